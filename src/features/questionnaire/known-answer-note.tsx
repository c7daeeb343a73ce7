import { useEffect, useState } from "react";
import type { KnownAnswer } from "#core/content-model/known-answer.ts";
import { knownAnswer } from "#core/shared/known-answer.ts";
import { serverAbilities } from "../../answers/server-abilities.ts";
import type { DraftKeeper } from "../../answers/use-draft.ts";
import { now } from "../../browser/clock.ts";
import { currentToken } from "../../browser/session.ts";
import type { SurveyRun } from "../../survey-view/survey-run.ts";
import { useRun } from "../../survey-view/use-run.ts";
import { useText } from "../../ui/language/use-text.ts";
import styles from "./questionnaire.module.css";

type Props = { readonly known: KnownAnswer; readonly run: SurveyRun; readonly keeper: DraftKeeper };

/**
 * Fills in an answer that follows from what the person said when they registered, unless they have answered meanwhile, and
 * says where it comes from as long as it stands there. A provider's backend tells nothing of an account.
 */
export function KnownAnswerNote({ known, run, keeper }: Props) {
  const say = useText();
  const [filled, setFilled] = useState<string>();
  const { item } = known;
  useEffect(() => {
    const token = currentToken();
    if (token === null || !serverAbilities().hasOwnStorage || run.givenAnswers()[item] !== undefined) return;
    let isCurrent = true;
    import("../../api/accounts.ts")
      .then(({ fetchMyAccount }) => fetchMyAccount(token))
      .then(({ account }) => {
        const value = knownAnswer(known, account.yearOfBirth, now());
        if (!isCurrent || value === undefined || run.givenAnswers()[item] !== undefined) return;
        keeper.fillIn({ [item]: value });
        setFilled(value);
      })
      // Then the question is asked like any other.
      .catch((error: unknown) =>
        console.warn("The account could not be read.", error instanceof Error ? error.name : ""),
      );
    return () => {
      isCurrent = false;
    };
  }, [known, item, run, keeper]);
  const stands = useRun(run, () => filled !== undefined && run.isOnStep(item) && run.givenAnswers()[item] === filled);
  return <div role="status">{stands && <p className={styles.filledIn}>{say(known.note)}</p>}</div>;
}
