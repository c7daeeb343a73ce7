import type { JSONPath } from "jsonc-parser";
import type { ScoringFacts } from "#core/api/studio.ts";
import { useText } from "../../../ui/language/use-text.ts";
import { openSoon } from "../fields/focus-soon.ts";
import { EntryList } from "../lists/entry-list.tsx";
import { addButtonId } from "../lists/list-buttons.tsx";
import { Place } from "../places/place.tsx";
import studio from "../studio.module.css";
import { addBand, copyBand, deleteBand, endLegend, moveBand, moveBorder } from "./band-edits.ts";
import { inRuns, type LooseBand, skippedBy, stretchesOf } from "./band-stretches.ts";
import { BandsRuler } from "./bands-ruler.tsx";
import { EntryFold, entryId } from "./entry-fold.tsx";
import { NumberField } from "./number-field.tsx";
import { HINTS, LABELS } from "./property-words.ts";
import { entriesIn, type RuleContext } from "./rule-context.ts";
import { inTurn, putValue } from "./rule-edits.ts";
import { blankOf, entrySchema, type Schema } from "./rule-schema.ts";
import { ObjectFields } from "./schema-field.tsx";
import scoring from "./scoring.module.css";
import { words } from "./words.ts";

type Props = {
  readonly context: RuleContext;
  /** Where the result stands in the file; its bands are within. */
  readonly path: JSONPath;
  readonly result: Readonly<Record<string, unknown>>;
  /** The schema of the result. */
  readonly schema: Schema;
  readonly reach: NonNullable<ScoringFacts["results"]>[number] | undefined;
};

/** The bands of a result: on the ruler, in words, and each with its texts. */
export function BandsForm({ context, path: place, result, schema, reach }: Props) {
  const say = useText();
  const { edit } = context;
  const path = [...place, "bands"];
  const list = path.join("-");
  const entry = entrySchema(schema.properties?.["bands"] ?? {});
  const bands = entriesIn<LooseBand>(result["bands"]).map(
    (band): LooseBand => ({ ...band, from: Number(band.from) || 0 }),
  );
  const scores = reach?.scores ?? [];
  const where = { path, bands, scores };
  const nameOf = ({ meaning }: LooseBand, index: number) => (meaning && say(meaning)) || words.band(index + 1);
  return (
    <Place path={path}>
      <h4>{words.bands}</h4>
      {scores.length > 0 && reach ? (
        <>
          <BandsRuler
            bands={bands}
            scores={shownScores(scores, result["gauge"])}
            onMove={(index, from) => edit((json) => moveBorder(json, where, index, from))}
          />
          <RulerInWords
            bands={bands}
            reach={reach}
            nameOf={nameOf}
            range={result["range"]}
            onRange={(min, max) => edit((json) => rangeEdits(json, place, result, min, max))}
          />
        </>
      ) : (
        <p className={studio.small}>{context.facts.isKnown ? words.noScores : words.reading}</p>
      )}
      {bands.length === 0 && <p>{words.noBands}</p>}
      <EntryList
        list={list}
        entries={bands}
        nameOf={(band, index) => words.bandNamed(nameOf(band, index))}
        onMove={(from, to) => edit((json) => moveBand(json, where, from, to))}
        onCopy={(_, index) => {
          edit((json) => copyBand(json, where, index));
          openSoon(entryId(list, index + 1));
        }}
        onDelete={(_, index) => edit((json) => deleteBand(json, where, index))}
      >
        {(band, index, buttons) => (
          <EntryFold
            id={entryId(list, index)}
            path={[...path, index]}
            summary={`${words.band(index + 1)} ${band.meaning === undefined ? "" : say(band.meaning)}`}
            buttons={buttons}
          >
            <Place path={[...path, index, "from"]}>
              <NumberField
                label={LABELS["from"] ?? ""}
                hint={HINTS["from"]}
                value={band.from}
                onNumber={(from = 0) => edit((json) => moveBorder(json, where, index, from))}
              />
            </Place>
            <ObjectFields context={context} schema={entry} path={[...path, index]} value={band} without={["from"]} />
          </EntryFold>
        )}
      </EntryList>
      <button
        type="button"
        id={addButtonId(list)}
        className={scoring.act}
        onClick={() => {
          edit((json) => addBand(json, where, blankOf(entry) as object));
          openSoon(entryId(list, bands.length));
        }}
      >
        {words.addBand}
      </button>
    </Place>
  );
}

