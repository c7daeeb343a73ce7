import { expect, test } from "vitest";
import { contrast, looksOf } from "../support/colours.ts";

test.each(looksOf("src/ui/tokens.css"))("gauge parts and texts stand out enough in the $name theme", ({ colour }) => {
  for (const ground of ["paper", "card"]) {
    for (const tone of ["good", "fair", "watch", "alert"])
      expect(contrast(colour(`tone-${tone}`), colour(ground)), tone).toBeGreaterThanOrEqual(3);
    for (const text of ["ink", "soft-ink", "pine"])
      expect(contrast(colour(text), colour(ground)), text).toBeGreaterThanOrEqual(7);
    expect(contrast(colour("edge"), colour(ground))).toBeGreaterThanOrEqual(3);
  }
});
