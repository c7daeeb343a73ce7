import { readFileSync } from "node:fs";

type Answers = Readonly<Record<string, unknown>>;

/** A questionnaire with its calls, as the specification has them. */
export type Questionnaire = {
  readonly scale: string;
  readonly submitPath: string;
  /** The body that sends answers. */
  readonly body: (userId: string, answers: Answers) => Record<string, unknown>;
  readonly scorePath: (userId: string) => string;
};

const listed = (answers: Answers) =>
  Object.keys(answers)
    .sort((one, other) => one.localeCompare(other, "en", { numeric: true }))
    .map((item) => answers[item]);

export const questionnaires: readonly Questionnaire[] = [
  {
    scale: "socialization",
    submitPath: "/social",
    body: (userId, answers) => ({ userId, answers: listed(answers) }),
    scorePath: (userId) => `/social-score/${userId}`,
  },
  {
    scale: "learning",
    submitPath: "/api/learn-scale",
    body: (userID, answers) => ({ userID, answers }),
    scorePath: (userId) => `/api/learn-scale/${userId}`,
  },
  {
    scale: "exercise",
    submitPath: "/api/exercise-scale",
    body: (userId, responses) => ({ userId, responses }),
    scorePath: (userId) => `/api/exercise-score/${userId}`,
  },
  {
    scale: "diet",
    submitPath: "/api/mna-test",
    body: (userID, answers) => ({ userID, answers }),
    scorePath: (userId) => `/api/mna-score?userID=${userId}`,
  },
  {
    scale: "stress",
    submitPath: "/api/stress-scale",
    body: (userId, responses) => ({ userId, responses }),
    scorePath: (userId) => `/api/stress-score/${userId}`,
  },
  {
    scale: "sleep",
    submitPath: "/api/sleep-scale",
    body: (userId, responses) => ({ userId, responses }),
    scorePath: (userId) => `/api/sleep-score/${userId}`,
  },
];

export const questionnaireOf = (scale: string): Questionnaire => {
  const found = questionnaires.find((one) => one.scale === scale);
  if (!found) throw new Error(`no questionnaire ${scale}`);
  return found;
};

type Example = { readonly title: string; readonly answers: Answers };

/** The worked examples of a scale, which stand with its rule. */
function examplesOf(scale: string, folder = "scoring-rules"): readonly Example[] {
  return JSON.parse(readFileSync(`${folder}/${scale}.json`, "utf8")).examples;
}

export function exampleOf(scale: string, at: number, folder?: string): Answers {
  const answers = examplesOf(scale, folder).at(at)?.answers;
  if (!answers) throw new Error(`no example ${at} of ${scale}`);
  return answers;
}
