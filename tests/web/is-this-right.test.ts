import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { IsThisRight } from "../../src/ui/is-this-right.tsx";

test("to look again is the strong button, so that a hasty press changes nothing", () => {
  const html = renderToStaticMarkup(
    createElement(IsThisRight, { sentences: ["That is long."], onYes: () => {}, onLook: () => {} }),
  );
  const looks = [...html.matchAll(/<button[^>]*class="([^"]*)"[^>]*>([^<]*)/g)].map(([, look = "", words]) => [
    words,
    /primary/.test(look),
  ]);
  expect(looks).toEqual([
    ["Yes, go on", false],
    ["Look again", true],
  ]);
});
