import type { AskedElement, ImportedQuestion } from "../imported.ts";
import { isObject, type Json, wordIn } from "../json-values.ts";
import type { Reading } from "./reading.ts";

/** What a question becomes, before its words, and how that differs from the file. */
export type Made = {
  readonly properties: Readonly<Record<string, unknown>> & { readonly type: string };
  readonly said?: readonly string[];
  readonly rows?: ReadonlyMap<string, string>;
  readonly counts?: number;
};

/**
 * Returns a question with its words and what every kind may have.
 * @param row of a table that is asked as a question of its own
 */
export function asked(
  { properties, said = [], rows, counts = 1 }: Made,
  question: Json,
  reading: Reading,
  row?: { readonly id: string; readonly words: unknown },
): ImportedQuestion {
  const source = row ? `${reading.nameOf(question)}_${row.id}` : reading.nameOf(question);
  const ownRow = (translated: Json): string => {
    const choice = isObject(translated["Choices"]) && row ? translated["Choices"][row.id] : undefined;
    return isObject(choice) ? wordIn(choice["Display"]) : "";
  };
  const together = (words: unknown, more: string) => [wordIn(words), more].filter(Boolean).join("<br>");
  const title = reading.text(together(question["QuestionText"], wordIn(row?.words)), question, (translated) =>
    wordIn(translated["QuestionText"]) === "" ? "" : together(translated["QuestionText"], ownRow(translated)),
  );
  const isRequired = settingsOf(question)["ForceResponse"] === "ON";
  const element = { ...properties, name: source, title: title ?? source, ...(isRequired ? { isRequired } : {}) };
  return {
    ...{ kind: "question", source, counts, condition: null },
    element: element as unknown as AskedElement,
    changed: said.map((what) => ({ name: source, what })),
    ...(rows ? { rows } : {}),
  };
}

/** Returns what an answer must fulfil, as the file has it. */
export function settingsOf(question: Json): Json {
  const validation = question["Validation"];
  return isObject(validation) && isObject(validation["Settings"]) ? validation["Settings"] : {};
}
