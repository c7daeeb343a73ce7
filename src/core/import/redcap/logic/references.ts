import type { Condition } from "../../conditions/condition-tree.ts";

/** What logic has to know of a field that it names. */
export type KnownField = {
  readonly name: string;
  readonly form: string;
  readonly isCheckbox: boolean;
  /** Set for a calculation. */
  readonly isCalculated: boolean;
};

/** What logic of one form may name. */
export type Scope = {
  readonly form: string;
  fieldOf(name: string): KnownField | undefined;
  /** The formula of a calculation, which stands for its name in conditions. */
  formulaOf(name: string): Condition;
};

/** Says of a part that it is not understood. */
export const unknown = (written: string, why: string): Condition => ({ kind: "unknown", written, why });

/** Returns what `[name]` or `[name(code)]` stands for. */
export function referenceOf(parts: readonly string[], written: string, scope: Scope): Condition {
  const [inner = ""] = parts;
  if (parts.length > 1)
    return unknown(written, `it names ${written}, an answer of another event or another repetition`);
  const match = /^([A-Za-z0-9_]+)(?:\s*\(([^()]*)\))?(?::([a-z-]+))?$/i.exec(inner);
  if (!match) return unknown(written, `it names ${written}, which only REDCap itself knows`);
  const [, name = "", code, form] = match;
  if (form !== undefined && form !== "value")
    return unknown(written, `it names ${written}, which is not the answer itself`);
  const field = scope.fieldOf(name);
  if (!field) return { kind: "question", name };
  if (field.form !== scope.form) return unknown(written, `it names "${name}" of another form, "${field.form}"`);
  if (field.isCalculated) return scope.formulaOf(field.name);
  if (code !== undefined)
    return field.isCheckbox
      ? { kind: "picked", question: field.name, value: code.trim() }
      : unknown(written, `it names an option of "${name}", where only one can be picked`);
  if (field.isCheckbox)
    return unknown(written, `it takes the answers to "${name}", of which there may be several, as one`);
  return { kind: "question", name: field.name };
}
