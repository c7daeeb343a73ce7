import type { Condition } from "../conditions/condition-tree.ts";
import type { ImportedElement } from "../imported.ts";
import { type Json, wordIn } from "../json-values.ts";
import { askedQuestions } from "./asked-questions.ts";
import { conditionOf } from "./logic.ts";
import { optionsOf } from "./options.ts";
import type { Reading } from "./reading.ts";

/** What holds no answer of a person. */
const NO_ANSWER: Readonly<Record<string, string>> = {
  ...{ Timing: "how long a page takes", Meta: "what browser people have", Captcha: "a proof that one is no robot" },
};

/** Returns what a question of the file is here; what cannot be asked here is named in `dropped`. */
export function elementsOf(question: Json, around: readonly Condition[], reading: Reading): ImportedElement[] {
  const name = reading.nameOf(question);
  const type = wordIn(question["QuestionType"]);
  const own = conditionOf(question["DisplayLogic"], reading);
  const all = own ? [...around, own] : around;
  const condition: Condition | null = all.length > 1 ? { kind: "all", of: all } : (all[0] ?? null);
  if (NO_ANSWER[type]) {
    reading.notes.add(`"${name}" is left out: it asks for ${NO_ANSWER[type]}.`);
    return [];
  }
  if (type === "DB") {
    const text = reading.text(question["QuestionText"], question, (translated) => translated["QuestionText"]);
    if (!text) reading.notes.add(`The text "${name}" is left out: it has no words, perhaps a picture alone.`);
    return text ? [{ kind: "note", source: name, text, condition }] : [];
  }
  if (wordIn(question["QuestionJS"]).trim() !== "") reading.notes.add(`The script of "${name}" is left out.`);
  const asked = askedQuestions(question, reading);
  if (typeof asked === "string") {
    const kind = [type, wordIn(question["Selector"])].filter(Boolean).join(" ");
    for (const held of namesHeldBy(question, reading)) reading.dropped.push({ name: held, type: kind, why: asked });
    return [];
  }
  return asked.map((one) => ({ ...one, condition }));
}

/** Each row of a table, of sliders or of a sum holds an answer of its own. */
function namesHeldBy(question: Json, reading: Reading): string[] {
  const name = reading.nameOf(question);
  const hasRows = ["Matrix", "Slider", "CS"].includes(wordIn(question["QuestionType"]));
  const rows = hasRows ? optionsOf(question, reading) : [];
  return rows.length > 0 ? rows.map(({ id }) => `${name}_${id}`) : [name];
}
