import type { ComparedReply } from "#core/api/studio-kits.ts";
import type { Kit } from "#core/content-model/kit.ts";
import { type ComparedWording, isAsPublished } from "#core/kits/compare-wording.ts";
import { comparisonInWords } from "#core/kits/comparison-in-words.ts";
import { askedItems, type KitWording, setsOf } from "#core/kits/fit-wording.ts";
import { WordingError } from "#core/kits/wording-error.ts";
import { enableWording } from "../../content/kits/enable-wording.ts";

type Lines = ComparedReply["languages"][number]["lines"];

/** Says line by line how a wording compares with the published form, or why it cannot be read. */
export function comparedWording(kit: Kit, text: string, because: string | undefined): ComparedReply {
  try {
    const { wordings, compared } = enableWording(kit, text, { because });
    const asPublished = compared.every(isAsPublished);
    return {
      languages: compared.map((one, index) => ({
        language: one.language,
        said: comparisonInWords(kit, one, because),
        lines: linesOf(kit, wordings[index], one),
      })),
      isAsPublished: asPublished,
      losesBands: !asPublished && kit.cutOffs !== undefined && because === undefined,
      why: null,
    };
  } catch (error) {
    if (!(error instanceof WordingError)) throw error;
    return { languages: [], isAsPublished: false, losesBands: false, why: error.message };
  }
}

/** The lines in the order in which they were written. */
function linesOf(
  kit: Kit,
  wording: KitWording | undefined,
  { form, instruction, items, options }: ComparedWording,
): Lines {
  if (!wording) return [];
  const sets = setsOf(askedItems(kit, wording.items.length));
  const lines = (kind: "item" | "option", texts: readonly string[], same: readonly boolean[]): Lines =>
    texts.map((text, index) => ({ kind, number: index + 1, text, isSame: form && (same[index] ?? false) }));
  return [
    { kind: "instruction", number: 1, text: wording.instruction, isSame: instruction },
    ...lines("item", wording.items, items),
    ...lines(
      "option",
      sets.flatMap((set) => wording.options[set] ?? []),
      options,
    ),
  ];
}
