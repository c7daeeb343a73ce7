import { useId, useState } from "react";
import { helpfulMark, markHelpful } from "../../browser/helpful.ts";
import { currentUserId } from "../../browser/session.ts";
import { Button } from "../../ui/button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import styles from "./advice-view.module.css";
import { coachMessages } from "./messages.ts";

/** Asks whether an advice was useful. The answer is stored in this browser and can be changed. */
export function Helpful({ advice }: { readonly advice: string }) {
  const t = useMessages(coachMessages);
  const id = useId();
  const [hasAnswered, setHasAnswered] = useState(false);
  const [mark, setMark] = useState(() => helpfulMark(currentUserId() ?? "", advice));
  const answer = (isHelpful: boolean) => {
    markHelpful(currentUserId() ?? "", advice, isHelpful);
    setMark(isHelpful);
    setHasAnswered(true);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in one row with its legend
    <div className={styles.tools} role="group" aria-labelledby={id}>
      <p id={id}>{t.helpful}</p>
      <Button look="secondary" aria-pressed={mark === true} onClick={() => answer(true)}>
        {mark === true && "✓ "}
        {t.yes}
      </Button>
      <Button look="secondary" aria-pressed={mark === false} onClick={() => answer(false)}>
        {mark === false && "✓ "}
        {t.no}
      </Button>
      <p role="status">{hasAnswered && t.thanks}</p>
    </div>
  );
}
