import type { MyStep, Went } from "#core/api/steps.ts";
import { type ChangeWords, changeFailure } from "../../api/change-failure.ts";
import { sendWent } from "../../api/steps.ts";
import { Button } from "../button.tsx";
import { useMessages } from "../language/use-text.ts";
import { showNotice } from "../notices.ts";
import { useSending } from "../use-sending.ts";
import styles from "./how-it-went.module.css";
import { myStepMessages } from "./messages.ts";

type Props = {
  readonly step: MyStep;
  readonly token: string;
  readonly heading: "h2" | "h3";
  readonly onAnswered: (step: MyStep) => void;
};

const ANSWERS = ["done", "partly", "not"] as const satisfies readonly Went[];

/** Asks how the step went. All three answers look alike, and none is better. */
export function HowItWent({ step, token, heading: Heading, onAnswered }: Props) {
  const t = useMessages(myStepMessages);
  const { send } = useSending();
  const answer = (went: Went) =>
    send(async () => {
      try {
        onAnswered(await sendWent(token, step.id, went));
      } catch (error) {
        const words: ChangeWords = {
          failed: (language) => myStepMessages(language).notNoted,
          unsure: (language) => myStepMessages(language).unsure,
        };
        showNotice(changeFailure(error, words, "form"));
      }
    });
  return (
    <div>
      <Heading>{t.ask}</Heading>
      <div className={styles.answers}>
        {ANSWERS.map((went) => (
          <Button key={went} look="secondary" onClick={() => void answer(went)}>
            {t[went]}
          </Button>
        ))}
      </div>
    </div>
  );
}
