import type { ChoiceValue } from "../../content-model/answers.ts";
import type { ChoicesAnswer } from "./answer-kinds.ts";
import type { ColumnBase, KindOnServer } from "./kind-on-server.ts";
import {
  fhirPicked,
  fhirPickedCondition,
  fhirPickedResponse,
  optionInCell,
  schemaOfOptions,
} from "./picked-options.ts";

/** With more options than this, the combinations are too many to list. */
const MAX_OPTIONS = 10;

export const choicesOnServer: KindOnServer<ChoicesAnswer> = {
  schema({ options }) {
    const alone = options.filter(({ isExclusive }) => isExclusive === true);
    return {
      type: "array",
      items: schemaOfOptions(options),
      uniqueItems: true,
      minItems: 1,
      maxItems: options.length,
      ...(alone.length === 0 ? {} : { not: { type: "array", contains: schemaOfOptions(alone), minItems: 2 } }),
    };
  },
  fromCell: ({ options }, cell) => pickedIn(cell).map((one) => optionInCell(options, `${one}`)),
  possible: waysToPick,
  plain: () => [],
  worthTrying: (answer, { examples }) => waysToPick(answer) ?? examples(),
  limits: () => ({}),
  columns: (_, base, item) => [{ ...base, type: "options" }, ...pickedColumns(item, base)],
  pointsHaveRange: false,
  fhirItem: (answer, about) => fhirPicked(answer, about, { repeats: true }),
  fhirCondition: fhirPickedCondition,
  fhirResponse: fhirPickedResponse,
};

function waysToPick({ options }: ChoicesAnswer): ChoiceValue[][] | null {
  if (options.length > MAX_OPTIONS) return null;
  const alone: ChoiceValue[][] = [];
  const together: ChoiceValue[][] = [];
  for (const { value, isExclusive } of options) {
    const option = value as ChoiceValue;
    if (isExclusive) alone.push([option]);
    else together.push(...together.map((others) => [...others, option]), [option]);
  }
  return [...alone, ...together];
}

/** Several options are written as a JSON list, `["Walks", "Swims"]`; a single one may be written without a list. */
function pickedIn(cell: string): readonly unknown[] {
  if (!cell.trim().startsWith("[")) return [cell];
  try {
    const list: unknown = JSON.parse(cell);
    return Array.isArray(list) ? list : [cell];
  } catch {
    return [cell];
  }
}

/** Returns a column for each option: 1 when it was selected, otherwise 0. */
function pickedColumns(item: string, { label, source, options }: ColumnBase) {
  return options.map((option) => ({
    options: [],
    reverseScored: null,
    range: { min: 0, max: 1 },
    name: `${item}:${option.value}`,
    label: `${label}: ${option.label}`,
    type: "picked" as const,
    source,
  }));
}
