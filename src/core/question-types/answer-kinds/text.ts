import type { TextAnswer } from "./answer-kinds.ts";
import type { KindOnServer } from "./kind-on-server.ts";

/** Times as users type them, for questions whose text a formula reads as a clock time. */
const TYPED_TIMES = ["9 PM", "10:30 PM", "23:15", "midnight", "00:45", "11", "5:30 AM", "06:30", "7", "8 AM", "noon"];

export const textOnServer: KindOnServer<TextAnswer> = {
  schema: ({ maxLength }) => ({ type: "string", minLength: 1, maxLength }),
  fromCell: (_, cell) => cell,
  possible: () => null,
  plain: () => ["text"],
  worthTrying: ({ hasLines }, { examples }) => [...new Set([...examples(), ...(hasLines ? [] : TYPED_TIMES)])],
  limits: () => ({}),
  columns: (_, base) => [{ ...base, type: "text" }],
  pointsHaveRange: true,
  fhirItem: ({ maxLength, hasLines }, { required }) => ({ type: hasLines ? "text" : "string", required, maxLength }),
  fhirCondition: (_, __, value) => (typeof value === "string" ? { answerString: value } : null),
  fhirResponse: (_, value) => ({ valueString: `${value}` }),
};
