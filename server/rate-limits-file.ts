import { readFileSync } from "node:fs";
import { Ajv, type ErrorObject } from "ajv";
import { RATE_LIMITS, type RateLimitNumbers } from "./rate-limits/numbers.ts";

/** A week: timers cannot wait for much longer. */
const LARGEST = { count: 1_000_000, seconds: 7 * 24 * 60 * 60 };

const numbersLike = (row: object) => ({
  type: "object",
  additionalProperties: false,
  required: Object.keys(row),
  properties: Object.fromEntries(
    Object.keys(row).map((name) => [
      name,
      { type: "integer", minimum: 1, maximum: name === "count" ? LARGEST.count : LARGEST.seconds },
    ]),
  ),
});

const SCHEMA = {
  type: "object",
  additionalProperties: false,
  properties: Object.fromEntries(Object.entries(RATE_LIMITS).map(([name, row]) => [name, numbersLike(row)])),
};

/**
 * Reads a file that sets some of the limits; the others stay as shipped.
 * @throws Error that names every mistake in it
 */
export function readRateLimits(path: string): RateLimitNumbers {
  const given = parsed(path, textOf(path));
  const check = new Ajv({ allErrors: true }).compile<Partial<RateLimitNumbers>>(SCHEMA);
  if (!check(given)) throw fileError(path, (check.errors ?? []).map(inWords).join("; "));
  return { ...RATE_LIMITS, ...given };
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw fileError(path, "this file cannot be read");
  }
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw fileError(path, `it is not JSON: ${(error as Error).message}`);
  }
}

function inWords({ instancePath, keyword, params, message }: ErrorObject): string {
  const place = instancePath.slice(1).replaceAll("/", ".") || "the file";
  if (keyword !== "additionalProperties") return `${place} ${message}`;
  const limits = instancePath === "" ? `; the limits are ${Object.keys(RATE_LIMITS).join(", ")}` : "";
  return `${place} must not have ${params["additionalProperty"]}${limits}`;
}

const fileError = (path: string, what: string) =>
  new Error(`The configuration cannot be used: RATE_LIMITS is ${path}, and ${what}.`);
