import type { Answers } from "#core/content-model/survey.ts";
import { minutesInBed } from "#core/formulas/clock.ts";

// The two long rules by hand. Reading a clock time is shared: it is no part of what is compared.

const DAYS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "1 or 2 days": {
    "Under 1 hour": 11,
    "1 hour to under 2 hours": 32,
    "2 to 4 hours": 64,
    "Over 4 hours": 107,
  },
  "3 or 4 days": {
    "Under 1 hour": 25,
    "1 hour to under 2 hours": 75,
    "2 to 4 hours": 150,
    "Over 4 hours": 250,
  },
  "5 to 7 days": {
    "Under 1 hour": 43,
    "1 hour to under 2 hours": 129,
    "2 to 4 hours": 257,
    "Over 4 hours": 429,
  },
};
const WORK_HOURS: Readonly<Record<string, number>> = {
  "Under 10 hours": 15,
  "10 to 19 hours": 45,
  "20 to 29 hours": 75,
  "30 to 39 hours": 105,
  "40 hours or more": 120,
};

export function exercise(answers: Answers): number {
  const activity = (page: number) => DAYS[`${answers[`${page}-0`]}`]?.[`${answers[`${page}-1`]}`] ?? 0;
  const yes = (item: string, given: number) => (answers[item] === "Yes" ? given : 0);
  const leisure = 20 * activity(1) + 21 * activity(2) + 23 * activity(3) + 23 * activity(4) + 30 * activity(5);
  const home = yes("6-0", 25) + yes("7-0", 25) + yes("8-0", 30) + yes("9-0", 36) + yes("9-1", 20) + yes("10-0", 35);
  const isMoving = answers["11-2"] !== undefined && answers["11-2"] !== "Mainly sitting";
  const work = answers["11-0"] === "Yes" && isMoving ? (WORK_HOURS[`${answers["11-1"]}`] ?? 0) : 0;
  return Math.round((leisure + 100 * home + 100 * work) / 100);
}

const HOW_OFTEN: Readonly<Record<string, number>> = {
  "Not in the last month": 0,
  "Less often than once a week": 1,
  "1 or 2 times a week": 2,
  "3 times a week or more": 3,
};
const QUALITY: Readonly<Record<string, number>> = {
  "Very well": 0,
  "Fairly well": 1,
  "Fairly badly": 2,
  "Very badly": 3,
};
const EFFORT: Readonly<Record<string, number>> = {
  "Not hard at all": 0,
  "A little hard": 1,
  "Rather hard": 2,
  "Very hard": 3,
};
const DISTURBANCES = ["2-1", "3-0", "3-1", "4-0", "4-1", "5-0", "5-1", "6-0", "6-1"];

export function sleep(answers: Answers): number {
  const often = (item: string) => HOW_OFTEN[`${answers[item]}`] ?? Number.NaN;
  const slept = Number(answers["1-3"]);
  const minutes = Number(answers["1-1"]);
  const inBed = minutesInBed(`${answers["1-0"]}`, `${answers["1-2"]}`, slept) ?? Number.NaN;
  const efficiency = Math.min(100, Math.round(((6000 * slept) / inBed) * 1e6) / 1e6);
  let disturbance = 0;
  for (const item of DISTURBANCES) disturbance += often(item);
  const falling = (minutes <= 15 ? 0 : minutes <= 30 ? 1 : minutes <= 60 ? 2 : 3) + often("2-0");
  const days = often("8-0") + (EFFORT[`${answers["8-1"]}`] ?? Number.NaN);
  return (
    (QUALITY[`${answers["7-0"]}`] ?? Number.NaN) +
    classOf(falling, 1, 3, 5) +
    (slept >= 7 ? 0 : slept >= 6 ? 1 : slept >= 5 ? 2 : 3) +
    (efficiency >= 85 ? 0 : efficiency >= 75 ? 1 : efficiency >= 65 ? 2 : 3) +
    classOf(disturbance, 1, 10, 19) +
    often("7-1") +
    classOf(days, 1, 3, 5)
  );
}

const classOf = (sum: number, one: number, two: number, three: number) =>
  sum >= three ? 3 : sum >= two ? 2 : sum >= one ? 1 : 0;
