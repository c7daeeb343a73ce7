import type { ScoringRule, Steps } from "../contracts/scoring-rule.ts";
import { type ExpressionValues, namesIn } from "./expression.ts";
import { ScoringError } from "./scoring-error.ts";

type Group = NonNullable<ScoringRule["points"]>[number];
type Named = Steps | NonNullable<ScoringRule["subscores"]>[number];

/** What scoring needs of a rule and is the same for all answers. */
export type PreparedRule = {
  /** Items that give points, in the rule's order; `place` names the group in a message. */
  readonly pointed: readonly { readonly item: string; readonly group: Group; readonly place: string }[];
  readonly isPointed: ReadonlySet<string>;
  /**
   * Steps and subscores, each after those it names.
   * @param values what is known before them
   * @throws ScoringError naming those that name something unknown
   */
  readonly orderFor: (values: ExpressionValues) => readonly Named[];
};

/** A rule is never changed, only replaced: it is prepared once and forgotten with it. */
const prepared = new WeakMap<ScoringRule, PreparedRule>();

export function preparedOf(rule: ScoringRule): PreparedRule {
  const known = prepared.get(rule);
  if (known) return known;
  const pointed = (rule.points ?? []).flatMap((group, index) =>
    group.items.map((item) => ({ item, group, place: `points[${index}]` })),
  );
  const made = { pointed, isPointed: new Set(pointed.map(({ item }) => item)), orderFor: orderOf(rule) };
  prepared.set(rule, made);
  return made;
}

function orderOf(rule: ScoringRule): PreparedRule["orderFor"] {
  let ordered: readonly Named[] | null = null;
  /** Names that the order takes for known: it holds for all answers that have them. */
  let needed: readonly string[] = [];
  return (values) => {
    if (ordered && needed.every((name) => values[name] !== undefined)) return ordered;
    const found = inOrderOfUse(rule, values);
    const own = new Set(found.map(({ name }) => name));
    needed = [...new Set(found.flatMap(namesOf))].filter((name) => !own.has(name));
    ordered = found;
    return found;
  };
}

const namesOf = (one: Named) => namesIn("expression" in one ? one.expression : one.of);

/** Steps and subscores may name one another in any order of writing; each comes after what it names. */
function inOrderOfUse(rule: ScoringRule, values: ExpressionValues): Named[] {
  const waiting: Named[] = [...(rule.steps ?? []), ...(rule.subscores ?? [])];
  const known = new Set(Object.keys(values));
  const ordered: Named[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex((one) => namesOf(one).every((name) => known.has(name)));
    const [found] = next < 0 ? [] : waiting.splice(next, 1);
    if (!found) {
      const names = waiting.map(({ name }) => name).join(", ");
      throw new ScoringError(rule.scale, names, "names something unknown, unanswered, or itself");
    }
    known.add(found.name);
    ordered.push(found);
  }
  return ordered;
}
