import { DRAWINGS } from "./drawings.tsx";
import styles from "./picture.module.css";

/** A decorative drawing named by content. A name we have no drawing for shows nothing. */
export function Picture({ name, large = false }: { readonly name: string; readonly large?: boolean }) {
  const drawing = Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name] : undefined;
  if (!drawing) return null;
  return (
    <svg
      className={large ? `${styles.picture} ${styles.large}` : styles.picture}
      viewBox="0 0 120 120"
      aria-hidden="true"
    >
      {drawing}
    </svg>
  );
}
