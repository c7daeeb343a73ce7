import { expect, test } from "vitest";
import { surveyIssues } from "#core/content-check/check-survey.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";

const choice = (name: string, visibleIf?: string) => ({
  ...{ type: "radiogroup", name, title: name, choices: ["Yes", "No"] },
  ...(visibleIf === undefined ? {} : { visibleIf }),
});

const issuesOf = (...pages: object[]) =>
  surveyIssues("surveys/some.json", { pages } as unknown as SurveyDocument).map(({ code, path }) => [code, path]);

// The server goes through the questions in order; a browser looks at all answers at once. The two must agree.
test("a question may be shown by what was asked before it, on its page or an earlier one", () => {
  const pages = [
    { name: "one", elements: [choice("first"), choice("second", "{first} = 'Yes'")] },
    { name: "two", visibleIf: "{second} = 'Yes'", elements: [choice("third", "{first} = 'No'")] },
  ];
  expect(issuesOf(...pages)).toEqual([]);
});

test.each([
  [
    "by a later question",
    [{ name: "one", elements: [choice("first", "{second} = 'Yes'"), choice("second")] }],
    "pages[0].elements[0].visibleIf",
  ],
  ["by itself", [{ name: "one", elements: [choice("first", "{first} = 'Yes'")] }], "pages[0].elements[0].visibleIf"],
  [
    "by a question of its own page, where it is a page",
    [
      { name: "one", elements: [choice("first")] },
      { name: "two", visibleIf: "{second} = 'Yes'", elements: [choice("second")] },
    ],
    "pages[1].visibleIf",
  ],
  [
    "by what stands within it, where it is a panel",
    [
      {
        name: "one",
        elements: [{ type: "panel", name: "some", visibleIf: "{first} = 'Yes'", elements: [choice("first")] }],
      },
    ],
    "pages[0].elements[0].visibleIf",
  ],
])("nothing may be shown %s", (_, pages, path) => {
  expect(issuesOf(...pages)).toEqual([["CONDITION_LATER", path]]);
});
