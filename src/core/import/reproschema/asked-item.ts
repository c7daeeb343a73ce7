import { choiceQuestion } from "./choice-question.ts";
import { type Item, inputTypeOf } from "./entries.ts";
import type { Made } from "./made.ts";
import { manyIn } from "./plain-keys.ts";
import type { Reading } from "./reading.ts";
import { sliderQuestion } from "./slider-question.ts";
import { kindByValue, momentQuestion, numberQuestion, textQuestion } from "./typed.ts";

/** What holds no answer of a person. */
const NO_ANSWER = /^(static|buttonstart|save|descriptive|(?:markdown-?)?message)$/;
/** What cannot be sent here, and what it is. */
const SENT: readonly (readonly [RegExp, string])[] = [
  [/^audio|record/, "a recording"],
  [/^(video|photo|camera|image)/, "a picture or a film"],
  [/upload|file/, "a file"],
  [/^sign/, "a signature"],
  [/^(draw|trails|stabilitytracker|flanker)/, "a drawing or a task on the screen"],
  [/^(geolocation|location)/, "a place"],
  [/range$/, "a span between two moments"],
];
/** Forms of a text that are not checked here. */
const UNCHECKED: Readonly<Record<string, string>> = {
  ...{ email: "an e-mail address", url: "an address of the web", phone: "a phone number" },
  ...{ pid: "the number of a participant", participantid: "the number of a participant" },
  ...{ datetime: "a day and a time", timestamp: "a day and a time" },
};

/** Whether an item only shows something. */
export const holdsNoAnswer = (item: Item): boolean => NO_ANSWER.test(inputTypeOf(item).toLowerCase());

/** Returns what an item is here, before its words, or the sentence that says why it cannot be asked. */
export function askedItem(item: Item, reading: Reading): Made | string {
  const type = inputTypeOf(item).toLowerCase();
  const hasList = manyIn(item.options["choices"]).length > 0 || item.missing !== "";
  const sent = SENT.find(([pattern]) => pattern.test(type));
  if (sent) return `It asks for ${sent[1]}, which cannot be given here.`;
  if (/^(radio|checkbox|multiplechoice|multiselect|dropdown|select|likert)/.test(type))
    return choiceQuestion(item, type, reading);
  if (type === "slider") return sliderQuestion(item, reading);
  const typed = typedItem(item, type);
  if (typed === null && !hasList) return `Its type "${inputTypeOf(item)}" is not known here.`;
  if (typed !== null && !hasList) return typed;
  const made = choiceQuestion(item, "radio", reading);
  if (typeof made === "string") return made;
  const said =
    typed === null
      ? `Its type "${inputTypeOf(item)}" is not known here; one of its options is picked.`
      : "The file has its answer typed; here one of its options is picked.";
  return { ...made, said: [...made.said, ...(type === "" ? [] : [said])] };
}

function typedItem(item: Item, type: string): Made | null {
  if (Object.hasOwn(UNCHECKED, type))
    return textQuestion(item, "text", [`The file asks for ${UNCHECKED[type]}; here any text is taken.`]);
  switch (type) {
    case "number":
    case "integer":
    case "int":
    case "float":
    case "decimal":
    case "double":
      return numberQuestion(item, type);
    case "year":
      return numberQuestion(item, "integer");
    case "date":
    case "time":
    case "month":
      return momentQuestion(item, type);
    case "text":
    case "string":
      return kindByValue(item) === "number" ? numberQuestion(item, type) : textQuestion(item, "text");
    case "textarea":
    case "comment":
    case "paragraph":
    case "longtext":
      return textQuestion(item, "comment");
    case "multitext":
      return textQuestion(item, "comment", ["Several texts are typed in the file; here they are one."]);
    case "":
      return untyped(item);
    default:
      return null;
  }
}

/** Where the file does not say how an item is answered, what it stores tells. */
function untyped(item: Item): Made {
  const kind = kindByValue(item);
  if (kind === "number") return numberQuestion(item, "number");
  if (kind === "date") return momentQuestion(item, kind);
  return textQuestion(item, "text", ["The file does not say how it is answered; here any text is taken."]);
}
