import type { ComparedWording } from "./compare-wording.ts";

const IN_ENGLISH = { instruction: "the instruction", item: "item", option: "option" };

/** Returns what differs from the published form, such as "item 6", in the order of the file. */
export function differingLines({ instruction, items, options }: ComparedWording, words = IN_ENGLISH): string[] {
  const numbered = (what: string, same: readonly boolean[]) =>
    same.flatMap((isSame, index) => (isSame ? [] : [`${what} ${index + 1}`]));
  return [
    ...(instruction === false ? [words.instruction] : []),
    ...numbered(words.item, items),
    ...numbered(words.option, options),
  ];
}
