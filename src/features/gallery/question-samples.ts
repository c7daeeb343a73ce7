import type { SurveyDocument } from "#core/content-model/survey.ts";

const OFTEN = [
  { value: "often", text: "Often" },
  { value: "seldom", text: "Seldom, or only when somebody else asks me to come along" },
  { value: "never", text: "Never" },
];

/** One question of each type that is asked, with the words that a questionnaire of people has. */
export const QUESTIONS: SurveyDocument = {
  title: "Questions",
  pages: [
    {
      name: "page",
      elements: [
        { type: "radiogroup", name: "one", title: "How often do you walk?", choices: OFTEN, isRequired: true },
        {
          type: "checkbox",
          name: "several",
          title: "What do you walk for?",
          choices: ["Shopping", "A visit"],
          showNoneItem: true,
          showOtherItem: true,
        },
        { type: "dropdown", name: "list", title: "When do you like to walk?", choices: ["Morning", "Evening"] },
        { type: "boolean", name: "yes", title: "Do you walk with a stick?" },
        {
          type: "rating",
          name: "numbers",
          title: "How well did you walk today?",
          rateMax: 5,
          minRateDescription: "Badly",
          maxRateDescription: "Very well",
        },
        {
          type: "matrix",
          name: "rows",
          title: "How hard is it for you?",
          columns: ["Easy", "Hard"],
          rows: [
            { value: "stairs", text: "Going up the stairs" },
            { value: "bags", text: "Carrying bags" },
          ],
        },
        { type: "slider", name: "line", title: "How far is the shop, in blocks?", min: 0, max: 20 },
        { type: "text", name: "words", title: "Where do you walk?", description: "A street or a park." },
        { type: "text", name: "count", title: "How many minutes?", inputType: "number", min: 0, max: 600 },
        { type: "text", name: "clock", title: "When do you leave?", inputType: "time" },
        { type: "text", name: "day", title: "When did you begin?", inputType: "date" },
        {
          type: "multipletext",
          name: "fields",
          title: "Who comes along?",
          items: [
            { name: "first", title: "First name" },
            { name: "phone", title: "Telephone" },
          ],
        },
        { type: "comment", name: "more", title: "What else would you like to say?" },
      ],
    },
  ],
};
