import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const tokens = readFileSync("src/ui/tokens.css", "utf8");
const NAMES = ["small", "body", "section", "title", "display"];
const PX_OF_REM = 16;

/** The sizes of one width, by name, in pixels; body is the same on both. */
function sizesOf(width: "wide" | "narrow"): readonly number[] {
  return NAMES.map((name) => {
    const own = name === "body" ? "wide" : width;
    return Number(tokens.match(`--text-${name}-${own}: ([\\d.]+)rem`)?.[1]) * PX_OF_REM;
  });
}

test.each(["wide", "narrow"] as const)(
  "%s: five sizes, none under 16 px, each at least 1.2 times the one before it from body up",
  (width) => {
    const [small = 0, ...fromBody] = sizesOf(width);
    expect(small).toBeGreaterThanOrEqual(16);
    const steps = fromBody.slice(1).map((size, index) => size / (fromBody[index] ?? 0));
    // 24 / 20 is 1.2, give or take what a computer makes of it.
    expect(Math.min(...steps)).toBeGreaterThan(1.199);
  },
);
