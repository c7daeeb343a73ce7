import type { Text } from "../../content-model/text.ts";
import { isObject, type Json, listIn, numberOf, wordIn } from "../json-values.ts";
import type { AskedQuestion } from "./asked-question.ts";
import { type ReadChoice, readChoices } from "./choices.ts";
import type { Reading } from "./reading.ts";

/** The most options that are made of a run of numbers. */
const MOST = 1000;

/** Reads a question that is answered by picking one option, or several. */
export function choiceQuestion(
  json: Json,
  type: "radiogroup" | "dropdown" | "checkbox",
  reading: Reading,
): AskedQuestion {
  const { texts } = reading;
  const changed: string[] = [];
  const copied = wordIn(json["choicesFromQuestion"]);
  const own = listIn(json["choices"]);
  const isCopied = own.length === 0 && copied !== "" && reading.choices.has(copied);
  if (isCopied) {
    const mode = wordIn(json["choicesFromQuestionMode"]);
    const of = mode === "" || mode === "all" ? "" : `, also those that are ${mode} there`;
    changed.push(`Its options are all those of "${copied}"${of}.`);
  }
  const written = own.length > 0 ? own : isCopied ? reading.choices.get(copied) : numbersOf(json);
  const byUrl = isObject(json["choicesByUrl"]) ? wordIn(json["choicesByUrl"]["url"]) : wordIn(json["choicesByUrl"]);
  const read = readChoices(written, texts);
  changed.push(...read.changed);
  if (read.choices.length === 0) {
    if (byUrl !== "") return { why: `Its options come from an address, which is not read: ${byUrl}` };
    if (copied !== "") return { why: `Its options are those of "${copied}", of which none can be read.` };
    return { why: "It has no options." };
  }
  if (byUrl !== "") changed.push(`Its options from an address are left out: ${byUrl}`);
  if (json["type"] === "imagepicker") changed.push("Its pictures are left out; it is answered by their names.");

  const special = (name: "other" | "none", isOn: boolean, words: unknown) => {
    const listed = read.choices.find((choice) => valueOfChoice(choice) === name);
    const text = texts.read(words) ?? (typeof listed === "object" ? listed.text : undefined);
    return { isOn, listed: isOn ? listed : undefined, text };
  };
  const other = special("other", json["hasOther"] === true || json["showOtherItem"] === true, json["otherText"]);
  const none = special("none", json["hasNone"] === true || json["showNoneItem"] === true, json["noneText"]);
  const added = [
    ...(json["showRefuseItem"] === true
      ? [{ value: "refused", text: texts.read(json["refuseText"]) ?? "Refuse to answer" }]
      : []),
    ...(json["showDontKnowItem"] === true
      ? [{ value: "dontknow", text: texts.read(json["dontKnowText"]) ?? "Don't know" }]
      : []),
  ].filter(({ value }) => !read.values.includes(value));
  const listed = read.choices.filter((choice) => choice !== other.listed && choice !== none.listed);
  const choices = [...listed, ...added].map((choice) => (type === "checkbox" ? choice : withoutExclusive(choice)));
  const placeholder = texts.read(json["placeholder"] ?? json["optionsCaption"]);
  const words = texts.read(json["otherPlaceholder"] ?? json["otherPlaceHolder"]);
  const element = {
    type,
    choices,
    ...(none.isOn ? { showNoneItem: true, ...withText("noneText", none.text) } : {}),
    ...(other.isOn
      ? { showOtherItem: true, ...withText("otherText", other.text), ...withText("otherPlaceholder", words) }
      : {}),
    ...(type === "dropdown" && choices.length > 1 ? withText("placeholder", placeholder) : {}),
  };
  const options = [...choices.map(valueOfChoice), ...(none.isOn ? ["none"] : []), ...(other.isOn ? ["other"] : [])];
  return { element, changed, options, codes: read.codes, isSeveral: type === "checkbox", points: read.points };
}

const valueOfChoice = (choice: ReadChoice | string | number): string | number =>
  typeof choice === "object" ? choice.value : choice;

const withText = (name: string, text: Text | undefined) => (text === undefined ? {} : { [name]: text });

function withoutExclusive(choice: ReadChoice | string | number): ReadChoice | string | number {
  if (typeof choice !== "object") return choice;
  return choice.text === `${choice.value}` ? choice.value : { value: choice.value, text: choice.text };
}

function numbersOf(json: Json): number[] {
  const [min, max] = [numberOf(json["choicesMin"]), numberOf(json["choicesMax"])];
  const step = numberOf(json["choicesStep"]) || 1;
  if (min === undefined || max === undefined || step <= 0 || (max - min) / step > MOST) return [];
  return Array.from({ length: Math.max(0, Math.floor((max - min) / step) + 1) }, (_, index) => min + index * step);
}
