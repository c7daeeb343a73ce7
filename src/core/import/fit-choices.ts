import type { AskedElement } from "./imported.ts";
import type { Changed } from "./report.ts";

type Listed = string | number | { readonly value: string | number; readonly text: unknown };
type WithList = AskedElement & { readonly choices?: readonly Listed[]; readonly columns?: readonly Listed[] };

const codeOf = (choice: Listed): string | number => (typeof choice === "object" ? choice.value : choice);

/**
 * Makes the options of a question such as a survey may have: at least two, each once. One option alone is asked as yes
 * or no.
 * @returns null where it has no option at all
 */
export function withFittingChoices(
  source: string,
  element: AskedElement,
): { readonly element: AskedElement; readonly changed: readonly Changed[] } | null {
  const { choices, columns } = element as WithList;
  const listed = choices ?? columns;
  if (!listed) return { element, changed: [] };
  const seen = new Set<string>();
  const once = listed.filter((choice) => {
    const value = `${codeOf(choice)}`;
    const isNew = value !== "" && !seen.has(value);
    seen.add(value);
    return isNew;
  });
  const twice = listed.length - once.length;
  const changed =
    twice > 0
      ? [{ name: source, what: `${twice} of its options have a value that another has, and are left out.` }]
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
    };
  }
  const list = choices ? { choices: once } : { columns: once };
  return { element: { ...element, ...list } as AskedElement, changed };
}
