import { Navigate } from "react-router-dom";
import type { Domain } from "#core/contracts/domains.ts";
import type { ScoreRecord } from "#core/contracts/results.ts";
import { dateText, momentOf } from "../../browser/clock.ts";
import { useCurrentUserId } from "../../browser/use-stored.ts";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { paths } from "../../ui/paths.ts";
import { type ScoreRow, ScoreTable } from "../../ui/score-table.tsx";
import type { SplitScores } from "./split-scores.ts";
import { TrendList } from "./trend-list.tsx";
import { scoreText } from "./trends-of.ts";
import { useScores } from "./use-scores.ts";
import styles from "./view-scores-page.module.css";

/** All results of a person. Who is nobody goes to the log-in, also when the id goes while the page is open. */
export function ViewScoresPage({ domains }: { readonly domains: readonly Domain[] }) {
  const userId = useCurrentUserId();
  return userId === null ? <Navigate to={paths.about} replace /> : <Scores userId={userId} domains={domains} />;
}

function Scores({ userId, domains }: { readonly userId: string; readonly domains: readonly Domain[] }) {
  const scores = useScores(userId, domains);
  const isEmpty = scores.state === "read" && scores.scores.latest.length === 0;
  return (
    <>
      <h1>Your scores</h1>
      {scores.state === "loading" && <Loading text="Fetching your scores…" />}
      {scores.state === "absent" && <p>You find each of your results in its area, under My Wellness Tools.</p>}
      {isEmpty && <p>There are no scores yet. Choose an area you like, and your first score will stand here.</p>}
      {scores.state === "read" && !isEmpty && (
        <div className={styles.beside}>
          <div>
            <Tables scores={scores.scores} />
            <WaysOn startsAtHub={false} />
          </div>
          <TrendList {...scores.scores} scales={scores.scales} />
        </div>
      )}
      {(scores.state === "absent" || isEmpty) && <WaysOn startsAtHub={isEmpty} />}
    </>
  );
}

function Tables({ scores: { latest, previous } }: { readonly scores: SplitScores }) {
  return (
    <>
      <p>The newest score of each area comes first, then all earlier ones.</p>
      <div className={styles.table}>
        <ScoreTable caption="Latest Scores" rows={latest.map(rowOf)} />
      </div>
      <div className={styles.table}>
        {previous.length > 0 ? (
          <ScoreTable caption="Previous Scores" rows={previous.map(rowOf)} />
        ) : (
          <>
            <h2>Previous Scores</h2>
            <p>When you take an assessment again, its earlier score moves here.</p>
          </>
        )}
      </div>
    </>
  );
}

/** One primary button: advice for who has scores, the hub for who has none. */
function WaysOn({ startsAtHub }: { readonly startsAtHub: boolean }) {
  return startsAtHub ? (
    <ButtonRow>
      <ButtonLink to={paths.evaluations}>Go to My Wellness Tools</ButtonLink>
    </ButtonRow>
  ) : (
    <ButtonRow>
      <ButtonLink to={paths.evaluations} look="secondary">
        Back to My Wellness Tools
      </ButtonLink>
      <ButtonLink to={paths.healthCoach}>Get Personalized Advice</ButtonLink>
    </ButtonRow>
  );
}

function rowOf({ forum, value, meaning, timestamp }: ScoreRecord, index: number): ScoreRow {
  const moment = momentOf(timestamp);
  return {
    key: `${index}`,
    forum,
    score: scoreText(value),
    meaning,
    ...(moment ? { date: { text: dateText(moment), iso: moment.toISOString() } } : {}),
  };
}
