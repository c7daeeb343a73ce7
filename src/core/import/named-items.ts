import type { OptionValue } from "../question-types/options.ts";
import { listedOptions, numberedOptions } from "../question-types/options.ts";
import type { Resolved } from "./conditions/print-condition.ts";
import type { AskedElement, ImportedElement, ImportedInstrument, ImportedQuestion } from "./imported.ts";
import { fittingName } from "./names.ts";
import type { Changed } from "./report.ts";

export type NamedItems = {
  nameOf(element: ImportedElement): string;
  /** The element of a question under its names here. */
  elementOf(question: ImportedQuestion): AskedElement;
  /** Says of a question whether it has another name here. */
  renamed(question: ImportedQuestion): Changed[];
  /** What a name of the file stands for; names are compared without case where no other is the same so. */
  resolve(source: string): Resolved | null;
};

type Part = string | { readonly value: string; readonly text?: unknown; readonly name?: string };
type Loose = Readonly<Record<string, unknown>> & { readonly type: string; readonly name: string };

/** Gives every element of an instrument a name of its own that a survey may have. */
export function namedItems({ pages }: ImportedInstrument): NamedItems {
  const names = new Map<ImportedElement, string>();
  const taken = new Set<string>();
  const bySource = new Map<string, Resolved>();
  const allOf = (elements: readonly ImportedElement[]): ImportedElement[] =>
    elements.flatMap((one) => (one.kind === "group" ? [one, ...allOf(one.elements)] : [one]));
  const all = pages.flatMap(({ elements }) => allOf(elements));
  // Questions first: a heading gives way to them.
  for (const one of [
    ...all.filter(({ kind }) => kind === "question"),
    ...all.filter(({ kind }) => kind !== "question"),
  ]) {
    const element = (one.kind === "question" ? one.element : {}) as unknown as Loose;
    const longest = partsOf(element).length > 0 && !one.carried ? LONGEST_WITH_PARTS : undefined;
    const name = fittingName(one.carried?.name ?? one.source, taken, longest);
    taken.add(name.toLowerCase());
    // Under this name the text beside "other" is kept.
    if (element["showOtherItem"]) taken.add(`${name}-Comment`.toLowerCase());
    names.set(one, name);
    if (one.kind !== "question") continue;
    const codes = one.carried?.codes ? { codes: one.carried.codes } : {};
    if (!bySource.has(one.source)) bySource.set(one.source, { ...resolvedOf(name, element), ...codes });
    for (const [source, row] of one.rows ?? [])
      bySource.set(source, {
        ...resolvedOf(name, element),
        ...codes,
        name: `${name}.${fittingRow(element, row)}`,
        isSeveral: false,
      });
  }
  const byLowerCase = new Map([...bySource].map(([source, resolved]) => [source.toLowerCase(), resolved]));
  return {
    nameOf: (element) => names.get(element) ?? element.source,
    elementOf: (question) => withNames(question.element, names.get(question) ?? question.source),
    renamed(question) {
      const { source } = question;
      const name = names.get(question) ?? source;
      const parts = partNames(question.element as unknown as Loose).filter(([part, own]) => part !== own);
      return [
        ...(name === (question.carried?.name ?? source)
          ? []
          : [{ name: source, what: `It is called "${name}" here.` }]),
        ...parts.map(([part, own]) => ({ name: `${source}.${part}`, what: `It is called "${name}.${own}" here.` })),
      ];
    },
    resolve: (source) => bySource.get(source) ?? byLowerCase.get(source.toLowerCase()) ?? null,
  };
}

/** A row is counted under the name of its question and its own, with a dot between, in 64 characters. */
const LONGEST_WITH_PARTS = 40;
const LONGEST_PART = 23;

/** The rows of a matrix or the fields of a question; `rows` of a text field is how many lines it has. */
const partsOf = ({ rows, items }: Loose): readonly Part[] =>
  [rows, items].find((one): one is readonly Part[] => Array.isArray(one)) ?? [];
const nameOfPart = (part: Part): string => (typeof part === "string" ? part : (part.name ?? part.value));

/** Returns the names of rows or fields in their order, each after its name in the file. Two of one name are told apart. */
function partNames(element: Loose): [part: string, name: string][] {
  const taken = new Set<string>();
  return partsOf(element).map((written) => {
    const part = nameOfPart(written);
    const name = fittingName(part, taken, LONGEST_PART);
    taken.add(name.toLowerCase());
    return [part, name];
  });
}

const fittingRow = (element: Loose, row: string): string =>
  partNames(element).find(([part]) => part === row)?.[1] ?? row;

function withNames(element: AskedElement, name: string): AskedElement {
  const loose = element as unknown as Loose;
  const parts = partNames(loose);
  const named = (part: Part, index: number): Part => {
    const own = parts[index]?.[1] ?? nameOfPart(part);
    if (typeof part === "string") return own === part ? own : { value: own, text: part };
    return part.name === undefined ? { ...part, value: own } : { ...part, name: own };
  };
  return {
    ...loose,
    name,
    ...(parts.length === 0 ? {} : { [Array.isArray(loose["rows"]) ? "rows" : "items"]: partsOf(loose).map(named) }),
  } as unknown as AskedElement;
}

function resolvedOf(name: string, element: Loose): Resolved {
  const options = optionsOf(element);
  // Asked as yes or no, see withFittingChoices.
  if (options?.length === 1 && element.type !== "matrix")
    return { name, isSeveral: false, options: [true, false], codes: new Map([[`${options[0]}`, true]]) };
  return { name, isSeveral: element.type === "checkbox", options };
}

function optionsOf(element: Loose): readonly OptionValue[] | null {
  if (element.type === "boolean") return [true, false];
  const listed = (element["choices"] ?? element["columns"]) as Parameters<typeof listedOptions>[0] | undefined;
  const specials = [...(element["showOtherItem"] ? ["other"] : []), ...(element["showNoneItem"] ? ["none"] : [])];
  if (listed) return [...listedOptions(listed).map(({ value }) => value), ...specials];
  if (element.type !== "rating") return null;
  const values = element["rateValues"] as Parameters<typeof listedOptions>[0] | undefined;
  const { rateMin = 1, rateMax = 5 } = element as { rateMin?: number; rateMax?: number };
  return (values ? listedOptions(values) : numberedOptions(rateMin, rateMax)).map(({ value }) => value);
}
