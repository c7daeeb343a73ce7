import { useStore } from "@nanostores/react";
import { useEffect, useMemo } from "react";
import { Link } from "react-router-dom";
import type { Domain } from "#core/contracts/domains.ts";
import type { FurtherScale } from "#core/contracts/scale-view.ts";
import type { Text } from "#core/contracts/text.ts";
import { useCompletedTests, useCurrentUserId } from "../../browser/use-stored.ts";
import { sendWaiting } from "../../sending/send-waiting.ts";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { furtherAssessment } from "../../ui/further-scale.ts";
import { useText } from "../../ui/language/use-text.ts";
import { wayMessages } from "../../ui/messages.ts";
import { paths } from "../../ui/paths.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import cardStyles from "./assessment-card.module.css";
import { AssessmentCard } from "./assessment-card.tsx";
import styles from "./evaluations-page.module.css";
import { fillCompletions } from "./fill-completions.ts";
import { hubMessages } from "./messages.ts";
import { MoreAssessments } from "./more-assessments.tsx";

type Props = { readonly domains: readonly Domain[]; readonly scales: readonly FurtherScale[] };

/** The hub: one card for each area, with the date it was done. */
export function EvaluationsPage({ domains, scales }: Props) {
  const t = useStore(hubMessages);
  const ways = useStore(wayMessages);
  const say = useText();
  const userId = useCurrentUserId();
  const completed = useCompletedTests(userId);
  const done = domains.filter(({ category }) => completed[category]).length;
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
      <ul className={styles.cards}>
        {domains.map((domain) => (
          <li key={domain.category}>
            <AssessmentCard assessment={domain} completedAt={completed[domain.category]?.completedAt}>
              <Picture name={domain.picture} />
              <h2 className={cardStyles.name}>{say(cardName(domain))}</h2>
              <span>{say(domain.description)}</span>
            </AssessmentCard>
          </li>
        ))}
      </ul>
      {scales.length > 0 && <MoreAssessments scales={scales} completed={completed} />}
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
