import type { Site } from "#core/content-model/site.ts";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import type { Language } from "../../ui/language/language.ts";
import { sayText, useMessages, useText } from "../../ui/language/use-text.ts";
import { Loading } from "../../ui/loading.tsx";
import { scoreMessages } from "./messages.ts";
import { NoScore } from "./no-score.tsx";
import { ScoreResult } from "./score-result.tsx";
import { useScore } from "./use-score.ts";

type Props = {
  readonly offered: OfferedScale;
  /** The brand, and the sentence that a score is no diagnosis. */
  readonly site: Pick<Site, "brand" | "notDiagnosis">;
  /** True when the server stores earlier results and their explanations. */
  readonly hasOwnStorage: boolean;
};

export const scoreTitle = (language: Language, { offered: { name } }: Pick<Props, "offered">) =>
  scoreMessages(language).title({ name: sayText(name, language) });

/** The result of one scale, or why there is none yet. */
export function ScorePage({ offered, site, hasOwnStorage }: Props) {
  const { score, retry } = useScore(offered);
  const t = useMessages(scoreMessages);
  const say = useText();
  return (
    <>
      <h1 data-fills="">{t.title({ name: say(offered.name) })}</h1>
      {score.state === "loading" && <Loading text={t.loading} />}
      {score.state === "problem" && <NoScore offered={offered} problem={score.problem} onRetry={retry} />}
      {score.state === "result" && (
        <ScoreResult
          offered={offered}
          latest={score.latest}
          scale={score.scale}
          site={site}
          hasOwnStorage={hasOwnStorage}
        />
      )}
    </>
  );
}
