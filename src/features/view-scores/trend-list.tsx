import type { PublicScale } from "#core/api/public-scale.ts";
import type { ScoreRecord } from "#core/api/results.ts";
import type { Text } from "#core/content-model/text.ts";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import { TrendPlot } from "../../ui/trend/trend-plot.tsx";
import { forumText } from "./forum-text.ts";
import { trendMessages } from "./messages.ts";
import { trendsOf } from "./trends-of.ts";
import styles from "./view-scores-page.module.css";

type Props = {
  readonly latest: readonly ScoreRecord[];
  readonly previous: readonly ScoreRecord[];
  /** Scales by the name of the forum. For a missing scale, its description is left out. */
  readonly scales: ReadonlyMap<string, PublicScale>;
  readonly names: readonly Text[];
};

/** Shows for each area what its number measures, which direction is better, and its trend once there are two scores. */
export function TrendList({ latest, previous, scales, names }: Props) {
  const t = useMessages(trendMessages);
  const say = useText();
  const language = useLanguage();
  const trends = trendsOf([...latest, ...previous], language, scales);
  const shown = latest.filter(({ forum }) => scales.has(forum) || trends.some((trend) => trend.forum === forum));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="trends">
      <h2 id="trends">{t.title}</h2>
      <div className={styles.trends}>
        {shown.map(({ forum }) => {
          const trend = trends.find((one) => one.forum === forum);
          const scale = scales.get(forum);
          return (
            <div key={forum}>
              <h3>{forumText(forum, names, language)}</h3>
              {trend && <TrendPlot values={trend.values} top={scale?.gauge?.max ?? scale?.range.max ?? 0} />}
              <p>{trend ? trend.sentence : t.onlyOne}</p>
              {scale && (
                <p className={styles.about}>
                  {say(scale.about)} {scale.gauge && t[scale.gauge.better]}
                </p>
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}
