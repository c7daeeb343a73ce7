import type { Reference } from "#core/references/references.ts";

// The words of the form of the questions. It is in English only, as the whole studio.

const PLACES: Readonly<Record<Reference["where"], readonly [one: string, several: string]>> = {
  condition: ["condition or check of the survey", "conditions or checks of the survey"],
  formula: ["formula", "formulas"],
  alert: ["alert", "alerts"],
  points: ["entry of the points", "entries of the points"],
  table: ["table", "tables"],
  unscored: ["list of what is not counted", "lists of what is not counted"],
  "not-asked": ["number for when it is not asked", "numbers for when it is not asked"],
  example: ["example", "examples"],
};

/** Counts places in words: "2 formulas and 3 examples". */
const placesInWords = (references: readonly Reference[]): string =>
  listed(counted(references).map(([where, count]) => `${count} ${PLACES[where][count === 1 ? 0 : 1]}`));

/** Says what goes with a question. An example stays, without its answer to it. */
const goneInWords = (references: readonly Reference[]): string =>
  listed(
    counted(references).map(
      ([where, count]) => GONE[where]?.(count) ?? `${count} ${PLACES[where][count === 1 ? 0 : 1]}`,
    ),
  );

const GONE: Partial<Readonly<Record<Reference["where"], (count: number) => string>>> = {
  points: () => "its points",
  unscored: () => "its mark as not counted",
  "not-asked": () => "what it counts as when it is not asked",
  example: (count) =>
    count === 1 ? "its answer in 1 example, which stays" : `its answers in ${count} examples, which stay`,
};

function counted(references: readonly Reference[]): [Reference["where"], number][] {
  const counts = new Map<Reference["where"], number>();
  for (const { where } of references) counts.set(where, (counts.get(where) ?? 0) + 1);
  return [...counts];
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

export const surveyWords = {
  pageOf: (number: number, of: number, title: string) =>
    title ? `Page ${number} of ${of}: ${title}` : `Page ${number} of ${of}`,
  pageNumber: (number: number) => `page ${number}`,
  optionNumber: (number: number) => `Option ${number}`,
  rowNumber: (number: number) => `Row ${number}`,
  pageSettings: "Title, explanation and condition of the page",
  noQuestion: "This page has no question yet. It needs one before it can be published.",
  addPage: "Add a page",
  question: (title: string) => `“${title}”`,
  newType: "Kind of question",
  addQuestion: "Add a question",
  addQuestionTo: (where: string) => `Add a question to ${where}`,
  addTo: (list: string) => `Add to: ${list}`,
  entry: (list: string, number: number) => `${list}, ${number}`,
  dragged: {
    picked: (name: string) => `${name} is picked up.`,
    over: (name: string, place: number, of: number) => `${name} is over place ${place} of ${of}.`,
    dropped: (name: string, place: number, of: number) => `${name} now stands at place ${place} of ${of}.`,
    stays: (name: string) => `${name} stays where it was.`,
  },
  more: "More settings",
  place: "Stands on",
  onPage: (number: number, title: string) => (title ? `Page ${number}: ${title}` : `Page ${number}`),
  inGroup: (page: number, title: string) => `Page ${page}, in the group “${title}”`,
  typeNow: "Kind of question",
  typeKept: "No other kind takes the same answers.",
  typeDrops: (type: string, dropped: string) => `${type} (drops: ${dropped})`,
  nameTaken: "Another question has this name.",
  nameForm: "Letters, digits, spaces, - and _, beginning with a letter or digit.",
  renamed: (from: string, to: string, places: readonly Reference[]) =>
    places.length === 0
      ? `${from} is now called ${to}.`
      : `${from} is now called ${to}, also in ${placesInWords(places)}.`,
  deleted: (what: string, removed: readonly Reference[], left: readonly Reference[]) =>
    [
      `${what} is deleted.`,
      removed.length === 0 ? "" : `With it went ${goneInWords(removed)}.`,
      left.length === 0
        ? ""
        : `It is still named in ${placesInWords(left)}: change what is said there, or the check will not pass.`,
      "Undo brings everything back.",
    ]
      .filter(Boolean)
      .join(" "),
  option: (words: string) => `“${words}”`,
  optionWords: (number: number) => `Words of option ${number}`,
  rowWords: (number: number) => `Words of row ${number}`,
  keptAs: "Kept as",
  keptAsHint: "What is stored and exported when it is chosen.",
  optionTaken: "Another one is kept as this.",
  addOption: "Add an option",
  addRow: "Add a row",
  add: "Add",
  enterAdds: "Type its words, then press Enter. Several lines that are pasted become several.",

  condition: {
    none: "Always.",
    add: "Add a condition",
    addRow: "Add another line",
    remove: "Remove the condition",
    removeRow: (number: number) => `Remove line ${number}`,
    choose: "choose what it is about",
    joined: "Holds when",
    all: "all of these hold",
    any: "at least one of these holds",
    question: (number: number) => `Question of line ${number}`,
    operator: (number: number) => `What is said in line ${number}`,
    value: (number: number) => `Answer in line ${number}`,
    operators: {
      is: "is",
      "is-not": "is not",
      "one-of": "is one of",
      "none-of": "is none of",
      "at-least": "is at least",
      "at-most": "is at most",
      above: "is above",
      below: "is below",
      contains: "contains",
      "contains-not": "does not contain",
      answered: "is answered",
      open: "is left open",
    },
    asText: "As text",
    asTextHint: "The same condition, as the file has it. Questions stand in braces: {name} = 'answer'.",
    textOnly: "This is more than lines can say, so it is edited as text.",
    unreadable: "This cannot be read as a condition yet.",
    nothingBefore: "A condition names a question that is asked before, and none is.",
    later: (name: string) => `${name} is not asked before this, so it has no answer yet.`,
    missing: (name: string) => `No question of this survey is called ${name}.`,
    missingOption: (question: string, value: string) => `${question} has no option kept as “${value}”.`,
    unsayable: "An answer with <>, =>, =< or a backslash at its end cannot be compared in a condition.",
  },
} as const;
