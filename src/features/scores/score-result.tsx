import { useStore } from "@nanostores/react";
import type { ScaleView } from "#core/contracts/scale-view.ts";
import type { Band } from "#core/contracts/scoring-rule.ts";
import { bandIndexOf } from "#core/scoring/bands.ts";
import type { LatestScore } from "../../api/scores.ts";
import { betterSideSentence } from "../../ui/gauge/better-side.ts";
import { Gauge } from "../../ui/gauge/gauge.tsx";
import { useText } from "../../ui/language/use-text.ts";
import { Legend } from "../../ui/legend.tsx";
import { scoreMessages } from "./messages.ts";
import { Passport } from "./passport.tsx";
import styles from "./score-page.module.css";

type Props = { readonly latest: LatestScore; readonly scale: ScaleView; readonly notDiagnosis: string };

/** A score with its meaning: first what it means and one small step, then the number, then its source. */
export function ScoreResult({ latest, scale, notDiagnosis }: Props) {
  const t = useStore(scoreMessages);
  const say = useText();
  const score = Math.round(latest.score * 10) / 10;
  const isOutside = latest.score < scale.range.min || latest.score > scale.range.max;
  const bandIndex = isOutside ? -1 : bandIndexOf(scale.bands, latest.score);
  return (
    <>
      <div className={styles.result}>
        <Meaning band={scale.bands[bandIndex]} />
        <div>
          <Gauge name={say(scale.title)} scale={scale} score={score} bandIndex={bandIndex} />
          <p className={styles.direction}>{betterSideSentence(scale.gauge)}</p>
        </div>
      </div>
      <section className={styles.section}>
        <h2>{t.numbers}</h2>
        <Legend caption={say(scale.title)} bands={scale.bands} bandIndex={bandIndex} note={scale.legendNote} />
      </section>
      <section className={styles.section}>
        <h2>{t.about}</h2>
        <p>{say(scale.about)}</p>
        <p>{notDiagnosis}</p>
        <Passport instrument={scale.instrument} />
      </section>
    </>
  );
}

function Meaning({ band }: { readonly band: Band | undefined }) {
  const t = useStore(scoreMessages);
  const say = useText();
  if (!band) {
    return (
      <div>
        <p className={styles.lead}>{t.outside}</p>
        <p>{t.numberAlone}</p>
      </div>
    );
  }
  return (
    <div>
      <h2>{t.meaning}</h2>
      <p className={styles.lead}>{say(band.explanation)}</p>
      <div className={styles.step}>
        <h3>{t.step}</h3>
        <p>{say(band.nextStep)}</p>
      </div>
    </div>
  );
}
