import { readFileSync } from "node:fs";

// Each color of a sheet is `light-dark(light, dark)`; the strong ones replace some of them.

/** One look of the site, with the color that a name has in it, as "#rrggbb". */
export type Look = { readonly name: string; readonly colour: (name: string) => string };

/** The looks that a sheet of colors makes: light and dark, each also with strong contrast. */
export function looksOf(...sheets: readonly string[]): Look[] {
  const texts = sheets.map((sheet) => readFileSync(sheet, "utf8").split('[data-contrast="more"]'));
  const plain = texts.map(([text = ""]) => text).join("");
  const strong = texts.map(([, text = ""]) => text).join("");
  const read = (blocks: readonly string[], side: number) => (name: string) => {
    const pair = blocks.map((block) => new RegExp(`--${name}: light-dark\\((.*?), (.*?)\\)`).exec(block)).find(Boolean);
    return pair?.[side + 1] ?? "";
  };
  return ["light", "dark"].flatMap((theme, side) => [
    { name: theme, colour: read([plain], side) },
    { name: `strong ${theme}`, colour: read([strong, plain], side) },
  ]);
}

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2). */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colors, 1 to 21 (WCAG 2). */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
