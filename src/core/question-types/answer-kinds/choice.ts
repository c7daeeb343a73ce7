import type { ChoiceAnswer } from "./answer-kinds.ts";
import type { KindOnServer } from "./kind-on-server.ts";
import {
  fhirPicked,
  fhirPickedCondition,
  fhirPickedResponse,
  optionInCell,
  schemaOfOptions,
} from "./picked-options.ts";

export const choiceOnServer: KindOnServer<ChoiceAnswer> = {
  schema: ({ options }) => schemaOfOptions(options),
  fromCell: ({ options }, cell) => optionInCell(options, cell),
  possible: ({ options }) => options.map(({ value }) => value),
  plain: () => [],
  worthTrying: ({ options }) => options.map(({ value }) => value),
  limits: () => ({}),
  columns: (_, base) => [{ ...base, type: "option" }],
  pointsHaveRange: true,
  fhirItem: (answer, about) => fhirPicked(answer, about, {}),
  fhirCondition: fhirPickedCondition,
  fhirResponse: fhirPickedResponse,
};
