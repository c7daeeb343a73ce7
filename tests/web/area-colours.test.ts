import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { AREA_COLOURS } from "../../src/ui/pictures/area-colours.ts";
import { contrast, looksOf } from "../support/colours.ts";

const looks = looksOf("src/ui/tokens.css", "src/ui/area-colours.css");

test.each(looks)("ink, links and what they point at stand out on every wash in the $name theme", ({ colour }) => {
  for (const area of AREA_COLOURS) {
    const wash = colour(`wash-${area}`);
    for (const text of ["ink", "soft-ink-on-wash", "pine"])
      expect(contrast(colour(text), wash), `${text} on ${area}`).toBeGreaterThanOrEqual(7);
    for (const part of ["edge", "tone-good", "tone-fair", "tone-watch", "tone-alert"])
      expect(contrast(colour(part), wash), `${part} on ${area}`).toBeGreaterThanOrEqual(3);
  }
});

test("where contrast counts, every wash is the page's own color", () => {
  for (const { name, colour } of looks.filter((look) => look.name.startsWith("strong")))
    for (const area of AREA_COLOURS) expect(colour(`wash-${area}`), name).toBe(colour("paper"));
});

test("each color has its wash", () => {
  const sheet = readFileSync("src/ui/washes.css", "utf8");
  for (const area of AREA_COLOURS) expect(sheet).toContain(`[data-area="${area}"] {\n  --wash: var(--wash-${area});`);
});
