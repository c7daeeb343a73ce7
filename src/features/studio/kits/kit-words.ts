import type { KitOnOffer } from "#core/api/studio-kits.ts";

// The texts about kits of the library. Like all of the studio, they are in English only.

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const more = (options: readonly number[]) =>
  options.length > 0 ? `, and its ${options.join(" + ")} options follow the others` : "";

export const kitWords = {
  lead: "A kit holds the points, cut-offs and terms of a published scale. You bring its wording, from the owner’s form.",
  loading: "Reading the library …",
  tryAgain: "Try again",
  kitNamed: (title: string, name: string) => (title.includes("(") ? title : `${title} (${name})`),
  items: ({ items, extraItems }: Pick<KitOnOffer, "items" | "extraItems">) =>
    extraItems > 0 ? `${items} + ${extraItems} items` : counted(items, "item", "items"),
  faulty: (files: readonly string[]) => `Left out, because the file has a mistake: ${files.join(", ")}.`,
  listed: (count: number) => `Known, and cannot be enabled (${count})`,

  terms: "Terms of use",
  source: (source: string) => `Read at: ${source}`,
  notice: "Shown with it",
  holds: "The kit holds",
  heldBy: (kit: KitOnOffer): readonly string[] => [
    `the points of ${kitWords.items(kit)}, and a score from ${kit.range.min} to ${kit.range.max}`,
    kit.bands
      ? `${counted(kit.bands.count, "band", "bands")} (${kit.bands.citation})`
      : "no bands: the method sets no cut-offs",
    ...(kit.subscales > 0 ? [counted(kit.subscales, "subscale", "subscales")] : []),
    ...(kit.alerts > 0 ? [counted(kit.alerts, "alert", "alerts")] : []),
    kit.hasMissingRule ? "a rule on questions left open" : "every question needs an answer",
    ...(kit.hasCodes ? ["LOINC codes"] : []),
    kit.languages.length > 0
      ? `a published form to compare with, in: ${kit.languages.join(", ")}`
      : "no published form to compare with",
  ],
  from: "From",
  notes: "Good to know",
  taken: "There is a scale or a draft of this name already. Choose it in the list above, or remove that draft first.",
  version: "This scale is live already. Another wording becomes a draft of its next version.",

  wording: "Your wording",
  wordingHint: ({ items, extraItems, options, extraOptions }: KitOnOffer) =>
    [
      `The instruction. Then ${counted(items, "item", "items")}, one a line.`,
      options.length > 0
        ? `Then the line “options:” and ${options.join(" + ")} options, one a line.`
        : "No options: the answers are numbers.",
      ...(extraItems > 0 ? [`If you ask the extra item, it follows the items${more(extraOptions)}.`] : []),
      "No numbers before them. The line “# es” starts Spanish.",
    ].join(" "),
  file: "Or a text file (UTF-8)",
  tooLarge: "The file is far larger than any form. Is it the right one?",
  notUtf8: "The file is not text in UTF-8. Open it in an editor and save it as UTF-8.",
  empty: "Paste the wording first.",
  compare: "Compare with the published form",
  comparing: "Comparing …",
  asPublished: "All as published. Bands and codes apply.",
  lines: (language: string) => `The lines (${language})`,
  line: "Line",
  words: "Words",
  result: "As published?",
  kinds: { instruction: "Instruction", item: "Item", option: "Option" },
  named: (kind: string, number: number) => `${kind} ${number}`,
  same: "as published",
  differs: "differs",
  notCompared: "not compared",
  because: "Why the bands apply all the same",
  becauseHint: "It is shown with the result. Leave it empty, and the bands stay out.",
  conditions: "The owner’s conditions",
  conditionsHint: "Tick each to confirm it. Your name and the day are kept, with the scale and in the log.",
  notTicked: "Tick each condition first.",
  make: "Make the draft",
} as const;
