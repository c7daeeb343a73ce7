import type { HistoryEntry } from "#core/api/explanation.ts";
import type { PublicScale } from "#core/api/public-scale.ts";
import type { ScoreRecord } from "#core/api/results.ts";
import type { Text } from "#core/content-model/text.ts";
import { explainedChanges } from "#core/shared/score-changes.ts";
import { now } from "../../browser/clock.ts";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import { trendChartMessages } from "../../ui/trend/messages.ts";
import type { TrendStep } from "../../ui/trend/trend-results.ts";
import { TrendView } from "../../ui/trend/trend-view.tsx";
import { forumText } from "./forum-text.ts";
import { trendMessages } from "./messages.ts";
import { type Trend, trendsOf } from "./trends-of.ts";
import styles from "./view-scores-page.module.css";

type Props = {
  readonly latest: readonly ScoreRecord[];
  readonly previous: readonly ScoreRecord[];
  /** Scales by the name of the forum. For a missing scale, its description and chart are left out. */
  readonly scales: ReadonlyMap<string, PublicScale>;
  /** What our own server says of earlier results, by the name of the forum. */
  readonly histories: ReadonlyMap<string, readonly HistoryEntry[]>;
  readonly names: readonly Text[];
  /** The steps that the person took for an area, marked in its chart, by the name of the forum. */
  readonly steps: ReadonlyMap<string, readonly TrendStep[]>;
};

/** The id of the part, for links that lead to it. */
export const TRENDS = "how-it-went";
const HOW = `${TRENDS}-how`;

/** Shows for each area what its number measures, which direction is better, and a chart once there are two scores. */
export function TrendList({ latest, previous, scales, histories, names, steps }: Props) {
  const t = useMessages(trendMessages);
  const language = useLanguage();
  const chart = useMessages(trendChartMessages);
  const trends = trendsOf([...latest, ...previous], language, scales);
  const shown = latest.filter(({ forum }) => scales.has(forum) || trends.some((trend) => trend.forum === forum));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={TRENDS}>
      <h2 id={TRENDS} tabIndex={-1}>
        {t.title}
      </h2>
      {trends.length > 0 ? (
        <p id={HOW} className={styles.how}>
          {chart.how}
        </p>
      ) : (
        <p>{t.allOnlyOne}</p>
      )}
      <div className={styles.trends}>
        {shown.map(({ forum }) => (
          <Area
            key={forum}
            name={forumText(forum, names, language)}
            trend={trends.find((one) => one.forum === forum)}
            saysOnlyOne={trends.length > 0}
            scale={scales.get(forum)}
            history={histories.get(forum)}
            steps={steps.get(forum)}
          />
        ))}
      </div>
    </section>
  );
}

type AreaProps = {
  readonly name: string;
  readonly trend: Trend | undefined;
  /** Whether it says of one score that it is the only one; where all areas have one, the part says it once. */
  readonly saysOnlyOne: boolean;
  readonly scale: PublicScale | undefined;
  readonly history: readonly HistoryEntry[] | undefined;
  readonly steps: readonly TrendStep[] | undefined;
};

function Area({ name, trend, saysOnlyOne, scale, history, steps = [] }: AreaProps) {
  const t = useMessages(trendMessages);
  const say = useText();
  return (
    <div>
      <h3>{name}</h3>
      {trend ? <p>{trend.sentence}</p> : saysOnlyOne && <p>{t.onlyOne}</p>}
      {scale && <p className={styles.about}>{say(scale.about)}</p>}
      {trend && scale && (
        <TrendView
          {...{ name, scale, steps }}
          entries={history ?? trend.entries}
          changes={history ? explainedChanges(history, scale) : null}
          today={now()}
          howId={HOW}
        />
      )}
    </div>
  );
}
