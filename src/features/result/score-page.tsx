import type { Domain } from "#core/content-model/domains.ts";
import type { ShownSite } from "#core/content-model/site.ts";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { afterPaint } from "../../browser/after-paint.ts";
import { currentUserId } from "../../browser/session.ts";
import { EarlyWords } from "../../ui/early-words.tsx";
import type { Language } from "../../ui/language/language.ts";
import { sayText, useMessages, useText } from "../../ui/language/use-text.ts";
import { Loading } from "../../ui/loading.tsx";
import { type PageData, usePageData } from "../../ui/page-data.ts";
import { AreaHead } from "./area-head.tsx";
import { scoreMessages } from "./messages.ts";
import { NoScore } from "./no-score.tsx";
import { readScore, type Score, scoreFromReply } from "./read-score.ts";
import styles from "./score-page.module.css";
import { ScoreResult } from "./score-result.tsx";

type Props = {
  readonly offered: OfferedScale;
  /** The brand, the sentence that a score is no diagnosis, and numbers to call. */
  readonly site: Pick<ShownSite, "brand" | "notDiagnosis" | "safety">;
  /** True when the server stores earlier results and their explanations. */
  readonly hasOwnStorage: boolean;
  readonly domains: readonly Domain[];
};

export const scoreTitle = (language: Language, { offered: { name } }: Pick<Props, "offered">) =>
  scoreMessages(language).title({ name: sayText(name, language) });

export function scoreLoader({ offered }: Pick<Props, "offered">): PageData<Score> {
  const known = scoreFromReply(offered);
  const userId = currentUserId();
  // What came with the reply is shown before the server is asked whether there is something newer.
  const coming = known
    ? new Promise<Score>((resolve) =>
        afterPaint(() => resolve(currentUserId() === userId ? readScore(offered) : known)),
      )
    : readScore(offered);
  return { known, coming };
}

/** The result of one scale, or why there is none yet. */
export function ScorePage({ offered, site, hasOwnStorage, domains }: Props) {
  const { data: score, reload } = usePageData<Score>();
  const t = useMessages(scoreMessages);
  const say = useText();
  return (
    <>
      <AreaHead picture={offered.picture} isDone={!score?.error}>
        <h1 data-fills="" className={styles.area}>
          {t.title({ name: say(offered.name) })}
        </h1>
      </AreaHead>
      {!score && <EarlyWords />}
      {!score && <Loading text={t.loading} />}
      {score?.error && <NoScore offered={offered} error={score.error} onRetry={reload} />}
      {score?.error === null && (
        <ScoreResult
          offered={offered}
          latest={score.latest}
          scale={score.scale}
          site={site}
          hasOwnStorage={hasOwnStorage}
          domains={domains}
        />
      )}
    </>
  );
}
