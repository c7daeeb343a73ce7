import { Button, ButtonRow } from "../ui/button.tsx";
import styles from "./start.module.css";

/** Shown when the site's content did not arrive, before there is anything else to show. */
export function StartFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main className={styles.alone} role="alert">
      <h1>We could not reach the site</h1>
      <p>This is not your doing. The connection may be slow or cut off.</p>
      <p>Please wait a moment, then try again.</p>
      <ButtonRow>
        <Button onClick={onRetry}>Try again</Button>
      </ButtonRow>
    </main>
  );
}
