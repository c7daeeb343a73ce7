import { useStore } from "@nanostores/react";
import { useEffect, useMemo } from "react";
import { Link } from "react-router-dom";
import type { Domain } from "#core/contracts/domains.ts";
import { paths } from "#core/contracts/paths.ts";
import type { FurtherScale } from "#core/contracts/scale-view.ts";
import type { Text } from "#core/contracts/text.ts";
import { useCompletedTests, useCurrentUserId } from "../../browser/use-stored.ts";
import { sendWaiting } from "../../sending/send-waiting.ts";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { furtherAssessment } from "../../ui/further-scale.ts";
import { wayMessages } from "../../ui/messages.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import { AssessmentCard } from "./assessment-card.tsx";
import styles from "./evaluations-page.module.css";
import { fillCompletions } from "./fill-completions.ts";
import { hubMessages } from "./messages.ts";
import { MoreAssessments } from "./more-assessments.tsx";
import { NextArea } from "./next-area.tsx";
import { useLatestResults } from "./use-latest-results.ts";

type Props = {
  readonly domains: readonly Domain[];
  readonly scales: readonly FurtherScale[];
  readonly hasOwnStorage: boolean;
};

/** The hub: one card for each area, with the date it was done, the result in a word and what comes next. */
export function EvaluationsPage({ domains, scales, hasOwnStorage }: Props) {
  const t = useStore(hubMessages);
  const ways = useStore(wayMessages);
  const userId = useCurrentUserId();
  const completed = useCompletedTests(userId);
  const open = domains.filter(({ category }) => !completed[category]);
  const done = domains.length - open.length;
  const results = useLatestResults(userId, completed, domains, hasOwnStorage);
  const assessments = useMemo(() => [...domains, ...scales.map(furtherAssessment)], [domains, scales]);
  useEffect(() => {
    if (userId === null) return;
    void sendWaiting(assessments, "itself");
    void fillCompletions(userId, assessments);
  }, [userId, assessments]);

  return (
    <>
      <h1>{ways.tools}</h1>
      <p>{t.choose}</p>
      <p>
        <strong>{t.progress({ done, total: domains.length })}</strong>
      </p>
      {done > 0 && open[0] && <NextArea domain={open[0]} />}
      <ul className={styles.cards}>
        {domains.map((domain) => (
          <li key={domain.category}>
            <AssessmentCard
              assessment={domain}
              name={cardName(domain)}
              heading="h2"
              description={domain.description}
              completedAt={completed[domain.category]?.completedAt}
              result={results.get(domain.survey)}
              picture={<Picture name={domain.picture} />}
            />
          </li>
        ))}
      </ul>
      {scales.length > 0 && <MoreAssessments scales={scales} completed={completed} results={results} />}
      {Object.keys(completed).length > 0 && (
        <p className={styles.scores}>
          <Link to={paths.viewScores}>{t.allScores}</Link>
        </p>
      )}
      {Object.keys(completed).length > 0 && (
        <section className={styles.coach} aria-labelledby="coach-title">
          <h2 id="coach-title">{t.coachReady}</h2>
          <p>{t.coachText}</p>
          <ButtonRow>
            <ButtonLink to={paths.healthCoach}>{t.coachStart}</ButtonLink>
          </ButtonRow>
        </section>
      )}
    </>
  );
}

/** A card is headed by the category as it stands; a translation of that is the name of the area. */
const cardName = ({ category, name }: Domain): Text =>
  typeof name === "string" ? category : { ...name, default: category };
