import { annotationOf, codesIn, type Tag } from "./annotations.ts";
import type { Field } from "./dictionary.ts";
import { isOwnTag, type OwnTags, ownTagsIn } from "./own-tags.ts";

/** What the action tags of a field mean for its question. */
export type Tagged = {
  /** The tag that hides the field from respondents; null where none does. */
  readonly hidden: string | null;
  /** The formula of a text that is computed; null where it is typed. */
  readonly calculated: string | null;
  readonly exclusive: readonly string[];
  readonly hiddenChoices: readonly string[];
  readonly placeholder: string;
  readonly characters: number | null;
  /** What is left out, in sentences. */
  readonly said: readonly string[];
  /** Tags on which it depends whether and how the question is asked. */
  readonly conditional: readonly string[];
  readonly remark: string;
  readonly own: OwnTags;
};

const HIDING: ReadonlySet<string> = new Set(["HIDDEN", "HIDDEN-SURVEY"]);
const CALCULATING: ReadonlySet<string> = new Set(["CALCTEXT", "CALCDATE"]);
const CARRIED: ReadonlySet<string> = new Set(["NONEOFTHEABOVE", "HIDECHOICE", "PLACEHOLDER", "CHARLIMIT"]);

/** Returns what the annotation of a field says; what is not carried over is named. */
export function taggedBy({ annotation }: Field): Tagged {
  const { tags, remark } = annotationOf(annotation);
  const valuesOf = (name: string): readonly Tag[] => tags.filter((tag) => tag.name === name && tag.value !== "");
  const left = tags.filter(
    ({ name, value }) =>
      !isOwnTag({ name, value, written: "" }) &&
      !HIDING.has(name) &&
      !CALCULATING.has(name) &&
      !(CARRIED.has(name) && value !== "") &&
      name !== "IF",
  );
  const characters = Number(valuesOf("CHARLIMIT")[0]?.value);
  return {
    hidden: tags.find(({ name }) => HIDING.has(name))?.name ?? null,
    calculated: tags.find(({ name }) => CALCULATING.has(name))?.value ?? null,
    exclusive: valuesOf("NONEOFTHEABOVE").flatMap(codesIn),
    hiddenChoices: valuesOf("HIDECHOICE").flatMap(codesIn),
    placeholder: valuesOf("PLACEHOLDER")[0]?.value ?? "",
    characters: Number.isInteger(characters) && characters > 0 ? characters : null,
    said: left.map(({ written }) => `Its annotation ${short(written)} is left out.`),
    conditional: tags.filter(({ name }) => name === "IF").map(({ written }) => short(written)),
    remark,
    own: ownTagsIn(tags),
  };
}

const short = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text);
