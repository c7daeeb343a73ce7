import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";

// Cast: the elements in a panel may be of any type, which its own type does not say.
const survey = {
  title: "All sorts",
  pages: [
    {
      name: "start",
      elements: [
        { type: "html", name: "hello", html: "<p>Welcome</p><p>It takes <b>two</b> minutes.</p>" },
        {
          type: "radiogroup",
          name: "Pets",
          title: "Do you have | want a pet?",
          isRequired: true,
          choices: [
            { value: "has", text: "I have <one>" },
            { value: "wants", text: { default: "I | want one", es: "Quiero uno" } },
          ],
          showOtherItem: true,
        },
        {
          type: "checkbox",
          name: "which animals of these live with you now",
          title: "Which?",
          visibleIf: "{Pets} = 'HAS'",
          isRequired: true,
          choices: ["cat", "dog", { value: "no-pet", text: "none", isExclusive: true }],
        },
        {
          type: "panel",
          name: "cats",
          title: "Your cat",
          description: "Think of the oldest.",
          visibleIf: "{which animals of these live with you now} contains 'cat'",
          elements: [
            {
              type: "text",
              name: "age",
              title: "Its age?",
              inputType: "number",
              min: 0,
              max: 30,
              step: 1,
              isRequired: true,
            },
            {
              type: "text",
              name: "age2",
              title: "And now?",
              inputType: "date",
              min: "2020-01-01",
              visibleIf: "{age} > 10 or {age} empty",
            },
          ],
        },
      ],
    },
    {
      name: "ways",
      title: "Ways",
      visibleIf: "{Pets} anyof ['has', 'wants']",
      elements: [
        {
          type: "matrix",
          name: "ways",
          title: "How often?",
          columns: [1, 2, 3, 4],
          rows: ["walk", { value: "play", text: "We play" }, "feed", "brush"],
        },
        {
          type: "rating",
          name: "joy",
          title: "Joy?",
          rateMin: 0,
          rateMax: 5,
          minRateDescription: "none",
          declinable: true,
        },
        { type: "slider", name: "calm", title: "Calm?", min: 0, max: 10, customLabels: [{ value: 0, text: "wild" }] },
        { type: "comment", name: "data", title: "Anything else?", visibleIf: "{joy} >= 3 and {ways.play} notempty" },
        {
          type: "multipletext",
          name: "vet",
          title: "Your vet",
          items: [
            { name: "visits", inputType: "number", max: 9 },
            { name: "month", inputType: "month" },
          ],
        },
      ],
    },
  ],
} as unknown as SurveyDocument;

const items = ["ways.walk", "ways.play", "ways.feed", "ways.brush"];

/** A made-up scale with what shipped ones lack: a matrix of which a row may stay open, several options, an own answer. */
export const allSorts: { readonly survey: SurveyDocument; readonly rule: ScoringRule } = {
  survey,
  rule: {
    scale: "all-sorts",
    version: "1.0.0",
    title: "All sorts",
    about: "A sum.",
    instrument: {
      basedOn: "x",
      source: "x",
      doi: null,
      population: "x",
      deviations: [],
      rights: "x",
      loinc: null,
      adapted: false,
      wording: "own",
    },
    points: [
      { items, values: { "1": 3, "2": 2, "3": 1, "4": 0 }, notAsked: 0 },
      {
        items: ["which animals of these live with you now"],
        values: { cat: 1, dog: 2, "no-pet": 0 },
        notAsked: 0,
        skipped: 0,
      },
    ],
    subscores: [{ name: "active", expression: "{ways.walk} + {ways.play}" }],
    unscored: ["Pets", "age", "age2", "joy", "calm", "data", "vet.visits", "vet.month"],
    score:
      "round({active} * 10 / 4, 1) + sum({ways.feed}, {ways.brush}) + iif({which animals of these live with you now} >= 3, 1, 0)",
    range: { min: 0, max: 22 },
    missing: { atMost: 0.4, countsAs: "mean" },
    bands: [],
    examples: [
      {
        title: "whole",
        answers: {
          Pets: "has",
          "which animals of these live with you now": ["cat", "dog"],
          age: 3,
          "ways.walk": 1,
          "ways.play": 2,
          "ways.feed": 3,
          "ways.brush": 4,
        },
        score: 14.5,
      },
      {
        title: "one left open",
        answers: { Pets: "wants", "ways.walk": 1, "ways.play": 2, "ways.feed": 1 },
        score: 15.4667,
      },
    ],
    withoutScore: [{ title: "two left open, of four", answers: { Pets: "wants", "ways.walk": 1, "ways.play": 2 } }],
  },
};
