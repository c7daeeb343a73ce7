import type { LooseChoice } from "../read-loosely.ts";

const valueIn = (choice: LooseChoice): unknown => (typeof choice === "object" ? choice?.value : choice);

/** Returns the options, or rows, that are made of lines of words; empty lines and those there already are left out. */
export function newChoices(lines: readonly string[], now: readonly LooseChoice[], isRows: boolean): LooseChoice[] {
  const all = [...now];
  for (const line of lines) {
    const words = line.trim();
    const values = all.map(valueIn);
    if (words === "" || values.some((value) => `${value}` === words)) continue;
    all.push(newChoice(words, values, isRows));
  }
  return all.slice(now.length);
}

/** Words are kept as they are; beside numbers, a number is one; a row is kept under a name made of its words. */
function newChoice(words: string, values: readonly unknown[], isRows: boolean): LooseChoice {
  if (isRows) {
    const name = nameOfRow(words, values);
    return name === words ? words : { value: name, text: words };
  }
  const isNumber = values.every((value) => typeof value === "number") && !Number.isNaN(Number(words));
  return isNumber && values.length > 0 ? Number(words) : words;
}

/** Names hold letters, digits, spaces, - and _ alone. */
function nameOfRow(words: string, taken: readonly unknown[]): string {
  const plain = words
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9 _-]/g, "")
    .trim();
  const base =
    plain
      .slice(0, 30)
      .trim()
      .replace(/^[^A-Za-z0-9]+/, "") || "row";
  if (!taken.includes(base)) return base;
  let number = 2;
  while (taken.includes(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}
