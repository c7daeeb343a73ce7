import type { PublicScale } from "#core/api/public-scale.ts";
import type { ScoreRecord } from "#core/api/results.ts";
import type { Domain } from "#core/content-model/domains.ts";
import { AREAS, type EarlyArea, HAS_EARLIER, ROW_TO_FILL } from "./early-scores.ts";
import { ScoreTables } from "./score-tables.tsx";
import styles from "./view-scores-page.module.css";

type Props = { readonly domains: readonly Domain[]; readonly scales: readonly PublicScale[] };

const RECORD: ScoreRecord = { forum: "", value: 0, meaning: "", timestamp: "" };

/** The tables of the page with a row each to be filled, without earlier scores and with them, and what there is to know. */
export function TablesToFill({ domains, scales }: Props) {
  const areas = domains.flatMap(({ category, name, survey }): EarlyArea[] => {
    const scale = scales.find((one) => one.scale === survey);
    return scale ? [{ category, name, scale: ofRow(scale) }] : [];
  });
  return (
    <>
      <template {...{ [AREAS]: JSON.stringify(areas) }} />
      {[[], [RECORD]].map((previous) => (
        <template key={previous.length} {...{ [HAS_EARLIER]: `${previous.length > 0}` }}>
          <div className={styles.beside}>
            <div>
              <ScoreTables scores={{ latest: [RECORD], previous }} rowOf={() => ROW_TO_FILL} />
            </div>
          </div>
        </template>
      ))}
    </>
  );
}

const ofRow = ({ range, decimals, show, bands }: PublicScale): EarlyArea["scale"] => ({
  range,
  ...(decimals === undefined ? {} : { decimals }),
  ...(show === undefined ? {} : { show }),
  bands: bands.map(({ from, meaning, aside }) => ({ from, meaning, ...(aside === undefined ? {} : { aside }) })),
});
