import type { AnswerKind } from "./answer-kinds/answer-kinds.ts";
import type { Item } from "./item.ts";
import { questionTypes, type SurveyElement, typeOf } from "./question-types.ts";
import { withoutSpecials } from "./special-choices.ts";

type Properties = Readonly<Record<string, unknown>>;

/** A question as another type would ask it. */
export type TypeChange = {
  readonly type: string;
  readonly element: Properties;
  /** The properties that the other type does not have, and that no answer depends on. */
  readonly dropped: readonly string[];
};

/**
 * Returns the types to which a question can be changed so that each answer that it takes still fits.
 * @param knownBy returns the properties of a type, as its schema lists them
 */
export function typeChanges(question: SurveyElement, knownBy: (type: string) => readonly string[]): TypeChange[] {
  const before = itemsOf(question);
  const [first, ...others] = before;
  // The text beside "other" goes with its question; of rows and fields there are several.
  if (!first || first.row || others.some(({ besideOther }) => besideOther === undefined)) return [];
  const properties: Properties = question;
  const answer = withListed(first.answer, properties);
  return questionTypes.flatMap((type): TypeChange[] => {
    const taken = type.name === question.type ? null : type.taking?.(answer);
    if (!taken) return [];
    const kept = knownBy(type.name).filter((name) => name in properties && name !== "type");
    const values: Properties = { ...properties, ...taken };
    const names = knownBy(type.name).filter((name) => kept.includes(name) || name in taken);
    const element = {
      type: type.name,
      ...Object.fromEntries(names.filter((name) => name !== "type").map((name) => [name, values[name]])),
    };
    if (!isTaken(before, itemsOf(element as unknown as SurveyElement))) return [];
    const dropped = Object.keys(properties).filter((name) => !(name in element) && !isInAnswers(question, name));
    return [{ type: type.name, element, dropped }];
  });
}

function itemsOf(question: SurveyElement): Item[] {
  const asked = { name: question.name, title: "", page: 0, required: false, conditions: [], validators: [] };
  return typeOf(question).items(question, asked);
}

const withListed = (answer: AnswerKind, properties: Properties): AnswerKind =>
  answer.kind === "choice" ? { ...answer, options: withoutSpecials(answer.options, properties) } : answer;

/** A property that limits answers is not lost: the other type takes the same answers. So is a list of bare options. */
function isInAnswers(question: SurveyElement, name: string): boolean {
  const { changes, optionList } = typeOf(question);
  if (changes?.limits?.includes(name)) return true;
  const list: unknown = (question as Properties)[name];
  return name === optionList && Array.isArray(list) && list.every((one) => typeof one !== "object");
}

/** Returns true when every answer to the items before is one to those after. */
function isTaken(before: readonly Item[], after: readonly Item[]): boolean {
  return (
    before.length === after.length &&
    before.every(({ name, answer }, index) => {
      const other = after[index];
      return other?.name === name && takes(other.answer, answer);
    })
  );
}

function takes(after: AnswerKind, before: AnswerKind): boolean {
  if (after.kind === "choice" && before.kind === "choice") {
    const values = after.options.map(({ value }) => value);
    return before.options.length === values.length && before.options.every(({ value }) => values.includes(value));
  }
  if (after.kind === "number" && before.kind === "number") {
    return after.min === before.min && after.max === before.max && after.step === before.step;
  }
  if (after.kind !== "text" || before.kind !== "text") return false;
  return after.maxLength >= before.maxLength && (after.hasLines === true || before.hasLines !== true);
}
