import { describe, expect, test } from "vitest";
import type { Answers, AnswerValue } from "#core/content-model/answers.ts";
import { timeOf } from "#core/dates/moments.ts";
import { onServer } from "#core/question-types/answer-kinds/on-server.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { ScoringError } from "#core/scoring/scoring-error.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { openItems } from "#core/surveys/open-items.ts";
import { possibleAnswers } from "#core/surveys/possible-answers.ts";
import { isTypedTime } from "#core/take-home/times/typed-times.ts";
import { isFull } from "../../support/is-full.ts";
import { dice } from "./dice.ts";
import { type Scale, scaleNamed } from "./scales.ts";
import { inFhir } from "./worked-out/fhir.ts";
import { inRedcap } from "./worked-out/redcap.ts";
import { inSurveyJs } from "./worked-out/surveyjs.ts";
import { inXlsform } from "./worked-out/xlsform.ts";

// Scales that read more than options: times of day, and the result of another scale. Other programs have to give the numbers
// that the engine gives, and none where it gives none.

type Roll = (sides: number) => number;
type Given = { readonly answers: Answers; readonly stored: Readonly<Record<string, number>> };
type WorkedOut = (scale: Scale) => (answers: Answers, stored: object) => Readonly<Record<string, unknown>>;

/** How many sets of answers each works out. SurveyJS takes long over one. */
const PROGRAMS: readonly (readonly [string, number, WorkedOut])[] = [
  ["redcap", isFull ? 2000 : 120, inRedcap],
  ["xlsform", isFull ? 2000 : 120, inXlsform],
  ["fhir", isFull ? 600 : 40, inFhir],
  ["surveyjs", isFull ? 200 : 12, inSurveyJs],
];
/** SurveyJS names its values without a slash. */
const IN_SURVEYJS: Readonly<Record<string, string>> = { "score/total": "score", "score/total/band": "score_band" };
const namedIn = (program: string, id: string) =>
  program === "surveyjs" ? (IN_SURVEYJS[id] ?? id.replace("subscore/", "")) : id;

/** A time in words that leave no doubt about its half of the day. */
function inWords(minutes: number, roll: Roll): string {
  const [hour, minute] = [Math.floor(minutes / 60), `${minutes % 60}`.padStart(2, "0")];
  if ((hour === 0 || hour > 12) && roll(3) === 0) return timeOf(minutes);
  const half = hour < 12 ? "AM" : "PM";
  return [`${hour % 12 || 12}:${minute} ${half}`, `${hour % 12 || 12}.${minute}${half.toLowerCase()}`][roll(2)] ?? "";
}

/** Two times: an evening and a morning, any two, the same one twice, or one minute apart. */
function twoTimes(roll: Roll): readonly [number, number] {
  const any = roll(1440);
  switch (roll(6)) {
    case 0:
      return [any, any];
    case 1:
      return [any, (any + 1) % 1440];
    case 2:
      return [any, (any + 1439) % 1440];
    case 3:
      return [any, roll(1440)];
    default:
      return [(20 * 60 + roll(300)) % 1440, 4 * 60 + roll(360)];
  }
}

function answersTo({ survey, rule }: Scale, roll: Roll): Given {
  const answers: Record<string, AnswerValue> = {};
  const times = [...twoTimes(roll)];
  for (const item of itemsOf(survey)) {
    const isTime = isTypedTime(item);
    const time = isTime ? (times.shift() ?? 0) : 0;
    if (roll(isTime ? 20 : 60) === 0) continue;
    const possible = [...(possibleAnswers(item.answer) ?? onServer(item.answer).plain(item.answer))];
    const { kind } = item.answer;
    if (isTime) answers[item.name] = inWords(time, roll);
    else if (kind === "number") answers[item.name] = numberWithin(item.answer.max ?? 100, roll);
    else answers[item.name] = possible[roll(possible.length)] as AnswerValue;
  }
  const reads = (rule.reads ?? []).filter(() => roll(8) > 0);
  return { answers, stored: Object.fromEntries(reads.map(({ name }) => [name, (150 + roll(130)) / 10])) };
}

/** Hours slept lie mostly where cut-offs do. */
const numberWithin = (max: number, roll: Roll): number =>
  max === 24 ? ([roll(97) / 4, 4 + roll(500) / 100][roll(2)] ?? 0) : roll(4) === 0 ? roll(max + 1) : roll(90);

/** The score of the engine and what it reports beside it; nothing where it refuses. */
function ours({ survey, rule }: Scale, { answers, stored }: Given): Readonly<Record<string, number>> {
  try {
    const { score, subscores } = scoreAnswers(rule, answers, stored, openItems(itemsOf(survey), answers));
    const band = rule.bands.findLastIndex(({ from }) => score !== null && score >= from) + 1;
    const beside = Object.entries(subscores).map(([name, value]) => [`subscore/${name}`, value]);
    const total = score === null ? {} : { "score/total": score, "score/total/band": band };
    return { ...Object.fromEntries(beside), ...total };
  } catch (error) {
    if (error instanceof ScoringError) return {};
    throw error;
  }
}

describe.each(["sleep", "diet"])("%s", (name) => {
  const scale = scaleNamed(name);
  const ids = [...(scale.rule.subscores ?? []).map((one) => `subscore/${one.name}`), "score/total", "score/total/band"];

  test.each(PROGRAMS)("%s gives the numbers of the engine", (program, count, workedOut) => {
    const [roll, workOut] = [dice(1989), workedOut(scale)];
    let scored = 0;
    for (let at = 0; at < count; at++) {
      const given = answersTo(scale, roll);
      const [own, there] = [ours(scale, given), workOut(given.answers, given.stored)];
      const isScored = "score/total" in own;
      if (isScored) scored++;
      for (const id of isScored ? ids : ids.slice(-2)) {
        const found = there[namedIn(program, id)];
        const number = found === undefined || found === "" ? null : Number(found);
        expect([id, given, number]).toEqual([id, given, own[id] ?? null]);
      }
    }
    expect(scored).toBeGreaterThan(count / 4);
    expect(scored).toBeLessThan(count);
  });
});
