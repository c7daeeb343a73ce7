import type { ScoreRecord } from "#core/api/results.ts";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { textOf } from "#core/shared/text-of.ts";

/** @returns the number that stands there, also as text, as some providers send it; null for anything else */
export function readableNumber(value: unknown): number | null {
  const isNumeric = typeof value === "number" || (typeof value === "string" && value.trim() !== "");
  const number = isNumeric ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

/**
 * The rows of a list of scores that can be shown. A row without forum or number is left out. A provider may
 * call an area by its category; here it has one name.
 * @throws TypeError when the reply is no list
 */
export function readableRecords(
  reply: unknown,
  offeredScales: readonly Pick<OfferedScale, "category" | "name">[],
): ScoreRecord[] {
  if (!Array.isArray(reply)) throw new TypeError("The scores came in a form that cannot be read.");
  return reply.flatMap((row: Partial<Record<keyof ScoreRecord, unknown>> | null) => {
    const { forum, value, meaning, timestamp } = row ?? {};
    const number = readableNumber(value);
    if (typeof forum !== "string" || forum === "" || number === null) return [];
    const called = offeredScales.find(({ category }) => category === forum);
    const texts = {
      meaning: typeof meaning === "string" ? meaning : "",
      timestamp: typeof timestamp === "string" ? timestamp : "",
    };
    return [{ forum: called ? textOf(called.name) : forum, value: number, ...texts }];
  });
}
