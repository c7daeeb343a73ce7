import type { ScoreRecord, SubmissionReply } from "#core/api/results.ts";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { textOf } from "#core/shared/text-of.ts";

/** @returns the number, also from text, since some providers send it so; null for anything else */
export function readableNumber(value: unknown): number | null {
  const isNumeric = typeof value === "number" || (typeof value === "string" && value.trim() !== "");
  const number = isNumeric ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

export type ResultParts = Pick<SubmissionReply, "missing" | "none" | "results" | "alerts">;

/** Returns what our own server says beside a score. A provider may have fields of these names, of any form. */
export function readableParts({
  missing,
  none,
  results,
  alerts,
}: Partial<Record<keyof ResultParts, unknown>>): ResultParts {
  return {
    ...(isMissing(missing) ? { missing } : {}),
    ...(none === true ? { none } : {}),
    ...(areResults(results) ? { results } : {}),
    ...(areAlerts(alerts) ? { alerts } : {}),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isMissing = (value: unknown): value is NonNullable<ResultParts["missing"]> =>
  isRecord(value) && [value["open"], value["of"], value["needs"]].every(Number.isInteger);
const areResults = (value: unknown): value is NonNullable<ResultParts["results"]> =>
  Array.isArray(value) &&
  value.every(
    (one) =>
      isRecord(one) &&
      typeof one["name"] === "string" &&
      (one["score"] === null || typeof one["score"] === "number") &&
      (one["missing"] === undefined || isMissing(one["missing"])),
  );
const isText = (value: unknown): boolean =>
  typeof value === "string" || (isRecord(value) && typeof value["default"] === "string");
const areAlerts = (value: unknown): value is NonNullable<ResultParts["alerts"]> =>
  Array.isArray(value) &&
  value.every(
    (one) =>
      isRecord(one) &&
      typeof one["name"] === "string" &&
      typeof one["kind"] === "string" &&
      isText(one["say"]) &&
      (one["talk"] === undefined || isText(one["talk"])),
  );

/**
 * Returns the rows of a list of scores that can be shown. Rows without a forum or a number are left out. A provider may
 * name an area by its category; such names are replaced by the area's name here.
 * @throws TypeError when the reply is not a list
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
