import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Answers, DECLINED } from "#core/content-model/answers.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { createSurveyRun } from "../../src/survey-view/create-survey-run.ts";
import { ENGLISH } from "../../src/ui/language/language.ts";

const number = { inputType: "number", min: 50, max: 250 } as const;
const survey: SurveyDocument = {
  title: "Body",
  pages: [
    {
      name: "one",
      elements: [
        {
          ...{ type: "multipletext", name: "body", title: "About you:", isRequired: true, declinable: true },
          items: [
            { name: "height", title: "Height", ...number },
            { name: "weight", title: "Weight", ...number },
            { name: "called", title: "Called" },
          ],
        },
      ],
    },
  ],
};
const whole = { "body.height": 170, "body.weight": 70, "body.called": "Ann" };
const runWith = (answers: Answers) => createSurveyRun(survey, { answers });

// Nobody has the cursor in a field.
beforeAll(() => void vi.stubGlobal("document", { hasFocus: () => false }));
afterAll(() => void vi.unstubAllGlobals());

describe("a question with several fields", () => {
  it("is looked over field by field, in the words that were typed", () => {
    const told = runWith(whole).answerLabels(ENGLISH);
    expect(told.map(({ question, answer }) => [question, answer])).toEqual([
      ["About you: Height", "170"],
      ["About you: Weight", "70"],
      ["About you: Called", "Ann"],
    ]);
  });

  it("holds a field to its limits, also where another one was declined", () => {
    const run = runWith({ ...whole, "body.height": 999, "body.weight": DECLINED });
    expect(run.state()).toMatchObject({ missing: 0, invalid: 1, firstOpen: "body.height", isComplete: false });
    run.adopt({ "body.height": 170 });
    expect(run.state()).toMatchObject({ missing: 0, invalid: 0, isComplete: true });
  });
});
