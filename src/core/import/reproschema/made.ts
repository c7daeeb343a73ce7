import type { ChoiceValue } from "../../content-model/answers.ts";
import type { Text } from "../../content-model/text.ts";
import { textOf } from "../../shared/text-of.ts";
import type { AskedElement, ImportedQuestion } from "../imported.ts";
import { objectsIn } from "../json-values.ts";
import type { Item } from "./entries.ts";
import { manyIn, objectIn } from "./plain-keys.ts";
import { isTrue } from "./properties.ts";
import type { Reading } from "./reading.ts";

/** What an item becomes, before its words, and how that differs from the file. */
export type Made = {
  readonly properties: Readonly<Record<string, unknown>> & { readonly type: string };
  readonly said: readonly string[];
  /** The values here of codes that several options of the file share. */
  readonly shared?: ReadonlyMap<string, readonly ChoiceValue[]>;
};

/** What stands beside the words of an item. */
const MEDIA = { image: "picture", audio: "sound", video: "film" } as const;

/** Returns a question with its words and what every kind may have, before its condition. */
export function asked({ properties, said }: Made, item: Item, reading: Reading): Omit<ImportedQuestion, "condition"> {
  const { source, options, property } = item;
  const title = titleOf(item, reading);
  const units = objectsIn(manyIn(options["unitOptions"])).flatMap((one) => reading.text(one["prefLabel"]) ?? []);
  const [unit] = units.length === 1 ? units : [];
  const isRequired = property?.isRequired || isTrue(options["requiredValue"]) || isTrue(item.json["requiredValue"]);
  const element = {
    ...properties,
    ...{ name: source, title: title.text },
    ...(unit ? { description: unit } : {}),
    ...(isRequired ? { isRequired: true } : {}),
  };
  const all = [
    ...title.said,
    ...said,
    ...mediaOf(item),
    ...(units.length > 1
      ? [`In which unit it is answered is not asked: ${units.map((one) => textOf(one)).join(", ")}.`]
      : []),
  ];
  return {
    ...{ kind: "question", source, counts: 1 },
    element: element as unknown as AskedElement,
    changed: all.map((what) => ({ name: source, what })),
  };
}

/** Returns the words of an item; its label or its name stands where it asks nothing. */
function titleOf(item: Item, reading: Reading): { readonly text: Text; readonly said: readonly string[] } {
  const own = reading.text(item.json["question"]);
  if (own) return { text: own, said: [] };
  const label = reading.text(item.property?.label) ?? reading.text(item.json["prefLabel"]);
  if (label) return { text: label, said: ["It has no question in the file; its label stands there."] };
  return { text: item.source, said: ["It has no words in the file; its name stands there."] };
}

/** Says what of pictures and sounds is left out. */
export function mediaOf({ json }: Item): string[] {
  const kinds = Object.entries(MEDIA).filter(([key]) => json[key] !== undefined);
  const hasOthers = json["associatedMedia"] !== undefined || Object.keys(objectIn(json["media"])).length > 0;
  return [
    ...kinds.map(([, word]) => `Its ${word} is left out.`),
    ...(hasOthers ? ["Its other media are left out."] : []),
  ];
}
