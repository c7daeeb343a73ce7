import type { Kit } from "../content-model/kit.ts";
import type { WrittenWording } from "./read-wording.ts";
import { WordingError } from "./wording-error.ts";

/** A wording that has a line for everything a kit asks. */
export type KitWording = {
  readonly language: string;
  readonly instruction: string;
  /** In the order of the kit; the extra ones are there or not, in every language alike. */
  readonly items: readonly string[];
  /** By the names of the kit's sets. */
  readonly options: Readonly<Record<string, readonly string[]>>;
};

/**
 * Gives each line of a wording its place in a kit.
 * @throws WordingError with both counts where they differ
 */
export function fitWording(kit: Kit, written: readonly WrittenWording[]): KitWording[] {
  const [first] = written;
  const other = written.find(({ items }) => items.length !== first?.items.length);
  if (first && other) {
    throw new WordingError(
      `"${first.language}" has ${counted(first.items.length, "item")}, "${other.language}" ${other.items.length}.`,
    );
  }
  return written.map((wording) => {
    const items = itemsAsked(kit, wording);
    return { ...wording, options: optionsBySet(kit, wording, setsOf(items)) };
  });
}

/** Returns the items of a kit that a wording of so many items asks. */
export function askedItems(kit: Kit, count: number): Kit["items"] {
  const counting = kit.items.filter((item) => !("extra" in item));
  return count === counting.length ? counting : kit.items;
}

/** Returns the sets of options that items use, each once, in the order of their first use. */
export function setsOf(items: Kit["items"]): string[] {
  return [...new Set(items.flatMap((item) => ("options" in item ? [item.options] : [])))];
}

function itemsAsked(kit: Kit, { language, items }: WrittenWording): Kit["items"] {
  const asked = askedItems(kit, items.length);
  if (asked.length === items.length) return asked;
  const least = kit.items.filter((item) => !("extra" in item)).length;
  const wanted = least === kit.items.length ? counted(least, "item") : `${least} or ${kit.items.length} items`;
  throw new WordingError(
    `"${language}" has ${counted(items.length, "item")} between the instruction and the options; ${kit.name} has ${wanted}. ` +
      "The first line is the instruction, and each item is one line.",
  );
}

/** One list holds the options of all sets one after the other; otherwise each set has a list of its own. */
function optionsBySet(kit: Kit, { language, options }: WrittenWording, sets: readonly string[]): KitWording["options"] {
  const sizes = sets.map((set) => kit.options[set]?.length ?? 0);
  const lines = options.flat();
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const isFitting =
    options.length > 1
      ? options.length === sizes.length && options.every((list, index) => list.length === sizes[index])
      : lines.length === total;
  if (!isFitting) {
    const given = options.map((list) => list.length).join(" + ");
    throw new WordingError(
      `"${language}" has ${options.length === 0 ? "no line options:" : `${given} options`}; ${kit.name} has ` +
        `${sizes.length > 1 ? `${sizes.join(" + ")}, in this order` : total}.`,
    );
  }
  const ends = sizes.map((_, index) => sizes.slice(0, index + 1).reduce((sum, size) => sum + size, 0));
  return Object.fromEntries(
    sets.map((set, index) => [set, lines.slice((ends[index] ?? 0) - (sizes[index] ?? 0), ends[index])]),
  );
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;
