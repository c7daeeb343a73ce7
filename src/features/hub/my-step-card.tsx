import { Link } from "react-router-dom";
import type { Domain } from "#core/content-model/domains.ts";
import { paths } from "#core/shared/paths.ts";
import { momentOf, now } from "../../browser/clock.ts";
import type { CompletedTests } from "../../browser/completed-tests.ts";
import { nextLooks } from "../../browser/next-looks.ts";
import { useCurrentToken } from "../../browser/use-stored.ts";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { HowItWent } from "../../ui/my-step/how-it-went.tsx";
import { kindAnswer } from "../../ui/my-step/kind-answer.ts";
import { hubMessages } from "./messages.ts";
import styles from "./my-step-card.module.css";
import { useMyStep } from "./use-my-step.ts";

type Props = {
  readonly domains: readonly Domain[];
  readonly completed: CompletedTests;
  /** Whether this site keeps steps. */
  readonly keepsSteps: boolean;
};

/** The person's one small step, which the hub leads with, and the way to the days of the next look. */
export function MyStepCard({ domains, completed, keepsSteps }: Props) {
  const t = useMessages(hubMessages);
  const token = useCurrentToken();
  const isShown = keepsSteps && token !== null && Object.keys(completed).length > 0;
  const offersOne = domains.some(({ category }) => completed[category]);
  return (
    <>
      {isShown && <StepCard token={token} offersOne={offersOne} />}
      {nextLooks(domains, completed).length > 0 && (
        <p>
          <Link to={paths.nextLook} className="target">
            {t.nextLook}
          </Link>
        </p>
      )}
    </>
  );
}

type StepCardProps = {
  readonly token: string;
  /** Whether somebody without a step is asked to choose one: only once an area is done. */
  readonly offersOne: boolean;
};

function StepCard({ token, offersOne }: StepCardProps) {
  const t = useMessages(hubMessages);
  const words = useMessages(navigationMessages);
  const language = useLanguage();
  const { step, setStep } = useMyStep(token);
  const askAt = momentOf(step?.askAt ?? "");
  const isAsked = step?.went === null && askAt !== null && askAt <= now();
  if (!step && !offersOne) return null;
  return (
    <section className={styles.card} aria-labelledby="my-step-title">
      <h2 id="my-step-title">{words.myStep}</h2>
      {!step && <p>{t.noStep}</p>}
      {step && (
        <p className={styles.plan} lang={step.language}>
          {step.plan} {step.otherwise}
        </p>
      )}
      {step && isAsked && <HowItWent step={step} token={token} heading="h3" onAnswered={setStep} />}
      {step?.went && <p role="status">{kindAnswer(step.went, language)}</p>}
      {step !== undefined && (
        <p>
          <Link to={paths.myStep} className="target">
            {step === null ? t.chooseStep : step.went ? t.goOnWithStep : t.seeStep}
          </Link>
        </p>
      )}
    </section>
  );
}
