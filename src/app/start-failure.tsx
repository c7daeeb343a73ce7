import { Button, ButtonRow } from "../ui/button.tsx";
import { useMessages } from "../ui/language/use-text.ts";
import { navigationMessages } from "../ui/messages.ts";
import { Drawing } from "../ui/pictures/drawing.tsx";
import { LOW_GROUND } from "../ui/pictures/grounds.tsx";
import { TELEPHONE } from "../ui/pictures/moments/telephone.tsx";
import { startMessages } from "./messages.ts";
import styles from "./start.module.css";

/** Shown when the site's content could not be loaded and nothing else is on the screen yet. */
export function StartFailure({ onRetry }: { readonly onRetry: () => void }) {
  const t = useMessages(startMessages);
  const ways = useMessages(navigationMessages);
  return (
    <main className={styles.alone}>
      <Drawing size="moment">
        {LOW_GROUND}
        {TELEPHONE}
      </Drawing>
      <div role="alert">
        <h1>{t.unreached}</h1>
        <p>{t.notYou}</p>
        <p>{t.wait}</p>
      </div>
      <ButtonRow>
        <Button onClick={onRetry}>{ways.tryAgain}</Button>
      </ButtonRow>
    </main>
  );
}
