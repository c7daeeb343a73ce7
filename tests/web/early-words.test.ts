import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { PublicScale } from "#core/api/public-scale.ts";
import { hasEarlyWords, WordsOfBands } from "../../src/features/result/early-words.tsx";

const scale = { gauge: { endLabels: "numbers" }, bands: [] } as unknown as PublicScale;

test("the words of a band stand alone only where the page begins with them, and no answer may tell of a crisis", () => {
  expect(hasEarlyWords(scale)).toBe(true);
  const others: object[] = [{ gauge: undefined }, { show: "meaning" }, { show: "number" }, { hasCrisisAlert: true }];
  for (const other of [...others, { further: [], main: { title: "Whole" } }])
    expect(hasEarlyWords({ ...scale, ...other }), JSON.stringify(other)).toBe(false);
});

test("a band of concern is left to the page", () => {
  const bands = [
    { from: 0, tone: "good", explanation: "All is calm. Go on so." },
    { from: 5, tone: "alert", explanation: "This is a lot." },
  ] as unknown as PublicScale["bands"];
  const html = renderToString(createElement(WordsOfBands, { bands }));
  expect(html).toContain("All is calm.");
  expect(html).toContain('<template data-from="5"></template>');
});
