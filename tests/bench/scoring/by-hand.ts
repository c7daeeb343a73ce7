import type { Answers } from "#core/content-model/survey.ts";

// The shipped rules once more, as a programmer would write each by hand: the floor for the rule engine. Only the
// benchmark has them, and it sees first that they give the same scores.

type Points = Readonly<Record<string, number>>;
type ByHand = (answers: Answers, stored: Readonly<Record<string, number>>) => number;

const points = (table: Points, answer: unknown) => table[`${answer}`] ?? Number.NaN;

/** The points of several items by one table. */
function sumOf(answers: Answers, items: readonly string[], table: Points): number {
  let sum = 0;
  for (const item of items) sum += points(table, answers[item]);
  return sum;
}

const STRESS = { Never: 0, "Almost Never": 1, Sometimes: 2, "Fairly Often": 3, "Very Often": 4 };

const stress: ByHand = (answers) => {
  const plain = sumOf(answers, ["1-0", "1-1", "1-2", "2-0", "2-3"], STRESS);
  const reversed = 16 - sumOf(answers, ["1-3", "1-4", "2-1", "2-2"], STRESS);
  return Math.round(((plain + reversed) * 40) / 36);
};

const DEVICE = {
  "I do not use any device": 0,
  "A basic mobile phone": 1,
  "A smartphone or tablet": 2,
  "A computer or laptop": 2,
};
const OFTEN = { Never: 0, "A few times a month or less": 1, "About once a week": 1, "Most days": 2 };
const PURPOSE = {
  "I do not go online": 0,
  "Fun, such as videos, music or games": 1,
  "Keeping in touch with people": 2,
  "News, or looking things up": 2,
  "Everyday services or learning something new": 2,
};
const SURE = { No: 0, "I am not sure": 1, Yes: 2 };
const SKILL = { "Not at all": 0, Somewhat: 1, "Very much": 1 };
const CLASS = { No: 0, "Not yet, but I would like to": 0, Yes: 1 };

const learning: ByHand = (answers) =>
  points(DEVICE, answers["weight-loss"]) +
  points(OFTEN, answers["mobility"]) +
  points(PURPOSE, answers["stress"]) +
  points(SURE, answers["neuro"]) +
  points(SKILL, answers["skill"]) +
  points(CLASS, answers["class"]);

const FOOD = { "Yes, much less": 0, "Yes, a bit less": 1, No: 2 };
const WEIGHT = {
  "Yes, by more than 6.6 pounds (3 kg)": 0,
  "I do not know": 1,
  "Yes, by 2.2 to 6.6 pounds (1 to 3 kg)": 2,
  No: 3,
};
const MOBILITY = { "I stay in bed or in a chair": 0, "I get up, but I do not go out": 1, "I go out": 2 };
const MIND = { "Yes, depression or severe dementia": 0, "Yes, mild dementia": 1, No: 2 };

const diet: ByHand = (answers, { bmi = 0 }) => {
  const given =
    points(FOOD, answers["food-intake"]) +
    points(WEIGHT, answers["weight-loss"]) +
    points(MOBILITY, answers["mobility"]) +
    (answers["stress"] === "Yes" ? 0 : 2) +
    points(MIND, answers["neuro"]);
  return given + (bmi >= 23 ? 3 : bmi >= 21 ? 2 : bmi >= 19 ? 1 : 0);
};

const PEOPLE = { "0": 0, "1": 1, "2": 2, "3-4": 3, "5-8": 4, "9+": 5 };
const SUPPORT = { Never: 0, Seldom: 1, Sometimes: 2, Often: 3, VeryOften: 4, Always: 5 };
const CONTACT = {
  "< Monthly": 0,
  Monthly: 1,
  "Few times/month": 2,
  Weekly: 3,
  "Few times/week": 4,
  Daily: 5,
};

const ties = (answers: Answers, [one, two, three]: readonly [number, number, number]) =>
  sumOf(answers, [`${one}-0`, `${one}-1`, `${one}-2`], PEOPLE) +
  sumOf(answers, [`${two}-0`, `${two}-1`], SUPPORT) +
  points(CONTACT, answers[`${three}-0`]);

/** From how many points on the estimate falls by one, starting at 11. */
function lonelinessOf(sum: number, falls: readonly number[]): number {
  let score = 11;
  for (const from of falls) if (sum >= from) score -= 1;
  return score;
}

const FALLS = [3, 6, 9, 12, 15, 18, 21, 24, 34, 43, 52];
const FALLS_OF_18 = [5, 9, 14, 18, 23, 27, 32, 36, 50, 64, 77];

const socialization: ByHand = (answers) => lonelinessOf(ties(answers, [1, 2, 3]) + ties(answers, [4, 5, 6]), FALLS);
const socialization18: ByHand = (answers) =>
  lonelinessOf(ties(answers, [1, 2, 3]) + ties(answers, [4, 5, 6]) + ties(answers, [7, 8, 9]), FALLS_OF_18);

const bmi: ByHand = ({ weight, feet, inches }) => {
  const height = 12 * Number(feet) + Number(inches);
  return Number(((703 * Number(weight)) / (height * height)).toFixed(1));
};

export const byHand: Readonly<Record<string, ByHand>> = {
  bmi,
  diet,
  learning,
  socialization,
  "socialization-18": socialization18,
  stress,
};
