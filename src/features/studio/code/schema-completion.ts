import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { findNodeAtLocation, getLocation, getNodeValue, type JSONPath, parseTree } from "jsonc-parser";

/** The keywords of a JSON Schema that completion uses. */
type Schema = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema | readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  /** Such as `#/$defs/elements`. */
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
};

/** Completes names and values of a JSON file from its schema. */
export function schemaCompletion(schema: object) {
  return (context: CompletionContext): CompletionResult | null => {
    const text = context.state.doc.toString();
    const { path, isAtPropertyKey, previousNode } = getLocation(text, context.pos);
    const word = context.matchBefore(/"[^"\n]*|[\w.-]+/);
    if (!word && !context.explicit) return null;
    const isInside = previousNode && context.pos > previousNode.offset && context.pos <= endOf(previousNode);
    const from = isInside ? previousNode.offset : (word?.from ?? context.pos);
    const to = isInside ? endOf(previousNode) : context.pos;
    const options = isAtPropertyKey ? names(schema, text, path, !isInside) : values(schema, text, path);
    // The rest of the word behind the cursor is replaced too.
    return options.length > 0 ? { from, to, options, filter: true } : null;
  };
}

const endOf = ({ offset, length }: { offset: number; length: number }) => offset + length;

function names(schema: Schema, text: string, path: JSONPath, withColon: boolean): Completion[] {
  const holder = path.slice(0, -1);
  const there = Object.keys(objectAt(text, holder));
  const known = schemasAt(schema, text, holder).flatMap(({ properties = {} }) => Object.keys(properties));
  return [...new Set(known)]
    .filter((name) => !there.includes(name) || name === path.at(-1))
    .map((name) => ({ label: `"${name}"`, type: "property", apply: withColon ? `"${name}": ` : `"${name}"` }));
}

function values(schema: Schema, text: string, path: JSONPath): Completion[] {
  const known = schemasAt(schema, text, path).flatMap((one): unknown[] => {
    if (one.const !== undefined) return [one.const];
    return one.type === "boolean" ? [true, false] : [...(one.enum ?? [])];
  });
  return [...new Set(known.map((value) => JSON.stringify(value)))].map((label) => ({ label, type: "enum" }));
}

/**
 * Returns every schema allowed at a place. Alternatives distinguished by `type` are reduced to the one that is written.
 */
function schemasAt(schema: Schema, text: string, path: JSONPath): Schema[] {
  let found = formsOf(schema, objectAt(text, []));
  for (const [depth, step] of path.entries()) {
    const value = objectAt(text, path.slice(0, depth + 1));
    found = found.flatMap(({ properties, items }) => {
      const next = typeof step === "number" ? (Array.isArray(items) ? items[step] : items) : properties?.[step];
      return next ? formsOf(referred(schema, next as Schema), value) : [];
    });
  }
  return found;
}

const referred = ({ $defs }: Schema, part: Schema): Schema => $defs?.[part.$ref?.split("/").at(-1) ?? ""] ?? part;

function formsOf(schema: Schema, value: Readonly<Record<string, unknown>>): Schema[] {
  const forms = schema.oneOf ?? schema.anyOf;
  if (!forms) return [schema];
  const meant = forms.filter(({ properties }) => properties?.["type"]?.const === value["type"]);
  const hasType = value["type"] !== undefined && meant.length > 0;
  return (hasType ? meant : forms).flatMap((form) => formsOf(form, value));
}

function objectAt(text: string, path: JSONPath): Readonly<Record<string, unknown>> {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, path);
  return node?.type === "object" ? getNodeValue(node) : {};
}
