const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety";

const VALUES: ReadonlyMap<string, number> = new Map<string, number>([
  ...SMALL.split(" ").map((word, value): [string, number] => [word, value]),
  ...TENS.split(" ").map((word, index): [string, number] => [word, (index + 2) * 10]),
  ...Object.entries({ half: 0.5, quarter: 0.25, dozen: 12, fourty: 40 }),
]);
const FACTORS: ReadonlyMap<string, number> = new Map([
  ["hundred", 100],
  ["thousand", 1000],
  ["million", 1_000_000],
  ["k", 1000],
]);
/** Words that say how often, or how many times as much. */
const TIMES: ReadonlyMap<string, string> = new Map([
  ["twice", "2 times"],
  ["thrice", "3 times"],
  ["double", "2 fold"],
  ["doubles", "2 fold"],
  ["doubled", "2 fold"],
  ["triple", "3 fold"],
  ["triples", "3 fold"],
  ["halves", "0.5 fold"],
]);

const TOKEN = /\d+:\d{2}|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?|\p{L}+|[.!?;:,/%–—-]/gu;

/**
 * Returns the words and marks of a text, with every number in digits: "two and a half", "2½" and "1,000"
 * become "2.5", "2.5" and "1000".
 */
export function tokensInDigits(text: string): string[] {
  const spelled = text
    .toLowerCase()
    .replace(/(\d)([½¼¾])/g, (_, whole: string, part: string) => `${Number(whole) + (FRACTIONS[part] ?? 0)}`);
  const tokens = (
    spelled
      .replace(/[½¼¾]/g, (part) => `${FRACTIONS[part]}`)
      .normalize("NFKC")
      .match(TOKEN) ?? []
  )
    .map(asDigits)
    .flatMap((token) => TIMES.get(token)?.split(" ") ?? [token]);
  const joined: string[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const value = VALUES.get(tokens[index] ?? "");
    const isNumber = value !== undefined || /^\d+(\.\d+)?$/.test(tokens[index] ?? "");
    if (!isNumber) {
      joined.push(tokens[index] ?? "");
      continue;
    }
    const [number, last] = numberFrom(tokens, index);
    joined.push(`${number}`);
    index = last;
  }
  return joined;
}

const FRACTIONS: Readonly<Record<string, number>> = { "½": 0.5, "¼": 0.25, "¾": 0.75 };

/** Writes the digits of any script as 0 to 9, drops commas of thousands, and turns a decimal comma into a point. */
function asDigits(token: string): string {
  if (/^\d{1,3}(,\d{3})+/.test(token)) return `${Number(token.replaceAll(",", ""))}`;
  return /^\d+[.,]\d+$/.test(token)
    ? `${Number(token.replace(",", "."))}`
    : /^\d+$/.test(token)
      ? `${Number(token)}`
      : token;
}

/** Reads "one hundred and fifty", "twenty-five", "10 k" or "two and a half", starting at an index. */
function numberFrom(tokens: readonly string[], start: number): [value: number, last: number] {
  const valueAt = (index: number) =>
    VALUES.get(tokens[index] ?? "") ?? (/^\d/.test(tokens[index] ?? "") ? Number(tokens[index]) : undefined);
  let value = valueAt(start) ?? 0;
  let last = start;
  const isTens = (tokens[start] ?? "").endsWith("ty");
  const afterHyphen = tokens[start + 1] === "-" ? start + 2 : start + 1;
  const ones = VALUES.get(tokens[afterHyphen] ?? "");
  if (isTens && ones !== undefined && Number.isInteger(ones) && ones > 0 && ones < 10) {
    value += ones;
    last = afterHyphen;
  }
  for (
    let factor = FACTORS.get(tokens[last + 1] ?? "");
    factor !== undefined;
    factor = FACTORS.get(tokens[last + 1] ?? "")
  ) {
    value *= factor;
    last++;
    const next = tokens[last + 1] === "and" ? last + 2 : last + 1;
    const more = VALUES.get(tokens[next] ?? "");
    if (more !== undefined && more >= 1 && more < factor) {
      const [rest, end] = numberFrom(tokens, next);
      value += rest;
      last = end;
    }
  }
  const isAndAHalf = tokens[last + 1] === "and" && tokens[last + 2] === "a" && tokens[last + 3] === "half";
  return isAndAHalf ? [value + 0.5, last + 3] : [value, last];
}