type WordsProps = {
  readonly bands: readonly LooseBand[];
  readonly reach: NonNullable<Props["reach"]>;
  readonly nameOf: (band: LooseBand, index: number) => string;
  readonly range: unknown;
  readonly onRange: (min: number, max: number) => void;
};

/** Says in words what the ruler shows: which scores there are, what each band holds, and what is wrong. */
function RulerInWords({ bands, reach: { scores, isProved }, nameOf, range, onRange }: WordsProps) {
  const [low, high] = [scores[0] ?? 0, scores.at(-1) ?? 0];
  const skipped = isProved ? skippedBy(scores) : [];
  const first = bands[0]?.from ?? low;
  const outside = bands.length > 0 ? scores.filter((score) => score < first) : [];
  const stated = (range ?? {}) as { readonly min?: unknown; readonly max?: unknown };
  const stretches = stretchesOf(bands, scores, high);
  return (
    <div role="status">
      <p className={studio.small}>{words.scoresFound(low, high, scores.length, isProved)}</p>
      {skipped.length > 0 && <p className={studio.small}>{words.unreachable(inRuns(skipped))}</p>}
      {(stated.min !== low || stated.max !== high) && (
        <p className={scoring.marked}>
          <button type="button" className={scoring.act} onClick={() => onRange(low, high)}>
            {words.rangeDiffers(low, high)}
          </button>
        </p>
      )}
      {outside.length > 0 && (
        <p className={scoring.marked}>{words.noBandFor(outside[0] ?? low, outside.at(-1) ?? low)}</p>
      )}
      {bands.map((band, index) => {
        const before = bands[index - 1];
        const name = nameOf(band, index);
        if (before && before.from >= band.from) {
          return (
            <p key={index} className={scoring.marked}>
              {words.overlaps(nameOf(before, index - 1), name)}
            </p>
          );
        }
        return stretches[index]?.first === null ? (
          <p key={index} className={scoring.marked}>
            {words.emptyBand(name)}
          </p>
        ) : null;
      })}
    </div>
  );
}

/** Leaves out the scores beyond a gauge at whose end the needle stops: they would push all others together. */
function shownScores(scores: readonly number[], gauge: unknown): readonly number[] {
  const { capped, max } = (gauge ?? {}) as { readonly capped?: unknown; readonly max?: unknown };
  const kept = capped === true && typeof max === "number" ? scores.filter((score) => score <= max) : scores;
  return kept.length > 0 ? kept : scores;
}

/** Writes the range that answers have, and the end of a gauge that ended where the range did. */
function rangeEdits(json: string, place: JSONPath, result: Props["result"], min: number, max: number) {
  const [gauge, range] = [result["gauge"], result["range"]] as readonly ({ readonly max?: unknown } | undefined)[];
  const follows = gauge !== undefined && gauge.max === range?.max;
  return inTurn(
    json,
    (text) => putValue(text, [...place, "range", "min"], min),
    (text) => putValue(text, [...place, "range", "max"], max),
    (text) => {
      const bands = entriesIn<LooseBand>(result["bands"]) as readonly LooseBand[];
      return typeof range?.max === "number" ? endLegend(text, [...place, "bands"], bands, range.max, max) : [];
    },
    (text) => (follows ? putValue(text, [...place, "gauge", "max"], max) : []),
  );
}
