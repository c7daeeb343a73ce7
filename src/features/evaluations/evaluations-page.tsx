import { useEffect } from "react";
import { Link } from "react-router-dom";
import type { Domain } from "#core/contracts/domains.ts";
import { useCompletedTests, useCurrentUserId } from "../../browser/use-stored.ts";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { paths } from "../../ui/paths.ts";
import { DomainCard } from "./domain-card.tsx";
import styles from "./evaluations-page.module.css";
import { fillCompletions } from "./fill-completions.ts";

/** The hub: one card for each area, with the date it was done. */
export function EvaluationsPage({ domains }: { readonly domains: readonly Domain[] }) {
  const userId = useCurrentUserId();
  const completed = useCompletedTests(userId);
  const done = domains.filter(({ category }) => completed[category]).length;
  useEffect(() => {
    if (userId !== null) void fillCompletions(userId, domains);
  }, [userId, domains]);

  return (
    <>
      <h1>My Wellness Tools</h1>
      <p>Choose an area to begin. Take them in any order, one at a time, and pause whenever you like.</p>
      <p>
        <strong>
          {done} of {domains.length} done.
        </strong>
      </p>
      <ul className={styles.cards}>
        {domains.map((domain) => (
          <li key={domain.category}>
            <DomainCard domain={domain} completedAt={completed[domain.category]?.completedAt} />
          </li>
        ))}
      </ul>
      {Object.keys(completed).length > 0 && (
        <p className={styles.scores}>
          <Link to={paths.viewScores}>See all your scores</Link>
        </p>
      )}
      {Object.keys(completed).length > 0 && (
        <section className={styles.coach} aria-labelledby="coach-title">
          <h2 id="coach-title">Your Health Coach is ready</h2>
          <p>It speaks with you about your results and suggests small steps.</p>
          <ButtonRow>
            <ButtonLink to={paths.healthCoach}>Activate Health Coach</ButtonLink>
          </ButtonRow>
        </section>
      )}
    </>
  );
}
