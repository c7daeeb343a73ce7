import type { ExplainedResult, ExplainedValue, Explanation } from "#core/api/explanation.ts";
import { shownOf } from "#core/shared/shown-of.ts";
import type { Language } from "../../ui/language/language.ts";
import { numberText } from "../../ui/language/numbers.ts";
import { sayText, useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import styles from "./explanation.module.css";
import { explanationMessages } from "./messages.ts";
import { doneInWords, filledInWords, isSumOfPoints, valueInWords } from "./value-words.ts";

/** The steps from the points to each result, one line per value, and the band the result lies in. */
export function ScoreExplanation({ explanation }: { readonly explanation: Explanation }) {
  const { items, results = [] } = explanation;
  const t = useMessages(explanationMessages);
  const say = useText();
  return (
    <>
      <ResultSteps {...{ items }} part={explanation} title={explanation.main ? say(explanation.main) : t.yourNumber} />
      {results.map((result) => (
        <ResultSteps key={result.name} {...{ items }} part={result} title={say(result.title)} />
      ))}
    </>
  );
}

type Part = Pick<ExplainedResult, "filled" | "derived" | "score" | "band" | "range" | "decimals" | "unit" | "show">;

function ResultSteps(props: { readonly part: Part; readonly items: Explanation["items"]; readonly title: string }) {
  const { part, items, title } = props;
  const t = useMessages(explanationMessages);
  const language = useLanguage();
  const say = useText();
  const { hasNumber, hasMeaning } = shownOf(part);
  return (
    <dl className={styles.calculation}>
      {part.filled && (
        <div>
          <dt>{t.skipped}</dt>
          <dd>{filledInWords(part.filled, language)}</dd>
        </div>
      )}
      {part.derived.map((value) => (
        <div key={value.name}>
          <dt>{value.title ? say(value.title) : isSumOfPoints(value, items) ? t.points : t.between}</dt>
          <dd>
            <Done value={value} items={items} />
            {valueInWords(value, items, language)}
          </dd>
        </div>
      ))}
      {part.score && hasNumber && (
        <div className={styles.final}>
          <dt>{title}</dt>
          <dd>
            <Done value={part.score} items={items} />
            {valueInWords(part.score, items, language, part.decimals)}
            {part.unit && ` ${say(part.unit)}`}
          </dd>
        </div>
      )}
      {part.band && hasMeaning && (
        <div className={styles.final}>
          <dt>{hasNumber ? t.band : title}</dt>
          <dd>{hasNumber ? bandInWords(part, part.band, language) : say(part.band.meaning)}</dd>
        </div>
      )}
    </dl>
  );
}

type DoneProps = { readonly value: ExplainedValue; readonly items: Explanation["items"] };

/** What was done, in words before the numbers. */
function Done({ value, items }: DoneProps) {
  const done = doneInWords(value, items, useLanguage());
  return done && <span className={styles.done}>{done}</span>;
}

/**
 * The formulas in the language of the rule, for readers who want to check them. Values looked up in a table have none.
 */
export function Formulas({ explanation }: { readonly explanation: Explanation }) {
  const t = useMessages(explanationMessages);
  const { derived, score, results = [] } = explanation;
  const further = results.flatMap((one) => [...one.derived, ...(one.score ? [{ ...one.score, name: one.name }] : [])]);
  const written = [...derived, ...(score ? [score] : []), ...further].flatMap(({ name, kind, formula }) => {
    if (formula === null || kind === "table") return [];
    return [{ name, line: kind === "step" ? t.cutOffsOf({ name, formula }) : t.equals({ sum: name, value: formula }) }];
  });
  return (
    <details className={styles.written}>
      <summary>{t.asWritten}</summary>
      <ul className={styles.formulas}>
        {written.map(({ name, line }) => (
          <li key={name}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * Returns the band with its limits: "Moderate: from 14 to 26". A limit with decimals is written as "under" the next
 * band.
 */
export function bandInWords(
  { range, score }: Pick<Explanation, "range" | "score">,
  band: NonNullable<Explanation["band"]>,
  language: Language,
): string {
  const t = explanationMessages(language);
  const meaning = sayText(band.meaning, language);
  const from = numberText(Math.max(band.from, range.min), language);
  if (band.below === null) return t.bandTo({ meaning, from, to: numberText(range.max, language) });
  const isWhole = [band.from, band.below, range.min, range.max, score?.value].every(Number.isInteger);
  return isWhole
    ? t.bandTo({ meaning, from, to: numberText(band.below - 1, language) })
    : t.bandBelow({ meaning, from, below: numberText(band.below, language) });
}
