import type { FactsOfItem } from "#core/api/studio.ts";
import { useText } from "../../../ui/language/use-text.ts";
import { placeOf } from "../places/place.tsx";
import studio from "../studio.module.css";
import { PointsCell } from "./points-cell.tsx";
import {
  clearItem,
  hasNoPoints,
  type Points,
  type PointsEntry,
  pointsInOrder,
  reversed,
  setEntry,
  setItem,
} from "./points-edits.ts";
import styles from "./points-grid.module.css";
import { entriesIn, type RuleContext } from "./rule-context.ts";
import { inTurn } from "./rule-edits.ts";
import scoring from "./scoring.module.css";
import { words } from "./words.ts";

type Props = { readonly context: RuleContext };

/** So many options are numbers to choose from, such as a weight: formulas take them as they are. */
const MANY = 12;

/** The points of all questions: a table for each set of options. */
export function PointsGrid({ context }: Props) {
  const say = useText();
  const { isKnown } = context.facts;
  const items = context.facts.items ?? [];
  const hint = context.facts.items ? words.pointsHint : isKnown ? words.noQuestions : words.reading;
  const pointed = new Set(entriesIn<PointsEntry>(context.rule.points).flatMap(({ items: names = [] }) => names));
  const hasPoints = ({ name, options }: FactsOfItem) =>
    options.length > 0 && (options.length <= MANY || pointed.has(name));
  const others = items.filter((item) => !hasPoints(item));
  const kinds = Map.groupBy(items.filter(hasPoints), ({ options }) =>
    JSON.stringify(options.map(({ value }) => value)),
  );
  return (
    <>
      <p className={studio.small}>{hint}</p>
      {[...kinds.entries()].map(([key, alike]) => (
        <OptionsTable key={key} context={context} items={alike} />
      ))}
      {others.length > 0 && (
        <p className={studio.small}>
          {words.asTyped} {others.map(({ name, title }) => words.named(say(title), name)).join(", ")}
        </p>
      )}
    </>
  );
}

type TableProps = Props & { readonly items: readonly FactsOfItem[] };

function OptionsTable({ context: { rule, edit }, items }: TableProps) {
  const say = useText();
  const entries = entriesIn<PointsEntry>(rule.points).filter(isEntry);
  const options = items[0]?.options ?? [];
  const values = options.map(({ value }) => value);
  const entryOf = (name: string) => entries.find((entry) => entry.items.includes(name));
  const shared = entries
    .map((entry, at) => ({ entry, at, here: items.filter(({ name }) => entry.items.includes(name)) }))
    .filter(({ entry, here }) => here.length > 0 && entry.items.length > 1)
    .map((one, index) => ({ ...one, letter: String.fromCharCode(65 + (index % 26)) }));
  const without = items.filter(({ name }) => hasNoPoints(entryOf(name), values));
  const has = (name: "notAsked" | "skipped") => items.some((item) => entryOf(item.name)?.[name] !== undefined);
  const extras = [
    ...(has("notAsked") || items.some(({ mayBeHidden }) => mayBeHidden) ? (["notAsked"] as const) : []),
    ...(has("skipped") || items.some(({ mayStayOpen }) => mayStayOpen) ? (["skipped"] as const) : []),
  ];
  const cells = (who: string, points: Points | undefined, put: (points: Points) => void) => (
    <>
      {options.map(({ value, text }) => (
        <PointsCell
          key={value}
          label={words.pointsOf(who, say(text))}
          value={points?.values[value]}
          onLeave={(number) => {
            if (number !== undefined) put({ ...points, values: { ...points?.values, [value]: number } });
          }}
        />
      ))}
      {extras.map((name) => (
        <PointsCell
          key={name}
          label={words.pointsOf(who, words[name])}
          value={points?.[name]}
          onLeave={(number) => {
            const { [name]: _, ...others } = points ?? { values: {} };
            put(number === undefined ? others : { ...others, [name]: number });
          }}
        />
      ))}
    </>
  );
  const most = values.length - 1;
  return (
    <div className={styles.frame}>
      {without.length > 1 && (
        <button
          type="button"
          className={scoring.act}
          onClick={() =>
            edit((json) =>
              inTurn(
                json,
                ...without.map(({ name }) => (text: string) => {
                  const now = entriesIn<PointsEntry>((JSON.parse(text) as { points?: unknown }).points).filter(isEntry);
                  return setItem(text, now, name, pointsInOrder(values));
                }),
              ),
            )
          }
        >
          {words.giveAll(without.length, most)}
        </button>
      )}
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">{words.question}</th>
            {options.map(({ value, text }) => (
              <th key={value} scope="col">
                {say(text)}
              </th>
            ))}
            {extras.map((name) => (
              <th key={name} scope="col">
                {words[name]}
              </th>
            ))}
          </tr>
        </thead>
        {shared.length > 0 && (
          <tbody className={styles.together}>
            {shared.map(({ entry, at, letter }) => {
              const who = words.together(letter, entry.items.length);
              const put = (points: Points) => edit((json) => setEntry(json, at, entry, points));
              return (
                <tr key={at} {...placeOf(["points", at])}>
                  <th scope="row">
                    {who} <code>{entry.items.join(", ")}</code>
                    <Act label={words.reverse} name={words.reverseOf(who)} onPress={() => put(reversed(entry))} />
                  </th>
                  {cells(who, entry, put)}
                </tr>
              );
            })}
          </tbody>
        )}
        <tbody>
          {items.map(({ name, title, isReversed }) => {
            const points = entryOf(name);
            const isWithout = hasNoPoints(points, values);
            const letter = shared.find(({ entry }) => entry === points)?.letter;
            const put = (next: Points) => edit((json) => setItem(json, entries, name, next));
            const who = words.quoted(say(title), name);
            return (
              <tr key={name} {...(points && !letter ? placeOf(["points", entries.indexOf(points)]) : {})}>
                <th scope="row">
                  {say(title)} <code>{name}</code>
                  <span className={studio.hint}>
                    {isWithout ? words.noPoints : letter && words.sharesWith(letter)}
                    {isReversed && `, ${words.reversed}`}
                  </span>
                  <span className={scoring.acts}>
                    {points && !isWithout ? (
                      <>
                        <Act label={words.reverse} name={words.reverseOf(who)} onPress={() => put(reversed(points))} />
                        <Act
                          label={words.clear}
                          name={words.clearOf(who)}
                          onPress={() => edit((json) => clearItem(json, entries, name))}
                        />
                      </>
                    ) : (
                      <Act
                        label={words.givePoints(most)}
                        name={words.givePointsTo(who, most)}
                        onPress={() => put(pointsInOrder(values))}
                      />
                    )}
                  </span>
                </th>
                {cells(who, points, put)}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Act({
  label,
  name,
  onPress,
}: {
  readonly label: string;
  readonly name: string;
  readonly onPress: () => void;
}) {
  return (
    <button type="button" className={scoring.act} aria-label={name} onClick={onPress}>
      {label}
    </button>
  );
}

const isEntry = (entry: Partial<PointsEntry>): entry is PointsEntry =>
  Array.isArray(entry.items) && typeof entry.values === "object" && entry.values !== null;
