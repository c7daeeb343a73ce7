import type { ReactNode } from "react";
import type { ShownPart } from "#core/api/public-scale.ts";
import type { FurtherScore } from "#core/api/results.ts";
import type { RaisedAlert } from "#core/content-model/alerts.ts";
import type { SafetyNumbers } from "#core/content-model/safety.ts";
import { shownBandIndex } from "#core/shared/bands.ts";
import { shownOf } from "#core/shared/shown-of.ts";
import { talkOnce } from "#core/shared/talk-once.ts";
import { Gauge } from "../../ui/gauge/gauge.tsx";
import { rangeInWords } from "../../ui/gauge/gauge-words.ts";
import { scoreText } from "../../ui/language/numbers.ts";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import { gaugeMessages } from "../../ui/messages.ts";
import { Meaning, MeaningSentence, RestOfMeaning } from "./meaning.tsx";
import { scoreMessages } from "./messages.ts";
import styles from "./score-page.module.css";

type Props = {
  readonly name: string;
  readonly part: ShownPart;
  readonly score: number;
  readonly safety: SafetyNumbers;
  /** What the answers raised, all of it: it may be more pressing than the words of the band. */
  readonly alerts: readonly RaisedAlert[];
  /** Where the step of the result becomes one's own. */
  readonly stepPath?: string | null;
  /** What comes before the meaning, such as what the answers raised; beside the gauge where there is room. */
  readonly before?: ReactNode;
};

/** One number with its meaning: on a gauge where the rule has one, otherwise in words and figures. */
export function OneResult({ name, part, score, safety, alerts, stepPath = null, before }: Props) {
  const say = useText();
  const language = useLanguage();
  const { bands, gauge } = part;
  const { hasNumber, hasMeaning } = shownOf(part);
  const bandIndex = shownBandIndex(part, score);
  const hasWords = bands.length > 0 && hasMeaning;
  const band = bands[bandIndex];
  const talk = talkOnce(alerts, band, { say, language: language.code }).ofBand;
  const words = hasWords ? <Meaning {...{ band, safety, stepPath, talk }} /> : null;
  const sentence = hasWords ? <MeaningSentence band={band} /> : null;
  const rest = hasWords && band ? <RestOfMeaning band={band} /> : null;
  if (!gauge || !hasNumber) {
    return (
      <>
        {before}
        <Figure {...{ part, score, bandIndex }} />
        {sentence}
        {rest}
        {words}
      </>
    );
  }
  return (
    <div className={styles.result}>
      <div className={styles.said}>
        {before}
        {sentence}
        {rest}
      </div>
      <div className={styles.dial}>
        <Gauge name={name} scale={{ ...part, gauge }} score={score} bandIndex={bandIndex} />
      </div>
      <div className={styles.words}>{words}</div>
    </div>
  );
}

function Figure({ part, score, bandIndex }: Pick<Props, "part" | "score"> & { readonly bandIndex: number }) {
  const t = useMessages(gaugeMessages);
  const say = useText();
  const language = useLanguage();
  const band = part.bands[bandIndex];
  const { hasNumber, hasMeaning } = shownOf(part);
  return (
    <div>
      {hasMeaning && band && <p className={styles.category}>{say(band.meaning)}</p>}
      {hasNumber && (
        <p>
          <span className={styles.figure}>{scoreText(score, language, part)}</span>
          {part.unit && ` ${say(part.unit)}`}
          <br />
          {t.scale({ range: rangeInWords(part, language) })}
        </p>
      )}
    </div>
  );
}

type WithoutProps = Pick<FurtherScore, "missing" | "none"> & { readonly part: Pick<ShownPart, "none"> };

/** Why there is no number, in words. */
export function WhyNone({ missing, none, part }: WithoutProps) {
  const t = useMessages(scoreMessages);
  const say = useText();
  return (
    <>
      {missing && <p className={styles.lead}>{t.leftOpen(missing)}</p>}
      {none && part.none && <p className={styles.lead}>{say(part.none)}</p>}
    </>
  );
}
