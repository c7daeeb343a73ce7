import { useEffect, useMemo } from "react";
import { Link } from "react-router-dom";
import type { StandaloneScale } from "#core/api/public-scale.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { SafetyNumbers } from "#core/content-model/safety.ts";
import type { Text } from "#core/content-model/text.ts";
import { offeredScaleOf } from "#core/shared/offered-scale.ts";
import { paths } from "#core/shared/paths.ts";
import { useBegunSurveys } from "../../answers/use-answer-sets.ts";
import { now } from "../../browser/clock.ts";
import { nextLooks } from "../../browser/next-looks.ts";
import { useCompletedTests, useCurrentToken, useCurrentUserId } from "../../browser/use-stored.ts";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { useMyStep } from "../../ui/my-step/use-my-step.ts";
import { NextArea } from "../../ui/next-area/next-area.tsx";
import { whatNext } from "../../ui/next-area/what-next.ts";
import { Drawing } from "../../ui/pictures/drawing.tsx";
import { LOW_GROUND } from "../../ui/pictures/grounds.tsx";
import { House } from "../../ui/pictures/house.tsx";
import { BENCH } from "../../ui/pictures/moments/bench.tsx";
import { fillCompletions } from "./fill-completions.ts";
import styles from "./hub-page.module.css";
import { hubMessages } from "./messages.ts";
import { MoreScales } from "./more-scales.tsx";
import { MyStepCard, StepOffer } from "./my-step-card.tsx";
import { ScaleCard } from "./scale-card.tsx";
import { useLatestResults } from "./use-latest-results.ts";
import { useNewlyDone } from "./use-newly-done.ts";

type Props = {
  readonly domains: readonly Domain[];
  readonly scales: readonly StandaloneScale[];
  readonly hasOwnStorage: boolean;
  readonly safety: SafetyNumbers;
};

/** The hub: one card per area, with its completion date, the result in a word and the next step. */
export function HubPage({ domains, scales, hasOwnStorage, safety }: Props) {
  const t = useMessages(hubMessages);
  const ways = useMessages(navigationMessages);
  const userId = useCurrentUserId();
  const completed = useCompletedTests(userId);
  const done = useMemo(() => domains.filter(({ category }) => completed[category]), [domains, completed]);
  const donePictures = useMemo(() => new Set(done.map(({ picture }) => picture)), [done]);
  const isAllDone = done.length === domains.length;
  const isNewlyDone = useNewlyDone(userId, donePictures);
  const begun = useBegunSurveys();
  const next = whatNext(domains, completed, now(), begun);
  const token = useCurrentToken();
  const stepToken = hasOwnStorage && Object.keys(completed).length > 0 ? token : null;
  const { step, setStep } = useMyStep(stepToken);
  const results = useLatestResults(userId, completed, domains, hasOwnStorage);
  const offeredScales = useMemo(() => [...domains, ...scales.map(offeredScaleOf)], [domains, scales]);
  useEffect(() => {
    if (userId === null) return;
    Promise.all([import("../../answers/send-waiting.ts"), import("../../answers/bring-carried.ts")])
      .then(([{ sendWaiting }, { bringCarried }]) =>
        Promise.all([sendWaiting(offeredScales, "itself"), bringCarried(offeredScales)]),
      )
      .catch((error: unknown) => console.error(error));
    void fillCompletions(userId, offeredScales);
  }, [userId, offeredScales]);

  return (
    <>
      <div className={styles.lead}>
        <div>
          <h1>{ways.tools}</h1>
          <div data-varies="">
            <p className={styles.progress}>
              {isAllDone ? t.allDone : t.progress({ done: done.length, total: domains.length })}
            </p>
            {step && stepToken && <MyStepCard step={step} token={stepToken} onAnswered={setStep} />}
            <NextArea next={next} />
            {!step && stepToken && done.length > 0 && <StepOffer />}
            {nextLooks(domains, completed).length > 0 && (
              <p>
                <Link to={paths.nextLook} className="target">
                  {t.nextLook}
                </Link>
              </p>
            )}
          </div>
        </div>
        <div data-varies="">
          <House done={donePictures} isNew={isNewlyDone} />
        </div>
      </div>
      <ul className={styles.cards} data-varies="">
        {domains.map((domain) => (
          <li key={domain.category}>
            <ScaleCard
              offered={domain}
              name={cardName(domain)}
              heading="h2"
              description={domain.description}
              completedAt={completed[domain.category]?.completedAt}
              result={results.get(domain.survey)}
              safety={safety}
              picture={domain.picture}
              isNew={isNewlyDone(domain.picture)}
            />
          </li>
        ))}
      </ul>
      {scales.length > 0 && <MoreScales {...{ scales, completed, results, safety }} />}
      {Object.keys(completed).length > 0 && (
        <p className={styles.scores}>
          <Link to={paths.viewScores}>{ways.allScores}</Link>
        </p>
      )}
      {hasOwnStorage && token !== null && Object.keys(completed).length > 0 && (
        <p className={styles.scores}>
          <Link to={paths.doctorPage}>{ways.doctorPage}</Link>
        </p>
      )}
      <section className={styles.further} aria-labelledby="numbers-title" data-varies="">
        <div>
          <h2 id="numbers-title">{ways.knowYourNumbers}</h2>
          <p>{t.numbersText}</p>
          <p>
            <Link to={paths.knowYourNumbers} className="target">
              {t.numbersStart}
            </Link>
          </p>
        </div>
      </section>
      {done.length > 0 && (
        <section className={styles.further} aria-labelledby="coach-title">
          {isAllDone && (
            <Drawing size="moment">
              {LOW_GROUND}
              {BENCH}
            </Drawing>
          )}
          <div>
            <h2 id="coach-title">{t.coachReady}</h2>
            <p>{t.coachText}</p>
            <ButtonRow>
              <ButtonLink to={paths.healthCoach}>{t.coachStart}</ButtonLink>
            </ButtonRow>
          </div>
        </section>
      )}
    </>
  );
}

/** Returns the heading of a card: the English category, translated by the area's name. */
const cardName = ({ category, name }: Domain): Text =>
  typeof name === "string" ? category : { ...name, default: category };
