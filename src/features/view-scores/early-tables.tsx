import type { PublicScale } from "#core/api/public-scale.ts";
import type { ScoreRecord } from "#core/api/results.ts";
import type { Domain } from "#core/content-model/domains.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { AREAS, areasOf, HAS_EARLIER, ROW_TO_FILL } from "./early-scores.ts";
import { viewScoresMessages } from "./messages.ts";
import { ScoreTables } from "./score-tables.tsx";
import styles from "./view-scores-page.module.css";

type Props = { readonly domains: readonly Domain[]; readonly scales: readonly PublicScale[] };

const RECORD: ScoreRecord = { forum: "", value: 0, meaning: "", timestamp: "" };

/** The tables of the page with a row each to be filled, without earlier scores and with them, and what there is to know. */
export function TablesToFill({ domains, scales }: Props) {
  const t = useMessages(viewScoresMessages);
  return (
    <>
      <template {...{ [AREAS]: JSON.stringify(areasOf(domains, scales)) }} />
      {[[], [RECORD]].map((previous) => (
        <template key={previous.length} {...{ [HAS_EARLIER]: `${previous.length > 0}` }}>
          <div className={styles.beside}>
            <div>
              <ScoreTables scores={{ latest: [RECORD], previous }} rowOf={() => ROW_TO_FILL} />
              <p className={styles.table}>{t.restComes}</p>
            </div>
          </div>
        </template>
      ))}
    </>
  );
}
