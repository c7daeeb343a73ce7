import { useStore } from "@nanostores/react";
import type { FurtherScale } from "#core/contracts/scale-view.ts";
import type { CompletedTests } from "../../browser/completed-tests.ts";
import { furtherAssessment } from "../../ui/further-scale.ts";
import { useText } from "../../ui/language/use-text.ts";
import cardStyles from "./assessment-card.module.css";
import { AssessmentCard } from "./assessment-card.tsx";
import styles from "./evaluations-page.module.css";
import { hubMessages } from "./messages.ts";

type Props = { readonly scales: readonly FurtherScale[]; readonly completed: CompletedTests };

/** The scales that belong to no domain. */
export function MoreAssessments({ scales, completed }: Props) {
  const t = useStore(hubMessages);
  const say = useText();
  return (
    <section className={styles.more} aria-labelledby="more-title">
      <h2 id="more-title">{t.more}</h2>
      <ul className={styles.cards}>
        {scales.map((scale) => {
          const assessment = furtherAssessment(scale);
          return (
            <li key={scale.id}>
              <AssessmentCard assessment={assessment} completedAt={completed[assessment.category]?.completedAt}>
                <h3 className={cardStyles.name}>{say(scale.title)}</h3>
                {scale.description && <span>{say(scale.description)}</span>}
              </AssessmentCard>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
