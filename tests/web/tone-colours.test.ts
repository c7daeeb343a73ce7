import { expect, test } from "vitest";
import { contrast, looksOf, luminance } from "../support/colours.ts";

test.each(looksOf("src/ui/tokens.css"))("gauge parts and texts stand out enough in the $name theme", ({ colour }) => {
  for (const ground of ["paper", "card"]) {
    for (const tone of ["good", "fair", "watch", "alert"])
      expect(contrast(colour(`tone-${tone}`), colour(ground)), tone).toBeGreaterThanOrEqual(3);
    for (const text of ["ink", "soft-ink", "pine"])
      expect(contrast(colour(text), colour(ground)), text).toBeGreaterThanOrEqual(7);
    expect(contrast(colour("edge"), colour(ground))).toBeGreaterThanOrEqual(3);
  }
});

const TONES = ["good", "fair", "watch", "alert"];

test.each(looksOf("src/ui/tokens.css").filter(({ name }) => !name.startsWith("strong")))(
  "pale bands are steps of value, on which outline, needle, mark and words stand out in the $name theme",
  ({ name, colour }) => {
    const pales = TONES.map((tone) => colour(`pale-${tone}`));
    for (const pale of pales) expect(contrast(colour("ink"), pale)).toBeGreaterThan(7);
    const values = pales.map(luminance);
    expect(values).toEqual(values.toSorted((one, other) => (name === "light" ? other - one : one - other)));
    for (const [index, pale] of pales.entries())
      if (index > 0) expect(contrast(pale, pales[index - 1] ?? ""), pale).toBeGreaterThan(1.08);
  },
);
