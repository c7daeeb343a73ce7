import { Link, Navigate } from "react-router-dom";
import { paths } from "#core/shared/paths.ts";
import { currentToken, currentUserId } from "../../browser/session.ts";
import { useCurrentUserId } from "../../browser/use-stored.ts";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { EarlyWords } from "../../ui/early-words.tsx";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import { Loading } from "../../ui/loading.tsx";
import { navigationMessages } from "../../ui/messages.ts";
import { type PageData, usePageData } from "../../ui/page-data.ts";
import { Drawing } from "../../ui/pictures/drawing.tsx";
import { LOW_GROUND } from "../../ui/pictures/grounds.tsx";
import { SEEDLING } from "../../ui/pictures/moments/seedling.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { viewScoresMessages } from "./messages.ts";
import { readAllScores, type Scored, type Scores } from "./read-all-scores.ts";
import { rowOf } from "./score-rows.ts";
import { ScoreTables } from "./score-tables.tsx";
import { TrendList } from "./trend-list.tsx";
import styles from "./view-scores-page.module.css";

type Props = {
  readonly scored: readonly Scored[];
  /** Whether the server keeps small steps, and what the page for the doctor is made of. */
  readonly hasOwnStorage: boolean;
};

export function viewScoresLoader({ scored, hasOwnStorage }: Props): PageData<Scores> {
  const userId = currentUserId();
  return { loadedFor: userId, coming: readAllScores(userId, scored, hasOwnStorage) };
}

/**
 * Shows all results of an account. Guests are sent to the log-in, also when the session ends while the page is open.
 */
export function ViewScoresPage(props: Props) {
  const userId = useCurrentUserId();
  const isGuest = useHydrated() && userId === null;
  return isGuest ? <Navigate to={paths.about} replace /> : <AllScores {...props} userId={userId} />;
}

function AllScores({ userId, scored, hasOwnStorage }: Props & { readonly userId: string | null }) {
  const t = useMessages(viewScoresMessages);
  const { data: scores } = usePageData<Scores>(userId);
  const ways = useMessages(navigationMessages);
  const language = useLanguage();
  const names = scored.map(({ name }) => name);
  const isEmpty = scores?.state === "read" && scores.scores.latest.length === 0;
  return (
    <>
      <h1 data-fills="">{ways.scores}</h1>
      {!scores && <EarlyWords />}
      {!scores && <Loading text={t.loading} />}
      {scores?.state === "absent" && <p>{t.absent}</p>}
      {isEmpty && (
        <>
          <Drawing size="moment">
            {LOW_GROUND}
            {SEEDLING}
          </Drawing>
          <p>{t.empty}</p>
        </>
      )}
      {scores?.state === "read" && !isEmpty && (
        <div className={styles.beside}>
          <div>
            <ScoreTables scores={scores.scores} rowOf={rowOf(names, scores.scales, language)} />
            {hasOwnStorage && currentToken() !== null && (
              <p className={styles.ways}>
                <Link to={paths.doctorPage} className="target">
                  {ways.doctorPage}
                </Link>
              </p>
            )}
            <WaysOn startsAtHub={false} />
          </div>
          <TrendList {...scores} {...scores.scores} names={names} />
        </div>
      )}
      {(scores?.state === "absent" || isEmpty) && <WaysOn startsAtHub={isEmpty} />}
    </>
  );
}

/** One primary button: advice for users with scores, the hub for users without. */
function WaysOn({ startsAtHub }: { readonly startsAtHub: boolean }) {
  const t = useMessages(viewScoresMessages);
  const ways = useMessages(navigationMessages);
  return startsAtHub ? (
    <ButtonRow>
      <ButtonLink to={paths.evaluations}>{ways.toTools}</ButtonLink>
    </ButtonRow>
  ) : (
    <ButtonRow>
      <ButtonLink to={paths.evaluations} look="secondary">
        {ways.backToTools}
      </ButtonLink>
      <ButtonLink to={paths.healthCoach}>{t.advice}</ButtonLink>
    </ButtonRow>
  );
}
