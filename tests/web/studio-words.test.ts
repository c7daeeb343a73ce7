import { expect, test } from "vitest";
import { draftWarnings } from "#core/content-check/check-draft.ts";
import { starterWarnings } from "#core/content-check/check-starter-words.ts";
import { unconfirmedWarnings } from "#core/content-check/check-unconfirmed.ts";
import { starterScale } from "#core/content-model/starter-scale.ts";
import { standsInTheWay } from "#core/shared/stands-in-the-way.ts";
import { words as draftWords } from "../../src/features/studio/drafts/words.ts";
import { announcementsOf } from "../../src/features/studio/lists/announcements.ts";
import { questionsInWords, withQuestionWords } from "../../src/features/studio/places/with-question-words.ts";
import { words } from "../../src/features/studio/words.ts";

test("what publishing refuses is called no warning", () => {
  const { survey, rule } = starterScale("small-joys", "Small joys", 2026);
  const [example] = rule.examples;
  const draft = { ...rule, status: "draft", examples: [{ ...example, title: "To confirm: one" }] };
  const refused = [
    ...draftWarnings("rule", draft),
    ...unconfirmedWarnings("rule", draft),
    ...starterWarnings("survey", survey),
  ];
  expect(refused.length).toBeGreaterThan(3);
  expect(refused.filter((issue) => !standsInTheWay(issue))).toEqual([]);
  expect(standsInTheWay({ code: "TRANSLATION_MISSING" })).toBe(false);
  expect(words.standing(0, 0)).toBe("In order: the check finds nothing.");
  expect(words.standing(0, 2)).toBe("In order, with 2 warnings.");
  expect(words.standing(1, 0)).toBe("1 thing is left to do before it can be published.");
  expect(words.standing(8, 1)).toBe("8 things are left to do before it can be published. 1 warning.");
});

test("a question named in a problem has its words beside its name", () => {
  const named = new Map([
    ["q1", "How calm were you?"],
    ["q10", "And now?"],
    ["Often", "Is that so?"],
  ]);
  expect(withQuestionWords('Question "q1" has no points; see "q1".', named)).toBe(
    'Question "q1" (“How calm were you?”) has no points; see "q1".',
  );
  expect(withQuestionWords("{q10} has no value", named)).toBe("{q10} (“And now?”) has no value");
  expect(withQuestionWords("no points for answer “x” of item q1", named)).toBe(
    "no points for answer “x” of item q1 (“How calm were you?”)",
  );
  expect(withQuestionWords('the rule says Often; "q2" is not known', named)).toBe(
    'the rule says Often; "q2" is not known',
  );
});

test("dragging is announced with the words of what is dragged", () => {
  const said = announcementsOf(["list-0", "list-1"], ["“How calm were you?”", "“And now?”"]);
  const [active, over] = [{ id: "list-0" }, { id: "list-1" }];
  const all = [
    said.onDragStart({ active }),
    said.onDragOver({ active, over }),
    said.onDragEnd({ active, over }),
    said.onDragEnd({ active, over: null }),
    said.onDragCancel({ active, over }),
  ];
  expect(all).toEqual([
    "“How calm were you?” is picked up.",
    "“How calm were you?” is over place 2 of 2.",
    "“How calm were you?” now stands at place 2 of 2.",
    "“How calm were you?” stays where it was.",
    "“How calm were you?” stays where it was.",
  ]);
});

test("two drafts of one file are named both", () => {
  expect(draftWords.made(["Calm"])).toMatch(/^The draft is made\./);
  expect(draftWords.made(["Calm", "Sleep"])).toMatch(/^2 drafts are made: “Calm”, “Sleep”\. The first is open\./);
});

test("consequences say questions by their words, the name behind them", () => {
  const named = new Map([["q1", "How calm were you?"]]);
  expect(questionsInWords("The wording of question q1 was “A” and is now “B”.", named)).toBe(
    "The wording of question “How calm were you?” (q1) was “A” and is now “B”.",
  );
  expect(questionsInWords("Question q2 (“Gone?”) is gone.", named)).toBe("Question “Gone?” (q2) is gone.");
  expect(questionsInWords("Question q1 (“How calm were you?”) is new, on page 1.", named)).toBe(
    "Question “How calm were you?” (q1) is new, on page 1.",
  );
  expect(questionsInWords("The points of question q1.", named)).toBe(
    "The points of question “How calm were you?” (q1).",
  );
});
