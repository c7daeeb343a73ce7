import type { MyStep } from "#core/api/steps.ts";
import { momentOf } from "../../browser/clock.ts";
import { dateText } from "../../ui/language/dates.ts";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import { stepViewMessages } from "./messages.ts";
import styles from "./my-step.module.css";

/** The steps before the present one: what, when, and how it went. Nothing is counted. */
export function PastSteps({ steps }: { readonly steps: readonly MyStep[] }) {
  const t = useMessages(stepViewMessages);
  const language = useLanguage();
  const went = { done: t.wentDone, partly: t.wentPartly, not: t.wentNot };
  return (
    <details className={styles.help}>
      <summary>{t.past}</summary>
      <ul className={styles.past}>
        {steps.map((step) => (
          <li key={step.id}>
            <p lang={step.language}>{step.plan}</p>
            <p className={styles.day}>
              {t.since({ day: dateText(momentOf(step.chosenAt) ?? new Date(step.chosenAt), language) })},{" "}
              {step.went ? went[step.went] : t.wentUntold}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
