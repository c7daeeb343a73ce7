import { questionsIn } from "../conditions/condition-tree.ts";
import type { ImportedElement, ImportedPage } from "../imported.ts";

/** Returns a sentence for the questions whose conditions wait for each other, so that none of them is ever asked. */
export function circlesIn(pages: readonly ImportedPage[]): string[] {
  const needs = new Map<string, ReadonlySet<string>>();
  const gather = (element: ImportedElement, outer: readonly string[]) => {
    const own = [...outer, ...(element.condition ? questionsIn(element.condition) : [])];
    if (element.kind === "group") for (const one of element.elements) gather(one, own);
    else if (element.kind === "question")
      for (const name of [element.source, ...(element.rows?.keys() ?? [])]) needs.set(name, new Set(own));
  };
  for (const { condition, elements } of pages)
    for (const one of elements) gather(one, condition ? questionsIn(condition) : []);
  const inCircle = [...withoutEnds(needs).keys()];
  if (inCircle.length === 0) return [];
  const names = inCircle.slice(0, 20).map((name) => `"${name}"`);
  return [`The conditions of ${names.join(", ")} depend on their own answers: write them anew.`];
}

type Needs = ReadonlyMap<string, ReadonlySet<string>>;

/** Takes away what needs nothing that is left, then what nothing needs that is left: circles have no such ends. */
function withoutEnds(needs: Needs): Needs {
  return withoutLeaves(turned(withoutLeaves(needs)));
}

function withoutLeaves(needs: Needs): Needs {
  const open = new Map([...needs].map(([name, own]) => [name, [...own].filter((one) => needs.has(one)).length]));
  const neededBy = turned(needs);
  const waiting = [...open].filter(([, count]) => count === 0).map(([name]) => name);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    open.delete(name);
    for (const other of neededBy.get(name) ?? []) {
      const count = (open.get(other) ?? 0) - 1;
      open.set(other, count);
      if (count === 0) waiting.push(other);
    }
  }
  return new Map([...needs].filter(([name]) => open.has(name)));
}

/** Who needs a question, instead of what it needs. */
function turned(needs: Needs): Needs {
  const neededBy = new Map([...needs.keys()].map((name) => [name, new Set<string>()]));
  for (const [name, own] of needs) for (const one of own) neededBy.get(one)?.add(name);
  return neededBy;
}
