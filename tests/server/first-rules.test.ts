import { parse } from "postcss";
import { expect, test } from "vitest";
import { firstRules } from "../../server/pages/first-rules.ts";

const HTML = '<main class="page wide"><a class="link" href="/">Home</a><b style="color: var(--own)">!</b></main>';
const first = (sheet: string) => firstRules(parse(sheet), HTML);

test.each([
  ["a class of the document, in any state", '.link:hover{color:red}.link::after{content:"›"}'],
  ["several classes, in any order", ".page.wide .link{color:red}.wide>.link{color:red}"],
  ["elements, whoever wants whatever look", "a{color:red}:root[data-theme=dark] .link{color:red}"],
  [
    "what may or must not be there",
    ".link:not(.absent){color:red}:is(.absent,.link) b{color:red}.page:has(.absent){color:red}",
  ],
  [
    "paper, and colors that the device forces",
    "@media print{.link{color:red}}@media (forced-colors:active){a{color:red}}",
  ],
  [
    "steps of an animation, and fonts",
    "@keyframes turn{from{color:red}to{color:blue}}@font-face{font-family:Own;src:local(Arial)}",
  ],
])("stay: %s", (_name, sheet) => {
  expect(first(sheet)).toBe(sheet);
});

test.each([
  ["a class that the document has not", ".absent{color:red}.link .absent,.absent.wide{color:red}", ""],
  ["what only looks like one of its classes", ".lin{color:red}.links{color:red}", ""],
  ["one of several selectors", ".absent,.link{color:red}", ".link{color:red}"],
  ["a block that is empty then", "@media print{.absent{color:red}}a{color:red}", "a{color:red}"],
])("go: %s", (_name, sheet, left) => {
  expect(first(sheet)).toBe(left);
});

test("of custom properties those stay that are used, also by one another, by what stays or by the document", () => {
  const sheet =
    ":root{--edge:var(--line);--line:1px;--own:red;--gone:2px}:root[data-contrast=more]{--line:2px;--gone:3px}.absent{border:var(--gone)}a{border:var(--edge)}";
  expect(first(sheet)).toBe(
    ":root{--edge:var(--line);--line:1px;--own:red}:root[data-contrast=more]{--line:2px}a{border:var(--edge)}",
  );
});
