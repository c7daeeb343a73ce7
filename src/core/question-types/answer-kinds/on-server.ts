import type { AnswerKind } from "./answer-kinds.ts";
import { choiceOnServer } from "./choice.ts";
import { choicesOnServer } from "./choices.ts";
import type { KindOnServer } from "./kind-on-server.ts";
import { momentOnServer } from "./moment.ts";
import { numberOnServer } from "./number.ts";
import { textOnServer } from "./text.ts";

const kinds = {
  choice: choiceOnServer,
  choices: choicesOnServer,
  number: numberOnServer,
  text: textOnServer,
  moment: momentOnServer,
};

/** Returns the functions of a kind of answer that only the server uses: its check, its columns, its form in FHIR. */
export function onServer({ kind }: AnswerKind): KindOnServer<AnswerKind> {
  return kinds[kind];
}
