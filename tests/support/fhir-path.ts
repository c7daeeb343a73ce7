// FHIRPath as far as our Questionnaires use it, after its specification: every value is a collection, what is not there is an
// empty one, and an operation on an empty one is empty.

type Collection = readonly unknown[];
type Scope = {
  readonly variables: Readonly<Record<string, Collection>>;
  readonly self: Collection;
  readonly total: Collection;
};
type Run = (scope: Scope) => Collection;

const TOKENS = /\s*(?:('(?:[^'\\]|\\.)*')|(\d+(?:\.\d+)?)|([%$]?[A-Za-z_]\w*)|(!=|<=|>=|[-+*/=<>|().,{}]))/y;
/** By precedence, the loosest first. */
const OPERATORS = [["or"], ["and"], ["=", "!="], ["<", "<=", ">", ">="], ["|"], ["is"], ["+", "-"], ["*", "/", "mod"]];

/**
 * Works out an expression.
 * @throws Error on what FHIRPath, or this part of it, does not know
 */
export function fhirPath(expression: string, variables: Scope["variables"]): Collection {
  const tokens = tokensOf(expression);
  const [run, end] = binary(tokens, 0, 0);
  if (end < tokens.length) throw new Error(`${tokens[end]} is not expected in ${expression}`);
  return run({ variables, self: [], total: [] });
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  for (let at = 0; at < text.trimEnd().length; at = TOKENS.lastIndex) {
    TOKENS.lastIndex = at;
    const found = TOKENS.exec(text);
    if (!found) throw new Error(`no token at ${text.slice(at, at + 20)}`);
    tokens.push(found[0].trim());
  }
  return tokens;
}

type Parsed = readonly [run: Run, end: number];

function binary(tokens: readonly string[], start: number, level: number): Parsed {
  const operators = OPERATORS[level];
  if (!operators) return path(tokens, start);
  let [left, at] = binary(tokens, start, level + 1);
  while (operators.includes(tokens[at] ?? "")) {
    const [operator, before] = [tokens[at] ?? "", left];
    if (operator === "is") {
      const type = tokens[at + 1];
      if (type !== "Coding") throw new Error(`the type ${type}`);
      left = (scope) => [isCoding(before(scope)[0])];
      at += 2;
      continue;
    }
    const [right, end] = binary(tokens, at + 1, level + 1);
    left = (scope) => operate(operator, before(scope), right(scope));
    at = end;
  }
  return [left, at];
}

const isCoding = (value: unknown) => typeof value === "object" && value !== null && "code" in value;

function operate(operator: string, left: Collection, right: Collection): Collection {
  if (operator === "|") return [...new Set([...left, ...right])];
  if (operator === "and" || operator === "or") {
    const [one, other] = [left[0], right[0]];
    const decides = operator === "or";
    if (one === decides || other === decides) return [decides];
    return one === undefined || other === undefined ? [] : [!decides];
  }
  if (left.length === 0 || right.length === 0) return [];
  if (operator === "=" || operator === "!=") {
    const isSame = left.length === right.length && left.every((one, index) => one === right[index]);
    return [isSame === (operator === "=")];
  }
  const [one, other] = [numberIn(left), numberIn(right)];
  const outcomes: Readonly<Record<string, number | boolean>> = {
    ...{ "<": one < other, "<=": one <= other, ">": one > other, ">=": one >= other },
    ...{ "+": one + other, "-": one - other, "*": one * other, "/": one / other, mod: one % other },
  };
  const outcome = outcomes[operator];
  return typeof outcome === "number" && !Number.isFinite(outcome) ? [] : [outcome];
}

function numberIn(collection: Collection): number {
  const [value] = collection;
  if (collection.length !== 1 || typeof value !== "number") throw new Error(`no number: ${JSON.stringify(collection)}`);
  return value;
}

function path(tokens: readonly string[], start: number): Parsed {
  let [run, at] = term(tokens, start);
  while (tokens[at] === ".") {
    const [name, before] = [tokens[at + 1] ?? "", run];
    at += 2;
    if (tokens[at] !== "(") {
      run = (scope) => before(scope).flatMap((one) => memberOf(one, name));
      continue;
    }
    const [parameters, end] = parametersAt(tokens, at);
    at = end;
    run = (scope) => called(name, before(scope), parameters, scope);
  }
  return [run, at];
}

