import type { MyStep } from "#core/api/steps.ts";
import { type ChangeWords, changeFailure } from "../../api/change-failure.ts";
import { endStep } from "../../api/steps.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { showNotice } from "../../ui/notices.ts";
import { useSending } from "../../ui/use-sending.ts";
import { stepViewMessages } from "./messages.ts";
import styles from "./my-step.module.css";

type Props = { readonly step: MyStep; readonly token: string; readonly onDone: () => void };

/** Ends the step without another one in its place. */
export function PutAway({ step, token, onDone }: Props) {
  const t = useMessages(stepViewMessages);
  const { send } = useSending();
  const putAway = () =>
    send(async () => {
      try {
        await endStep(token, step.id);
        showNotice({ kind: "success", text: (language) => stepViewMessages(language).isPutAway });
        onDone();
      } catch (error) {
        const words: ChangeWords = {
          failed: (language) => stepViewMessages(language).notPutAway,
          unsure: (language) => stepViewMessages(language).unsure,
        };
        showNotice(changeFailure(error, words, "form"));
      }
    });
  return (
    <details className={styles.help}>
      <summary>{t.putAway}</summary>
      <p>{t.putAwayText}</p>
      <ButtonRow>
        <Button look="secondary" onClick={() => void putAway()}>
          {t.putAway}
        </Button>
      </ButtonRow>
    </details>
  );
}
