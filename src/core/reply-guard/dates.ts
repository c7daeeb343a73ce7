/** The parts of a date that a text names. */
type DateParts = { readonly year?: number; readonly month?: number; readonly day?: number };

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const MONTH = `(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?`;
const DAY = "(\\d{1,2})(?:st|nd|rd|th)?";
const numberOf = (text: string | undefined) => (text === undefined ? {} : Number(text));
const monthOf = (name = "") => MONTHS.indexOf(name.slice(0, 3)) + 1;

/** Each way of writing a date, and how to read it. A month alone is not a date, because "may" is a common word. */
const FORMS: readonly [RegExp, (match: RegExpMatchArray) => DateParts[]][] = [
  [/\b(\d{4})-(\d{2})-(\d{2})\b/g, ([, y, m, d]) => [{ year: Number(y), month: Number(m), day: Number(d) }]],
  [
    /\b(\d{1,2})[/.](\d{1,2})[/.](\d{4})\b/g,
    ([, a, b, y]) => [
      { year: Number(y), month: Number(a), day: Number(b) },
      { year: Number(y), month: Number(b), day: Number(a) },
    ],
  ],
  [
    new RegExp(`\\b${MONTH}\\s+${DAY}\\b(?!\\s*(?:min|hour|time|day|week|%|percent))(?:,?\\s+(\\d{4}))?`, "g"),
    ([, m, d, y]) => [{ month: monthOf(m), day: Number(d), ...yearOf(y) }],
  ],
  [
    new RegExp(`\\b${DAY}\\s+(?:of\\s+)?${MONTH}\\b(?:,?\\s+(\\d{4}))?`, "g"),
    ([, d, m, y]) => [{ month: monthOf(m), day: Number(d), ...yearOf(y) }],
  ],
  [new RegExp(`\\b${MONTH},?\\s+(\\d{4})\\b`, "g"), ([, m, y]) => [{ month: monthOf(m), year: Number(y) }]],
];

function yearOf(text: string | undefined): DateParts {
  const year = numberOf(text);
  return typeof year === "number" ? { year } : {};
}

/** Returns the dates of a text, each with the ways it can be read, and the text without them. */
export function datesIn(text: string): { readonly dates: readonly (readonly DateParts[])[]; readonly rest: string } {
  const dates: DateParts[][] = [];
  let rest = text.normalize("NFKC").toLowerCase();
  for (const [form, read] of FORMS) {
    for (const match of rest.matchAll(form)) dates.push(read(match));
    rest = rest.replace(form, " ");
  }
  return { dates, rest };
}

/**
 * Returns whether each date of a text is known, comparing only the parts that the text names.
 * @param known ISO 8601 dates, in UTC
 */
export function areDatesKnown(text: string, known: readonly string[]): boolean {
  const days = known.map((iso) => new Date(iso)).filter((date) => !Number.isNaN(date.getTime()));
  return datesIn(text).dates.every((readings) =>
    readings.some(({ year, month, day }) =>
      days.some(
        (date) =>
          (year === undefined || year === date.getUTCFullYear()) &&
          (month === undefined || month === date.getUTCMonth() + 1) &&
          (day === undefined || day === date.getUTCDate()),
      ),
    ),
  );
}
