import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router-dom";
import { mayMovePages } from "../browser/page-motion.ts";
import styles from "./button.module.css";

/** `hint` tells what is missing before the user can continue. */
type Look = "primary" | "secondary" | "hint";

const classOf = (look: Look) => `${styles.button} ${styles[look]}`;

type ButtonProps = Omit<ComponentProps<"button">, "className" | "disabled"> & {
  readonly look?: Look;
  /** The button stays in the tab order, so that the reason in `aria-describedby` can be found. A press does nothing. */
  readonly unavailable?: boolean;
};

/** A button at least 56 px high. A page has at most one primary button. */
export function Button({ look = "primary", unavailable = false, type = "button", onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classOf(look)}
      aria-disabled={unavailable || undefined}
      onClick={unavailable ? (event) => event.preventDefault() : onClick}
    />
  );
}

type ButtonLinkProps = {
  readonly to: string;
  readonly look?: Look;
  readonly children: ReactNode;
  readonly onClick?: () => void;
  /** Whether the next page grows out of this one, with the picture they share. */
  readonly moves?: boolean;
};

/** A link that looks like a button. */
export function ButtonLink({ to, look = "primary", children, onClick, moves = false }: ButtonLinkProps) {
  return (
    <Link to={to} className={classOf(look)} onClick={onClick} viewTransition={moves && mayMovePages()}>
      {children}
    </Link>
  );
}

/**
 * Buttons side by side; on a phone stacked, with the last one on top. `ends` places Back on the left and Next on the
 * right.
 */
export function ButtonRow({ ends = false, children }: { readonly ends?: boolean; readonly children: ReactNode }) {
  return <div className={ends ? `${styles.row} ${styles.ends}` : styles.row}>{children}</div>;
}
