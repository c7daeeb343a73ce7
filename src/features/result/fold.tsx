import type { ReactNode, Ref } from "react";
import { useLocation } from "react-router-dom";
import styles from "./score-page.module.css";

type Props = {
  /** Unique on the page; a link to it opens the fold. */
  readonly id: string;
  readonly title: string;
  /** What is pressed, where that is not the title. */
  readonly summary?: string;
  readonly onOpen?: () => void;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
};

/** A part of the result page that opens with a press: what a person may want to know, after what helps. */
export function Fold({ id, title, summary = title, onOpen, ref, children }: Props) {
  const { hash } = useLocation();
  return (
    <section className={styles.fold} aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {title}
      </h2>
      <details
        className={styles.disclosure}
        open={hash === `#${id}` || undefined}
        onToggle={({ currentTarget: { open } }) => open && onOpen?.()}
      >
        <summary ref={ref}>{summary}</summary>
        <div className={styles.unfolded}>{children}</div>
      </details>
    </section>
  );
}
