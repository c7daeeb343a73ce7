import { type Condition, questionsIn } from "../conditions/condition-tree.ts";
import type { Field } from "./dictionary.ts";
import { parseLogic } from "./logic/parse-logic.ts";
import { type Scope, unknown } from "./logic/references.ts";

export type FormConditions = { readonly of: ReadonlyMap<Field, Condition>; readonly todo: readonly string[] };

/** Returns the conditions of the fields of a form; those that wait for each other are named. */
export function conditionsOf(fields: readonly Field[], scope: Scope): FormConditions {
  const of = new Map<Field, Condition>();
  for (const field of fields) {
    if (field.logic === "") continue;
    const condition = parseLogic(field.logic, scope);
    const isOwn = questionsIn(condition).some((name) => isRowOf(field, name, fields));
    of.set(field, isOwn ? unknown(field.logic, "it asks for the answer to the question itself") : condition);
  }
  const circles = circlesIn(new Map([...of].map(([{ name }, condition]) => [name, questionsIn(condition)])));
  const todo = circles.map(
    (names) => `The conditions of ${names.join(", ")} wait for each other, so that none is ever asked.`,
  );
  return { of, todo };
}

/** A question and the rows of one matrix are shown together, so that one of them cannot decide on it. */
function isRowOf(field: Field, name: string, fields: readonly Field[]): boolean {
  if (name === field.name) return true;
  if (field.matrix === "") return false;
  return fields.some((other) => other.name === name && other.matrix === field.matrix && other.logic === field.logic);
}

/** Returns the questions that wait for each other, each circle once. */
function circlesIn(needs: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  for (const start of needs.keys()) {
    const path: string[] = [];
    const onPath = new Set<string>();
    // A list instead of a recursion: a chain may be as long as the form.
    const open: { readonly name: string; readonly next: Iterator<string> }[] = [];
    const enter = (name: string): void => {
      if (onPath.has(name)) circles.push(path.slice(path.indexOf(name)));
      if (onPath.has(name) || done.has(name)) return;
      path.push(name);
      onPath.add(name);
      open.push({ name, next: (needs.get(name) ?? [])[Symbol.iterator]() });
    };
    enter(start);
    for (let last = open.at(-1); last; last = open.at(-1)) {
      const { value, done: isLast } = last.next.next();
      if (!isLast) {
        enter(value);
        continue;
      }
      open.pop();
      path.pop();
      onPath.delete(last.name);
      done.add(last.name);
    }
  }
  return circles;
}
