import type { WorkedValue, Working } from "#core/api/working.ts";
import type { Language } from "../../ui/language/language.ts";
import { numberText } from "../../ui/language/numbers.ts";
import { sayText, useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import styles from "./explanation.module.css";
import { workingMessages } from "./messages.ts";
import { valueInWords } from "./value-words.ts";

/** The steps from the points to the score, one line per value, and the band the score lies in. */
export function ScoreExplanation({ working }: { readonly working: Working }) {
  const { derived, score, items } = working;
  const t = useMessages(workingMessages);
  const language = useLanguage();
  const say = useText();
  const titleOf = ({ title, name }: WorkedValue) => (title ? say(title) : name);
  return (
    <dl className={styles.calculation}>
      {derived.map((value) => (
        <div key={value.name}>
          <dt>{titleOf(value)}</dt>
          <dd>{valueInWords(value, items, language)}</dd>
        </div>
      ))}
      {score && (
        <div className={styles.final}>
          <dt>{t.yourNumber}</dt>
          <dd>{valueInWords(score, items, language)}</dd>
        </div>
      )}
      {working.band && (
        <div className={styles.final}>
          <dt>{t.band}</dt>
          <dd>{bandInWords(working, working.band, language)}</dd>
        </div>
      )}
    </dl>
  );
}

/**
 * The formulas in the language of the rule, for readers who want to check them. Values looked up in a table have none.
 */
export function Formulas({ working: { derived, score } }: { readonly working: Working }) {
  const t = useMessages(workingMessages);
  const written = [...derived, ...(score ? [score] : [])].flatMap(({ name, kind, formula }) => {
    if (formula === null || kind === "table") return [];
    return [{ name, line: kind === "step" ? t.cutOffsOf({ name, formula }) : t.equals({ sum: name, value: formula }) }];
  });
  return (
    <>
      <p>{t.asWritten}</p>
      <ul className={styles.formulas}>
        {written.map(({ name, line }) => (
          <li key={name}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Returns the band with its limits: "Moderate: from 14 to 26". A limit with decimals is written as "under" the next
 * band.
 */
export function bandInWords(
  { range, score }: Pick<Working, "range" | "score">,
  band: NonNullable<Working["band"]>,
  language: Language,
): string {
  const t = workingMessages(language);
  const meaning = sayText(band.meaning, language);
  const from = numberText(Math.max(band.from, range.min), language);
  if (band.below === null) return t.bandTo({ meaning, from, to: numberText(range.max, language) });
  const isWhole = [band.from, band.below, range.min, range.max, score?.value].every(Number.isInteger);
  return isWhole
    ? t.bandTo({ meaning, from, to: numberText(band.below - 1, language) })
    : t.bandBelow({ meaning, from, below: numberText(band.below, language) });
}
