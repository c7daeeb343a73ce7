import { expect, test } from "vitest";
import { questionnaireMessages } from "../../src/features/questionnaire/messages.ts";
import { hintFor, leftOn } from "../../src/features/questionnaire/step-texts.ts";
import { ENGLISH } from "../../src/ui/language/language.ts";

const t = questionnaireMessages(ENGLISH);
const middle = { missing: 0, invalid: 0, step: 1, steps: 2 };
const last = { ...middle, step: 2 };

test.each([
  [{ ...middle, missing: 2, invalid: 1 }, "Answer 2 more questions to go on", "2 questions left on this step"],
  [{ ...middle, missing: 1 }, "Answer 1 more question to go on", "1 question left on this step"],
  [{ ...last, missing: 1 }, "Answer 1 more question to finish", "1 question left on this step"],
  [{ ...middle, invalid: 1 }, "Look at 1 answer again to go on", "Look at 1 answer again to go on"],
  [{ ...last, invalid: 2 }, "Look at 2 answers again to finish", "Look at 2 answers again to finish"],
  [middle, undefined, "This step is complete"],
  [last, undefined, "This step is complete"],
])("%o", (state, hint, left) => {
  expect(hintFor(state, t)).toBe(hint);
  expect(leftOn(state, t)).toBe(left);
});
