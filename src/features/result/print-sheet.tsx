import type { Explanation } from "#core/api/explanation.ts";
import type { PublicScale, ShownResult } from "#core/api/public-scale.ts";
import type { FurtherScore } from "#core/api/results.ts";
import type { RaisedAlert } from "#core/content-model/alerts.ts";
import type { SafetyNumbers } from "#core/content-model/safety.ts";
import type { Text } from "#core/content-model/text.ts";
import { alertsElsewhere } from "#core/shared/alerts-elsewhere.ts";
import { shownOf } from "#core/shared/shown-of.ts";
import { talkOnce } from "#core/shared/talk-once.ts";
import { momentOf } from "../../browser/clock.ts";
import { dateText } from "../../ui/language/dates.ts";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import { Legend } from "../../ui/legend.tsx";
import { areaColourOf } from "../../ui/pictures/area-colours.ts";
import { Alerts } from "./alerts.tsx";
import { AnswerTable } from "./answer-table.tsx";
import { explanationMessages, instrumentMessages, printMessages, scoreMessages } from "./messages.ts";
import { WhyNone } from "./one-result.tsx";
import styles from "./print-sheet.module.css";
import { resultInWords } from "./result-words.ts";
import { ScoreExplanation } from "./score-explanation.tsx";

type Props = {
  readonly name: Text;
  readonly brand: Text;
  readonly picture?: string | undefined;
  readonly scale: PublicScale;
  /** Null when too much was left open. */
  readonly score: number | null;
  readonly missing?: FurtherScore["missing"] | undefined;
  readonly none?: FurtherScore["none"] | undefined;
  readonly bandIndex: number;
  /** ISO 8601; null when the server did not send it. */
  readonly submittedAt: string | null;
  /** Null when the server stores none, or it could not be loaded. */
  readonly explanation: Explanation | null;
  readonly results: readonly FurtherScore[];
  readonly alerts: readonly RaisedAlert[];
  /** Whether the person wants alerts of abuse on the paper, which the wrong person may find. */
  readonly isWhole: boolean;
  readonly safety: SafetyNumbers;
};

/**
 * A result on paper, for a doctor to read. It appears only in print, in black and white, without the frame of the site.
 */
export function PrintSheet(props: Props) {
  const {
    name,
    brand,
    picture,
    scale,
    score,
    missing,
    none,
    bandIndex,
    submittedAt,
    results,
    alerts,
    isWhole,
    safety,
  } = props;
  const t = useMessages(printMessages);
  const w = useMessages(explanationMessages);
  const say = useText();
  const language = useLanguage();
  const moment = momentOf(submittedAt ?? "");
  const { hasNumber, hasMeaning } = shownOf(scale);
  const band = hasMeaning ? scale.bands[bandIndex] : undefined;
  const told = isWhole ? alerts : alertsElsewhere(alerts);
  const { cards } = talkOnce(told, band, { say, language: language.code });
  // The answers would tell what the alert that is left out does not.
  const isHeldBack = told.length < alerts.length;
  const explanation = isHeldBack ? null : props.explanation;
  return (
    <article className={styles.sheet} aria-label={t.action}>
      <header className={`${styles.header} washed`} data-area={areaColourOf(picture)}>
        <p>{t.header({ brand: say(brand) })}</p>
        {moment && <p>{t.taken({ day: dateText(moment, language) })}</p>}
      </header>
      <div className={styles.top}>
        <div>
          <h1>{say(name)}</h1>
          <p className={styles.result}>{resultInWords(scale, score, language)}</p>
          {score === null && <WhyNone part={scale} missing={missing} none={none} />}
          {band && <p>{say(band.explanation)}</p>}
          {(scale.further ?? []).map((part) => (
            <FurtherLine key={part.name} part={part} result={results.find((one) => one.name === part.name)} />
          ))}
        </div>
        <div>
          {scale.bands.length > 0 && hasNumber && hasMeaning && (
            <Legend caption={t.groups} bands={scale.bands} bandIndex={bandIndex} note={scale.legendNote} />
          )}
        </div>
      </div>
      <Alerts cards={cards} safety={safety} />
      {isHeldBack && <p>{t.answersHeldBack}</p>}
      {explanation && (
        <>
          <h2>{w.answers}</h2>
          <AnswerTable items={explanation.items} />
          <h2>{w.reckoned}</h2>
          <ScoreExplanation explanation={explanation} />
        </>
      )}
      <Source scale={scale} version={props.explanation?.version ?? null} />
    </article>
  );
}

type FurtherProps = { readonly part: ShownResult; readonly result: FurtherScore | undefined };

/** A further result in one line. */
function FurtherLine({ part, result }: FurtherProps) {
  const say = useText();
  const language = useLanguage();
  if (!result) return null;
  const { score, missing, none } = result;
  return (
    <>
      <p>
        <strong>{say(part.title)}:</strong> {resultInWords(part, score, language)}
      </p>
      {score === null && <WhyNone {...{ part, missing, none }} />}
    </>
  );
}

function Source({ scale, version }: { readonly scale: PublicScale; readonly version: string | null }) {
  const p = useMessages(instrumentMessages);
  const w = useMessages(explanationMessages);
  const m = useMessages(scoreMessages);
  const say = useText();
  const { basedOn, source, population, deviations, notice } = scale.instrument;
  return (
    <footer>
      <p>
        <strong>{m.about}.</strong> {say(scale.about)}
      </p>
      <p>
        <strong>{p.basedOn}:</strong> {say(basedOn)}. {source}. <strong>{p.madeFor}:</strong> {say(population)}.{" "}
        {deviations.length > 0 && (
          <>
            <strong>{p.deviations}:</strong> {deviations.map(say).join(" ")}{" "}
          </>
        )}
        {version && `${w.version({ version })}.`}
      </p>
      {notice && <p>{say(notice)}</p>}
    </footer>
  );
}
