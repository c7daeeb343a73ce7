import { textOf } from "#core/content/text-of.ts";
import type { FurtherScale } from "#core/contracts/scale-view.ts";
import { assessmentOf } from "#core/surveys/assessment.ts";
import type { CompletedTests } from "../../browser/completed-tests.ts";
import cardStyles from "./assessment-card.module.css";
import { AssessmentCard } from "./assessment-card.tsx";
import styles from "./evaluations-page.module.css";

type Props = { readonly scales: readonly FurtherScale[]; readonly completed: CompletedTests };

/** The scales that belong to no domain. */
export function MoreAssessments({ scales, completed }: Props) {
  return (
    <section className={styles.more} aria-labelledby="more-title">
      <h2 id="more-title">More assessments</h2>
      <ul className={styles.cards}>
        {scales.map((scale) => {
          const assessment = assessmentOf(scale);
          return (
            <li key={scale.id}>
              <AssessmentCard assessment={assessment} completedAt={completed[assessment.category]?.completedAt}>
                <h3 className={cardStyles.name}>{textOf(scale.title)}</h3>
                {scale.description && <span>{textOf(scale.description)}</span>}
              </AssessmentCard>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
