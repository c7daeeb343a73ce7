import { Link } from "react-router-dom";
import type { Criteria } from "#core/contracts/advice.ts";
import { paths } from "../../ui/paths.ts";
import { AdviceView } from "./advice-view.tsx";
import styles from "./coach-page.module.css";
import { useAdvice } from "./use-advice.ts";

const CARDS: readonly { readonly criteria: Criteria; readonly title: string; readonly text: string }[] = [
  { criteria: "Anyone", title: "General Wellness", text: "Good habits for everybody, in each part of life." },
  { criteria: "LikeMe", title: "People Like Me", text: "Advice that starts from your own latest results." },
];
const LOADING = "Fetching your personalized recommendations...";

/** Advice for everybody, or from one's own results. */
export function CoachPage() {
  const { advice, choose } = useAdvice();
  const chosen = advice.state === "none" ? null : advice.criteria;
  const title = CARDS.find(({ criteria }) => criteria === chosen)?.title ?? "";
  return (
    <>
      <h1>Health Coach</h1>
      <p>What kind of advice would you like? Choose a card.</p>
      <div className={styles.cards}>
        {CARDS.map(({ criteria, title, text }) => (
          <button
            key={criteria}
            type="button"
            className={styles.card}
            aria-pressed={criteria === chosen}
            onClick={() => choose(criteria)}
          >
            <span className={styles.cardTitle}>{title}</span>
            <span>{text}</span>
            <span className={styles.cardAction}>{criteria === chosen ? "✓ Chosen" : "Show this advice"}</span>
          </button>
        ))}
      </div>
      <div role="status">
        {advice.state === "loading" && (
          <p className={styles.loading}>
            <span className={styles.spinner} aria-hidden="true" />
            <span>{LOADING}</span>
          </p>
        )}
      </div>
      <div role="alert">
        {advice.state === "failed" && (
          <div className={styles.failed}>
            <p>
              <strong>{advice.text}</strong>
            </p>
            <p>{advice.cause}</p>
          </div>
        )}
      </div>
      {advice.state === "ready" && <AdviceView title={`Your advice: ${title}`} text={advice.text} />}
      <section className={styles.further} aria-labelledby="further-title">
        <h2 id="further-title">A question of your own?</h2>
        <p>
          <Link to={paths.adviceChat} className={styles.link}>
            Ask in the AI-Driven Advice chat
          </Link>
        </p>
        <p>
          <Link to={paths.evaluations} className={styles.link}>
            Back to My Wellness Tools
          </Link>
        </p>
      </section>
    </>
  );
}
