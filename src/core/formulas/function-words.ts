type Words = {
  /** Its parameters, as a person would write them. */
  readonly parameters: string;
  readonly gives: string;
};

/** What editors read of each function that formulas may call: in docs/scales.md and in the messages of the check. */
export const FUNCTION_WORDS: ReadonlyMap<string, Words> = new Map(
  Object.entries({
    sum: { parameters: "a, b, …", gives: "The sum." },
    avg: { parameters: "a, b, …", gives: "The mean." },
    min: { parameters: "a, b, …", gives: "The smallest." },
    max: { parameters: "a, b, …", gives: "The largest." },
    count: { parameters: "a, b, …", gives: "How many of them have a value." },
    round: {
      parameters: "number, decimals",
      gives: "The number rounded to so many decimals, or to a whole number; a half goes up.",
    },
    floor: { parameters: "number", gives: "The whole number below." },
    ceil: { parameters: "number", gives: "The whole number above." },
    fixed: {
      parameters: "number, decimals",
      gives: "The number rounded to so many decimals as JavaScript's `toFixed` does it.",
    },
    iif: { parameters: "condition, a, b", gives: "`a` where the condition is true, otherwise `b`." },
    none: { parameters: "", gives: "No result, on purpose. Only the formula of a result may give it, with `iif`." },
    yearsBetween: {
      parameters: "date, later date",
      gives: "The whole years between two dates, such as an age; below 0 where the later one is earlier.",
    },
    minutesBetween: {
      parameters: "time, later time",
      gives: "The minutes between two stored times of day, 0 to 1439.",
    },
    isClockTime: { parameters: "text", gives: "Whether the text is a time of day." },
    sameClockTime: { parameters: "bed, up", gives: "Whether both are times, and the same one." },
    minutesInBed: { parameters: "bed, up, hours slept", gives: "The minutes between two times of day, 1 to 1439." },
    hoursInBed: { parameters: "bed, up, hours slept", gives: "The same in quarter hours, as a text." },
  }),
);

/** Returns how a function is called: `round(number, decimals)`. */
export const signatureOf = (name: string): string => `${name}(${FUNCTION_WORDS.get(name)?.parameters ?? ""})`;

/** Returns the list of functions for the documents, in Markdown. */
export const functionTable = (): string =>
  ["| Function | Gives |", "|---|---|"]
    .concat([...FUNCTION_WORDS].map(([name, { gives }]) => `| \`${signatureOf(name)}\` | ${gives} |`))
    .join("\n");
