import type { PublicScale } from "#core/api/public-scale.ts";
import { shownOf } from "#core/shared/shown-of.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { MeaningSentence, RestOfMeaning } from "./meaning.tsx";
import { scoreMessages } from "./messages.ts";
import styles from "./score-page.module.css";

/**
 * Returns whether the page of a scale begins with the words of a band, and they may stand alone for some seconds: where an
 * answer may tell of a crisis, whom to call belongs to them.
 */
export function hasEarlyWords(scale: PublicScale): boolean {
  const { hasNumber, hasMeaning } = shownOf(scale);
  return (
    hasNumber && hasMeaning && scale.gauge !== undefined && !scale.hasCrisisAlert && !(scale.further && scale.main)
  );
}

/**
 * The words of each band as the result begins with them, in templates: nobody knows yet which of them are meant. Those of a
 * result of concern are left to the page, which says what helps too.
 */
export function WordsOfBands({ bands }: Pick<PublicScale, "bands">) {
  const t = useMessages(scoreMessages);
  return bands.map((band) => (
    <template key={band.from} data-from={band.from}>
      {band.tone !== "alert" && (
        <>
          <div className={styles.result}>
            <div className={styles.said}>
              <MeaningSentence band={band} />
              <RestOfMeaning band={band} />
            </div>
          </div>
          <p className={styles.comes}>{t.loading}</p>
        </>
      )}
    </template>
  ));
}
