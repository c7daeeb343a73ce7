import type { Text } from "../content-model/text.ts";
import { withSpecials } from "../question-types/special-choices.ts";
import { textOf } from "../shared/text-of.ts";
import type { AskedElement } from "./imported.ts";
import type { Changed } from "./report.ts";

type Listed = string | number | { readonly value: string | number; readonly text: unknown };
type WithList = AskedElement & { readonly choices?: readonly Listed[]; readonly columns?: readonly Listed[] };

type Fitted = {
  readonly element: AskedElement;
  readonly changed: readonly Changed[];
  readonly todo: readonly string[];
};

const wordsOf = (choice: Listed): string => textOf((typeof choice === "object" ? choice.text : `${choice}`) as Text);
const codeOf = (choice: Listed): string | number => (typeof choice === "object" ? choice.value : choice);

/**
 * Makes the options of a question such as a survey may have: at least two, each once. One option alone is asked as yes
 * or no.
 * @returns null where it has no option at all
 */
export function withFittingChoices(source: string, element: AskedElement): Fitted | null {
  const { choices, columns } = element as WithList;
  const listed = choices ?? columns;
  if (!listed) return { element, changed: [], todo: [] };
  const byValue = new Map<string, Listed>();
  const left: string[] = [];
  const todo: string[] = [];
  for (const choice of listed) {
    const value = `${codeOf(choice)}`;
    const first = byValue.get(value);
    if (value !== "" && first === undefined) byValue.set(value, choice);
    else left.push(`"${wordsOf(choice)}"`);
    if (first !== undefined && wordsOf(first) !== wordsOf(choice))
      todo.push(
        `Options of "${source}" share the value ${value}: "${wordsOf(choice)}" is left out beside "${wordsOf(first)}".`,
      );
  }
  const said =
    left.length > 0 ? [`These of its options have no value of their own, and are left out: ${left.join(", ")}.`] : [];
  const fitting = columns ? element : withSpecialsOnce(element, byValue, said);
  const once = [...byValue.values()];
  const changed = said.map((what) => ({ name: source, what }));
  if (once.length === 0) return null;
  if (once.length < 2) {
    if (columns) return null;
    const [only] = once as [Listed];
    const text = typeof only === "object" ? only.text : `${only}`;
    const { choices: _, type: __, ...rest } = fitting as WithList & { type: string };
    const asked = { ...rest, type: "boolean", labelTrue: text } as unknown as AskedElement;
    return {
      element: asked,
      changed: [...changed, { name: source, what: "It has one option; it is asked as yes or no." }],
      todo,
    };
  }
  const list = choices ? { choices: once } : { columns: once };
  return { element: { ...fitting, ...list } as AskedElement, changed, todo };
}

/** Options that a question offers by itself, the value that is stored, and the property with their words. */
const SPECIALS = [
  { property: "showOtherItem", value: "other", words: "otherText" },
  { property: "showNoneItem", value: "none", words: "noneText" },
] as const;

/**
 * Offers "other" and "none" once, where the file lists them too; beside one option alone they become options of the list,
 * which needs two.
 * @param byValue the listed options by their value, which change here
 */
function withSpecialsOnce(element: AskedElement, byValue: Map<string, Listed>, said: string[]): AskedElement {
  const own = { ...element } as Record<string, unknown>;
  const specials = SPECIALS.filter(({ property }) => own[property] === true);
  for (const { property, value, words } of specials) {
    const listed = byValue.get(value);
    if (listed === undefined) continue;
    said.push(`The file offers "${value}" twice, as an option and beside the options; here it stands once.`);
    if (byValue.size === 1) delete own[property];
    else byValue.delete(value);
    own[words] ??= typeof listed === "object" ? listed.text : `${listed}`;
  }
  const [only, ...more] = byValue.values();
  const left = specials.filter(({ property }) => own[property] === true);
  if (only === undefined || more.length > 0 || left.length === 0) return own as unknown as AskedElement;
  for (const { value, text } of withSpecials([], own)) byValue.set(`${value}`, { value: `${value}`, text });
  if (own["showOtherItem"]) said.push('Beside its one option, "other" is an option here, and its words are not asked.');
  const { showOtherItem: _, otherText: __, otherPlaceholder: ___, showNoneItem: ____, noneText: _____, ...rest } = own;
  return rest as unknown as AskedElement;
}
