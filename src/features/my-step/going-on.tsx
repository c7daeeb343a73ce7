import { useEffect, useRef } from "react";
import type { MyStep, Went } from "#core/api/steps.ts";
import type { ShownSteps } from "#core/content-model/steps.ts";
import { textOf } from "#core/shared/text-of.ts";
import { randomId } from "../../browser/random-id.ts";
import { Button } from "../../ui/button.tsx";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import { kindAnswer } from "../../ui/my-step/kind-answer.ts";
import { stepViewMessages } from "./messages.ts";
import styles from "./my-step.module.css";
import { entriesOf, offeredStep, type StepEntries } from "./step-entries.ts";
import { useKeepStep } from "./use-keep-step.ts";

type Props = {
  readonly step: MyStep;
  readonly went: Went;
  readonly content: ShownSteps | null;
  readonly token: string;
  readonly onKept: () => void;
  readonly onFill: (entries: StepEntries) => void;
  readonly onAnother: () => void;
  readonly onAskAgain: () => void;
};

/** A kind word on how it went, then: keep the step, make it smaller, or choose another. */
export function GoingOn({ step, went, content, token, onKept, onFill, onAnother, onAskAgain }: Props) {
  const t = useMessages(stepViewMessages);
  const language = useLanguage();
  const answer = useRef<HTMLParagraphElement>(null);
  const next = useRef(randomId());
  const { keep } = useKeepStep({ token, onKept, onEnded: onKept });
  useEffect(() => answer.current?.focus(), []);
  const { survey, offered, language: chosenIn, words } = step;
  const smaller = offeredStep(content, step)?.smaller;
  const makeSmaller = () =>
    onFill(
      entriesOf({ survey, words: { ...words, ...(smaller ? { what: textOf(smaller, chosenIn) } : {}) } }, content),
    );
  return (
    <section className={styles.question}>
      <p ref={answer} tabIndex={-1} role="status">
        {kindAnswer(went, language)}
      </p>
      <h2>{t.goOn}</h2>
      <div className={styles.choices}>
        <Button
          look="secondary"
          onClick={() => void keep(next.current, { survey, offered, language: chosenIn, words })}
        >
          {t.keepIt}
        </Button>
        <Button look="secondary" onClick={makeSmaller}>
          {t.smaller}
        </Button>
        <Button look="secondary" onClick={onAnother}>
          {t.another}
        </Button>
      </div>
      <p>
        <button type="button" className={styles.quiet} onClick={onAskAgain}>
          {t.askAgain}
        </button>
      </p>
    </section>
  );
}
