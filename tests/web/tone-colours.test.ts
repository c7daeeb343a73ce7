import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const tokens = readFileSync("src/ui/tokens.css", "utf8");
/** Each color is `light-dark(light, dark)`; the strong ones replace some of them. */
const [plain = "", strong = ""] = tokens.split('[data-contrast="more"]');
const themes = ["light", "dark"].flatMap((theme, side) =>
  [
    [theme, [plain]],
    [`strong ${theme}`, [strong, plain]],
  ].map(([name, blocks]) => ({ name, side, blocks: blocks as string[] })),
);

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test.each(themes)("gauge parts and texts stand out enough in the $name theme", ({ side, blocks }) => {
  const colour = (name: string) => {
    const pair = blocks.map((block) => new RegExp(`--${name}: light-dark\\((.*?), (.*?)\\)`).exec(block)).find(Boolean);
    return pair?.[side + 1] ?? "";
  };
  for (const ground of ["paper", "card"]) {
    for (const tone of ["good", "fair", "watch", "alert"])
      expect(contrast(colour(`tone-${tone}`), colour(ground)), tone).toBeGreaterThanOrEqual(3);
    for (const text of ["ink", "soft-ink", "pine"])
      expect(contrast(colour(text), colour(ground)), text).toBeGreaterThanOrEqual(7);
    expect(contrast(colour("edge"), colour(ground))).toBeGreaterThanOrEqual(3);
  }
});

const TONES = ["good", "fair", "watch", "alert"];

test.each(themes.filter(({ blocks }) => blocks.length === 1))(
  "pale bands are steps of value, and the band of a result stands out from each in the $name theme",
  ({ side, blocks }) => {
    const colour = (name: string) =>
      new RegExp(`--${name}: light-dark\\((.*?), (.*?)\\)`).exec(blocks.join(""))?.[side + 1] ?? "";
    const pales = TONES.map((tone) => colour(`pale-${tone}`));
    for (const pale of pales) {
      for (const tone of TONES) expect(contrast(colour(`tone-${tone}`), pale), `${tone} on ${pale}`).toBeGreaterThan(3);
      expect(contrast(colour("ink"), pale)).toBeGreaterThan(7);
    }
    for (const tone of TONES) expect(contrast(colour("card"), colour(`tone-${tone}`)), "the mark").toBeGreaterThan(3);
    const values = pales.map(luminance);
    expect(values).toEqual(values.toSorted((one, other) => (side === 0 ? other - one : one - other)));
    for (const [index, pale] of pales.entries())
      if (index > 0) expect(contrast(pale, pales[index - 1] ?? ""), pale).toBeGreaterThan(1.08);
  },
);
