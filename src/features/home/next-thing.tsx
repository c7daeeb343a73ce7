import { Link } from "react-router-dom";
import { paths } from "#core/shared/paths.ts";
import { useBegunSurveys } from "../../answers/use-answer-sets.ts";
import { momentOf, now } from "../../browser/clock.ts";
import { useCompletedTests, useCurrentToken, useCurrentUserId } from "../../browser/use-stored.ts";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { useMyStep } from "../../ui/my-step/use-my-step.ts";
import { NextArea } from "../../ui/next-area/next-area.tsx";
import { whatNext } from "../../ui/next-area/what-next.ts";
import type { KnownProps } from "./known-props.ts";
import styles from "./next-thing.module.css";
import { nextThingMessages } from "./next-thing-messages.ts";

/** What comes next for a person who is logged in, as the hub says it: one strong link, and below it the small step. */
export function NextThing({ domains, hasOwnStorage }: KnownProps) {
  const ways = useMessages(navigationMessages);
  const userId = useCurrentUserId();
  const completed = useCompletedTests(userId);
  const next = whatNext(domains, completed, now(), useBegunSurveys());
  const token = useCurrentToken();
  return (
    <>
      <NextArea next={next} isGreeted />
      {(next.kind === "choose" || next.kind === "rest") && (
        <ButtonRow>
          <ButtonLink to={paths.evaluations}>{ways.tools}</ButtonLink>
        </ButtonRow>
      )}
      {hasOwnStorage && token !== null && Object.keys(completed).length > 0 && <StepLine token={token} />}
    </>
  );
}

/** The person's small step in two lines, or the offer of one. */
function StepLine({ token }: { readonly token: string }) {
  const t = useMessages(nextThingMessages);
  const { step } = useMyStep(token);
  if (step === undefined) return null;
  const askAt = momentOf(step?.askAt ?? "");
  const isAsked = step?.went === null && askAt !== null && askAt <= now();
  return (
    <>
      <p className={styles.step} lang={step?.language}>
        {step ? step.plan : t.noStep}
      </p>
      <p>
        <Link to={paths.myStep} className="target">
          {isAsked ? t.askStep : step ? t.seeStep : t.chooseStep}
        </Link>
      </p>
    </>
  );
}