function term(tokens: readonly string[], at: number): Parsed {
  const token = tokens[at] ?? "";
  if (token === "(") {
    const [run, end] = binary(tokens, at + 1, 0);
    return [run, end + 1];
  }
  if (token === "{") return [() => [], at + 2];
  if (token === "true" || token === "false") return [() => [token === "true"], at + 1];
  if (/^\d/.test(token)) return [() => [Number(token)], at + 1];
  if (token.startsWith("'")) return [() => [token.slice(1, -1).replaceAll(/\\(.)/g, "$1")], at + 1];
  if (token === "$this") return [({ self }) => self, at + 1];
  if (token === "$total") return [({ total }) => total, at + 1];
  if (token.startsWith("%")) return [({ variables }) => known(variables, token.slice(1)), at + 1];
  if (tokens[at + 1] !== "(") return [({ self }) => self.flatMap((one) => memberOf(one, token)), at + 1];
  const [parameters, end] = parametersAt(tokens, at + 1);
  return [(scope) => called(token, scope.self, parameters, scope), end];
}

function known(variables: Scope["variables"], name: string): Collection {
  const found = variables[name];
  if (!found) throw new Error(`%${name} is not known`);
  return found;
}

function parametersAt(tokens: readonly string[], open: number): readonly [readonly Run[], number] {
  const parameters: Run[] = [];
  let at = open + 1;
  while (tokens[at] !== ")") {
    const [run, end] = binary(tokens, at, 0);
    parameters.push(run);
    at = tokens[end] === "," ? end + 1 : end;
  }
  return [parameters, at + 1];
}

/** FHIR's `value` stands for `valueCoding`, `valueDecimal` and so on. */
function memberOf(value: unknown, name: string): Collection {
  if (typeof value !== "object" || value === null) return [];
  const own = Object.entries(value).find(([key]) => key === name || (name === "value" && key.startsWith("value")))?.[1];
  return own === undefined ? [] : Array.isArray(own) ? own : [own];
}

const below = (value: unknown): Collection =>
  typeof value === "object" && value !== null
    ? Object.values(value)
        .flatMap((one) => (Array.isArray(one) ? one : [one]))
        .flatMap((one) => [one, ...below(one)])
    : [];

function called(name: string, input: Collection, parameters: readonly Run[], scope: Scope): Collection {
  const given = (index: number, inside: Partial<Scope> = {}) => parameters[index]?.({ ...scope, ...inside }) ?? [];
  switch (name) {
    case "iif":
      return given(0)[0] === true ? given(1) : given(2);
    case "exists":
      return [input.length > 0];
    case "empty":
      return [input.length === 0];
    case "descendants":
      return input.flatMap(below);
    case "where":
      return input.filter((one) => given(0, { self: [one] })[0] === true);
    case "select":
      return input.flatMap((one) => given(0, { self: [one] }));
    case "aggregate":
      return input.reduce<Collection>((total, one) => given(0, { self: [one], total }), []);
    case "toString":
      return input.map(String);
    case "substring":
      return input.map((one) => {
        const start = numberIn(given(0));
        return parameters.length > 1 ? `${one}`.slice(start, start + numberIn(given(1))) : `${one}`.slice(start);
      });
    case "toInteger":
      return input.flatMap((one) => (/^[-+]?\d+$/.test(`${one}`) ? [Number(one)] : []));
    case "toDecimal":
      return input.map(Number).filter((one) => !Number.isNaN(one));
  }
  if (input.length === 0) return [];
  const number = numberIn(input);
  const digits = 10 ** Number(given(0)[0] ?? 0);
  if (name === "round") return [Math.round(number * digits) / digits];
  if (name === "floor") return [Math.floor(number)];
  if (name === "ceiling") return [Math.ceil(number)];
  if (name === "power") return [number ** numberIn(given(0))];
  throw new Error(`the function ${name}()`);
}
