import type { ScoringRule } from "./scoring-rule.ts";
import type { SurveyDocument } from "./survey.ts";

const OPTIONS = { Never: 0, "Some days": 1, "Most days": 2, "Every day": 3 };

/** Returns the id as a title: "small-joys" gives "Small joys". */
export function titleFromId(id: string): string {
  const words = id.replaceAll("-", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns a survey of two questions with its rule. Both pass the content check as they are and are meant to be
 * reworded; texts that must be replaced say so.
 */
export function starterScale(id: string, title: string, year: number): { survey: SurveyDocument; rule: ScoringRule } {
  const questions = ["first", "second"];
  const answers = (...picked: (keyof typeof OPTIONS)[]) =>
    Object.fromEntries(picked.map((option, index) => [questions[index] ?? "", option]));
  return {
    survey: {
      $schema: "./survey.schema.json",
      title,
      description: "Two short questions about the last two weeks.",
      pages: [
        {
          name: "page1",
          elements: questions.map((name) => ({
            type: "radiogroup",
            name,
            title: `How often did the ${name} thing happen in the last two weeks?`,
            isRequired: true,
            choices: Object.keys(OPTIONS),
          })),
        },
      ],
    },
    rule: {
      $schema: "./scoring-rule.schema.json",
      scale: id,
      version: "1.0.0",
      title,
      about: "The points of your two answers are added up. A higher number means more often.",
      instrument: {
        basedOn: "No published method; our own questions",
        source: `Keepwell, ${year}`,
        doi: null,
        population: "Older adults",
        deviations: ["Not validated."],
        rights: "Keepwell, CC BY 4.0",
        loinc: null,
        adapted: false,
        wording: "own",
      },
      points: [{ items: questions, values: OPTIONS }],
      score: "{first} + {second}",
      range: { min: 0, max: 6 },
      gauge: { max: 6, better: "higher" },
      bands: [
        {
          from: 0,
          meaning: "Seldom",
          legend: "0-2",
          tone: "watch",
          explanation: "These things have been rare for you lately.",
          nextStep: "Choose one of them and make a little time for it this week.",
        },
        {
          from: 3,
          meaning: "Often",
          legend: "3-6",
          tone: "good",
          explanation: "These things are part of most of your days.",
          nextStep: "Keep them up, and share one with somebody.",
        },
      ],
      examples: [
        { title: "neither of them", answers: answers("Never", "Never"), score: 0, meaning: "Seldom" },
        { title: "just below the border", answers: answers("Some days", "Some days"), score: 2, meaning: "Seldom" },
        { title: "on the border", answers: answers("Most days", "Some days"), score: 3, meaning: "Often" },
        { title: "both every day", answers: answers("Every day", "Every day"), score: 6, meaning: "Often" },
      ],
    },
  };
}
