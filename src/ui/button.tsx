import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router-dom";
import styles from "./button.module.css";

/** `hint` says what is missing before the way on opens. */
type Look = "primary" | "secondary" | "hint";

const classOf = (look: Look) => `${styles.button} ${styles[look]}`;

type ButtonProps = Omit<ComponentProps<"button">, "className" | "disabled"> & {
  readonly look?: Look;
  /** Stays in the tab order, so that the reason in `aria-describedby` can be found; a press does nothing. */
  readonly unavailable?: boolean;
};

/** A button at least 56 px high. One primary button a page. */
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
};

/** A link that is the main way on, and looks it. */
export function ButtonLink({ to, look = "primary", children, onClick }: ButtonLinkProps) {
  return (
    <Link to={to} className={classOf(look)} onClick={onClick}>
      {children}
    </Link>
  );
}

/** Buttons side by side; on a phone one above the other, the last one on top. `ends` sets Back left and Next right. */
export function ButtonRow({ ends = false, children }: { readonly ends?: boolean; readonly children: ReactNode }) {
  return <div className={ends ? `${styles.row} ${styles.ends}` : styles.row}>{children}</div>;
}
