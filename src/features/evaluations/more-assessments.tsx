import { useStore } from "@nanostores/react";
import type { FurtherScale } from "#core/contracts/scale-view.ts";
import type { CompletedTests } from "../../browser/completed-tests.ts";
import { furtherAssessment } from "../../ui/further-scale.ts";
import { AssessmentCard } from "./assessment-card.tsx";
import styles from "./evaluations-page.module.css";
import { hubMessages } from "./messages.ts";
import type { LatestResults } from "./use-latest-results.ts";

type Props = {
  readonly scales: readonly FurtherScale[];
  readonly completed: CompletedTests;
  readonly results: LatestResults;
};

/** The scales that belong to no domain. */
export function MoreAssessments({ scales, completed, results }: Props) {
  const t = useStore(hubMessages);
  return (
    <section className={styles.more} aria-labelledby="more-title">
      <h2 id="more-title">{t.more}</h2>
      <ul className={styles.cards}>
        {scales.map((scale) => {
          const assessment = furtherAssessment(scale);
          return (
            <li key={scale.id}>
              <AssessmentCard
                assessment={assessment}
                name={scale.title}
                heading="h3"
                description={scale.description}
                completedAt={completed[assessment.category]?.completedAt}
                result={results.get(assessment.survey)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
