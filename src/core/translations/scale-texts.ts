import type { Part, StudioDraft } from "../api/studio.ts";
import type { Text } from "../content-model/text.ts";
import { translationsOf } from "../shared/text-of.ts";
import { type Place, textsIn } from "./texts-in.ts";

/** A text of one of the two files of a scale, as translators meet it. */
export type ScaleText = {
  /** Its file and its place there, in letters that XML takes as an id: `survey.pages.0.title`. */
  readonly id: string;
  readonly part: Part;
  readonly place: Place;
  /** Where it stands, in names that people know: `page1 › 1-0 › choices 3`. */
  readonly where: string;
  /** The question it belongs to; null for all others. */
  readonly question: string | null;
  readonly text: Text;
  readonly isValue: boolean;
};

/** The schemas of the two files as they are written. */
export type WrittenSchemas = Readonly<Record<Part, object>>;

const PARTS = ["survey", "rule"] as const;

/**
 * Returns every text of the two files of a scale, in their order.
 * @returns null while a file is no JSON
 */
export function scaleTexts(schemas: WrittenSchemas, draft: StudioDraft): ScaleText[] | null {
  try {
    return PARTS.flatMap((part) => {
      const file: unknown = JSON.parse(draft[part]);
      return textsIn(schemas[part], file).map(({ place, text, isValue }) => ({
        id: [part, ...place].join("."),
        part,
        place,
        ...named(file, place),
        text,
        isValue,
      }));
    });
  } catch {
    return null;
  }
}

/** Returns a text in a language: what people read by default under `default`. */
export function wordsIn(text: Text, language: string): string | undefined {
  if (language === "default") return typeof text === "string" ? text : text.default;
  return translationsOf(text).find(([code]) => code === language)?.[1];
}

/**
 * Returns texts by their id. The words of an option are also found by the id they have in the other form of the option:
 * a bare value becomes an object by its first translation, and a file for another language is out by then.
 */
export function textsById(texts: readonly ScaleText[]): ReadonlyMap<string, ScaleText> {
  const others = texts.flatMap((text): [string, ScaleText][] => {
    if (text.isValue) return [[`${text.id}.text`, text]];
    return typeof text.place.at(-2) === "number" && text.place.at(-1) === "text"
      ? [[text.id.slice(0, -".text".length), text]]
      : [];
  });
  return new Map([...others, ...texts.map((text): [string, ScaleText] => [text.id, text])]);
}

/** Names the objects on the way by their `name`, and others by their number in the list. */
function named(file: unknown, place: Place): Pick<ScaleText, "where" | "question"> {
  const names: string[] = [];
  let [value, question, list] = [file, null as string | null, ""];
  for (const step of place) {
    value = (value as Readonly<Record<string | number, unknown>>)[step];
    if (typeof step === "string" && Array.isArray(value)) list = step;
    else if (typeof step === "string") names.push(step);
    else {
      const name = nameOf(value);
      names.push(name ?? `${list} ${step + 1}`);
      if (list === "elements" && name !== null) question = name;
    }
  }
  // The text of a choice is the choice.
  const where = names.filter((one, index) => one !== "text" || index < names.length - 1).join(" › ");
  return { where, question };
}

function nameOf(value: unknown): string | null {
  if (typeof value !== "object" || value === null || !("name" in value)) return null;
  return typeof value.name === "string" && value.name !== "" ? value.name : null;
}
