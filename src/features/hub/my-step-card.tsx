import { Link } from "react-router-dom";
import type { MyStep } from "#core/api/steps.ts";
import { paths } from "#core/shared/paths.ts";
import { momentOf, now } from "../../browser/clock.ts";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { HowItWent } from "../../ui/my-step/how-it-went.tsx";
import { kindAnswer } from "../../ui/my-step/kind-answer.ts";
import { hubMessages } from "./messages.ts";
import styles from "./my-step-card.module.css";

type Props = {
  readonly step: MyStep;
  readonly token: string;
  readonly onAnswered: (step: MyStep) => void;
};

/** The person's one small step, which the hub leads with. */
export function MyStepCard({ step, token, onAnswered }: Props) {
  const t = useMessages(hubMessages);
  const words = useMessages(navigationMessages);
  const language = useLanguage();
  const askAt = momentOf(step.askAt ?? "");
  const isAsked = step.went === null && askAt !== null && askAt <= now();
  return (
    <section className={styles.card} aria-labelledby="my-step-title">
      <h2 id="my-step-title">{words.myStep}</h2>
      <p className={styles.plan} lang={step.language}>
        {step.plan} {step.otherwise}
      </p>
      {isAsked && <HowItWent step={step} token={token} heading="h3" onAnswered={onAnswered} />}
      {step.went && <p role="status">{kindAnswer(step.went, language)}</p>}
      <p>
        <Link to={paths.myStep} className="target">
          {step.went ? t.goOnWithStep : t.seeStep}
        </Link>
      </p>
    </section>
  );
}

/** Offers a small step to a person who has none. It stands below what comes next, which is one thing first. */
export function StepOffer() {
  const t = useMessages(hubMessages);
  const words = useMessages(navigationMessages);
  return (
    <section className={styles.card} aria-labelledby="my-step-title">
      <h2 id="my-step-title">{words.myStep}</h2>
      <p>{t.noStep}</p>
      <p>
        <Link to={paths.myStep} className="target">
          {t.chooseStep}
        </Link>
      </p>
    </section>
  );
}
