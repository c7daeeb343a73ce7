import type { Condition } from "../../conditions/condition-tree.ts";
import { kindOf } from "../kinds.ts";
import type { Question, Survey } from "../survey.ts";
import { unknown } from "./compared.ts";
import { parseEquation, type Resolve } from "./parse-expression.ts";

/** What follows a name with a dot; these ask for the answer itself. */
const ANSWER = /\.(NAOK|code|value)$/i;
const ELSE =
  /\.(shown|valueNAOK|question|relevanceStatus|relevance|type|mandatory|gid|qid|sgqa|jsName|rowdivid|grelevance|qseq|gseq)$/i;

/** Returns what finds the questions, rows and options that expressions of a survey name. */
export function namesOf({ groups }: Survey): Resolve {
  const known = new Map<string, Condition>();
  const equations = new Map<string, string>();
  for (const question of groups.flatMap(({ questions }) => questions)) {
    for (const [name, stands] of namesIn(question))
      for (const one of [`${question.code}${name}`, idOf(question, name)])
        if (one !== "" && !known.has(one)) known.set(one, stands);
    if (question.type === "*") for (const one of [question.code, question.id]) equations.set(one, equationOf(question));
  }
  const find = (name: string, within: readonly string[]): Condition => {
    if (ELSE.test(name)) return unknown(name, `it names ${name}, which is not the answer itself`);
    const bare = name.replace(ANSWER, "");
    const found = known.get(bare) ?? known.get(bare.replaceAll(".", "_"));
    if (found) return found;
    const equation = equations.get(bare);
    if (equation === undefined) return unknown(name, `it names "${bare}", which is no question that came over`);
    if (within.includes(bare)) return unknown(name, `"${bare}" is worked out from itself`);
    return parseEquation(equation, (inner) => find(inner, [...within, bare]));
  };
  return (name) => find(name, []);
}

/** The expression that an equation shows, without markup. */
export const equationOf = ({ words, settings }: Question): string =>
  (settings.get("equation") || Object.values(words).find((text) => text.trim() !== "") || "")
    .replaceAll(/<\/?[a-z][^<>]*>/gi, "")
    .trim();

const idOf = ({ id }: Question, name: string): string => (id === "" ? "" : `${id}${name.replace(/^_/, "")}`);

/** The names under which a question keeps answers, by what is added to its own. */
function namesIn(question: Question): (readonly [string, Condition])[] {
  const { code, parts } = question;
  const answer = (name: string): Condition => ({ kind: "question", name });
  const rows = parts.filter(({ scale }) => scale === 0);
  switch (kindOf(question)) {
    case "several":
      return [
        ["", unknown(code, `it takes the answers to "${code}", of which there may be several, as one`)],
        ...rows.map((row) => [`_${row.code}`, picked(code, row.code)] as const),
        ...(question.hasOther ? [["_other", picked(code, "other")] as const] : []),
      ];
    case "table":
    case "fields":
      return rows.map((row) => [`_${row.code}`, answer(`${code}_${row.code}`)]);
    case "two tables":
      return rows.flatMap((row) =>
        [0, 1].flatMap((scale) => [
          [`_${row.code}_${scale}`, answer(`${code}_${row.code}_${scale}`)] as const,
          [`_${row.code}#${scale}`, answer(`${code}_${row.code}_${scale}`)] as const,
        ]),
      );
    case "cells":
      return rows.flatMap((row) =>
        parts
          .filter(({ scale }) => scale === 1)
          .map((column) => [`_${row.code}_${column.code}`, answer(`${code}_${row.code}_${column.code}`)] as const),
      );
    case "one":
      return [
        ["", answer(code)],
        ...(question.hasOther ? [["_other", picked(code, "other")] as const] : []),
        ...(question.type === "O" ? [["_comment", answer(`${code}_comment`)] as const] : []),
      ];
    case "typed":
      return [["", answer(code)]];
    default:
      return [];
  }
}

/** Whether a text beside "other" was typed is whether it was picked. */
const picked = (question: string, value: string): Condition => ({ kind: "picked", question, value });
