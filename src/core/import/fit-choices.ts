import type { Text } from "../content-model/text.ts";
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
  const once = [...byValue.values()];
  const changed =
    left.length > 0
      ? [
          {
            name: source,
            what: `These of its options have no value of their own, and are left out: ${left.join(", ")}.`,
          },
        ]
      : [];
  const specials = ["showOtherItem", "showNoneItem"].filter((one) => one in element).length;
  if (once.length === 0) return null;
  if (once.length + (columns ? 0 : specials) < 2) {
    if (columns) return null;
    const [only] = once as [Listed];
    const text = typeof only === "object" ? only.text : `${only}`;
    const { choices: _, type: __, ...rest } = element as WithList & { type: string };
    const asked = { ...rest, type: "boolean", labelTrue: text } as unknown as AskedElement;
    return {
      element: asked,
      changed: [...changed, { name: source, what: "It has one option; it is asked as yes or no." }],
      todo,
    };
  }
  const list = choices ? { choices: once } : { columns: once };
  return { element: { ...element, ...list } as AskedElement, changed, todo };
}
