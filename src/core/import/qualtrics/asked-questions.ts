import type { ImportedQuestion } from "../imported.ts";
import { type Json, wordIn } from "../json-values.ts";
import { choiceQuestion } from "./choice-question.ts";
import { fieldsQuestion, sliderQuestion } from "./fields-question.ts";
import { asked, type Made } from "./made.ts";
import type { Reading } from "./reading.ts";
import { tableQuestions } from "./table-question.ts";
import { typedBy } from "./typed.ts";

/** Why a kind of question cannot be asked here. */
const UNSUPPORTED: Readonly<Record<string, string>> = {
  RO: "It asks to put options in order, which cannot be asked here.",
  PGR: "It asks to put options in groups, which cannot be asked here.",
  SBS: "It asks several tables side by side, which cannot be asked here.",
  FileUpload: "It asks for a file, which cannot be sent here.",
  Draw: "It asks for a signature, which cannot be given here.",
  HotSpot: "It asks to point at parts of a picture, which cannot be asked here.",
  HeatMap: "It asks to point at parts of a picture, which cannot be asked here.",
  HL: "It asks to mark words of a text, which cannot be asked here.",
  DD: "It asks for a list within a list, which cannot be asked here.",
  TreeTesting: "It asks to find a place in a tree, which cannot be asked here.",
};

/** Returns the questions that one of the file becomes here, or the sentence that says why there is none. */
export function askedQuestions(question: Json, reading: Reading): ImportedQuestion[] | string {
  const [type, selector] = [wordIn(question["QuestionType"]), wordIn(question["Selector"])];
  const refused = UNSUPPORTED[type];
  if (refused) return refused;
  switch (type) {
    case "MC":
      return one(choiceQuestion(question, reading), question, reading);
    case "TE":
      return one(selector === "FORM" ? fieldsQuestion(question, reading) : typedBy(question), question, reading);
    case "CS":
    case "Slider":
      return one(sliderQuestion(question, reading), question, reading);
    case "Matrix":
      return tableQuestions(question, reading);
    default:
      return `Its type "${type}" is not known here.`;
  }
}

const one = (made: Made | string, question: Json, reading: Reading): ImportedQuestion[] | string =>
  typeof made === "string" ? made : [asked(made, question, reading)];
