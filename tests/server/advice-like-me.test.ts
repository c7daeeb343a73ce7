import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { AdvicePoint } from "#core/api/advice.ts";
import type { Domain } from "#core/content-model/domains.ts";
import { pointsOf } from "#core/shared/advice-points.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { textOf } from "#core/shared/text-of.ts";
import { addUpCounts } from "../../server/submissions/add-up-counts.ts";
import { saveUrl, submitCall } from "../support/domain-calls.ts";
import { onPostgres } from "../support/test-database.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

type Reply = { readonly advice: string; readonly points: readonly AdvicePoint[] };
const adviceFor = async (userID: string, criteria = "LikeMe") => {
  // PostgreSQL adds up what was appended in the background.
  await addUpCounts(server.commits);
  return (await server.post("/get-advice", { userID, criteria })).body as Reply;
};
const domainOf = (category: string): Domain => {
  const domain = server.content.catalogue.domains.find((one) => one.category === category);
  if (!domain) throw new Error(`no domain ${category}`);
  return domain;
};
/** Changes stored rows; each `?` stands for a value. */
const change = async (text: string, ...values: (string | number)[]) => {
  const [head = "", ...parts] = text.split("?");
  const query = parts.reduce((before, part, index) => sql`${before}${values[index]}${sql.raw(part)}`, sql.raw(head));
  await query.execute(server.database);
};
const entryOf = ({ text }: AdvicePoint) => server.content.guidance.find((one) => text.includes(textOf(one.text)));

/** Sends the worked example with exactly this score. */
async function answer(userID: string, category: string, score: number) {
  const { survey, submit, firstSurvey } = domainOf(category);
  if (firstSurvey) await server.post(saveUrl(firstSurvey), { userID, bmi: "24.0", category: "Healthy Weight" });
  const scale = server.content.scales.get(survey);
  const answers = scale?.rule.examples.find((one) => one.score === score)?.answers ?? {};
  const sent = submitCall({ submit }).listsAnswers ? scale?.items.map(({ name }) => answers[name]) : answers;
  const reply = await server.post(submitCall({ submit }).path, {
    [submitCall({ submit }).userKey]: userID,
    [submitCall({ submit }).answersKey]: sent,
  });
  expect(reply).toMatchObject({ status: 200, body: { score } });
}
async function people(count: number, category: string, score: number) {
  for (let index = 0; index < count; index++) await answer((await server.newPerson()).userID, category, score);
}
const comparison = (quarters: number, ages = "70 to 79") =>
  fillIn(textOf(server.content.site.guide.others[quarters] ?? ""), { ages });
const isCompared = ({ advice }: Reply) => /others aged/.test(advice);

test("with six results, each point of advice has its sources, and each result its page", async () => {
  const { userID } = await server.newPerson();
  const { domains } = server.content.catalogue;
  for (const { category, survey } of domains) {
    const scores = server.content.scales.get(survey)?.rule.examples.map(({ score }) => score) ?? [];
    await answer(userID, category, category === "Stress" ? Math.min(...scores) : Math.max(...scores));
  }
  const reply = await adviceFor(userID);
  const [own, general] = [reply.points, (await adviceFor(userID, "Anyone")).points];
  for (const points of [own, general]) {
    expect(points.slice(0, -1).filter(({ sources }) => sources.length === 0)).toEqual([]);
    for (const { sources } of points) for (const { url } of sources) expect(url).toMatch(/^https:/);
  }
  const results = own.flatMap(({ result }) => result ?? []);
  expect(new Set(results.map(({ path }) => path))).toEqual(new Set(domains.map(({ routes }) => routes.score)));
  expect(general.map(entryOf)).not.toEqual(own.map(entryOf));
  // The text says the same in the same order.
  expect(pointsOf(reply.advice)).toHaveLength(own.length);
  for (const [index, line] of pointsOf(reply.advice).entries()) {
    expect(line.startsWith([own[index]?.result?.text, own[index]?.text].filter(Boolean).join(" "))).toBe(true);
  }
  expect(await adviceFor(userID)).toEqual(reply);
});

test("score, band and date are the stored ones", async () => {
  const { userID } = await server.newPerson();
  server.setTime(new Date("2026-06-05T09:00:00Z"));
  await answer(userID, "Stress", 40);
  const [point] = (await adviceFor(userID)).points;
  expect(point?.result).toEqual({
    text: "Stress: your latest result is “High”, a score of 40, from June 5, 2026.",
    path: domainOf("Stress").routes.score,
  });
  server.setTime(new Date("2026-06-06T09:00:00Z"));
  await answer(userID, "Stress", 0);
  expect((await adviceFor(userID)).points[0]?.result?.text).toContain("“Low”, a score of 0, from June 6, 2026");
});

test("a result that is no strength says when to talk to someone", async () => {
  const { userID } = await server.newPerson();
  await answer(userID, "Learning", 0);
  const [band] = server.content.scales.get(domainOf("Learning").survey)?.rule.bands ?? [];
  expect((await adviceFor(userID)).points[0]?.text).toMatch(/^This result is no reason to worry\. /);
  expect((await adviceFor(userID)).points[0]?.text.startsWith(textOf(band?.talk ?? "none"))).toBe(true);
});

test("what suits another age or gender is not chosen, what suits the own is", async () => {
  const { userID } = await server.newPerson();
  await answer(userID, "Exercise", 0);
  const chosen = async () => (await adviceFor(userID)).points.map((point) => entryOf(point)?.id);
  const at = async (yearOfBirth: number) => {
    await change("UPDATE account SET year_of_birth = ? WHERE user_id = ?", yearOfBirth, userID);
    return await chosen();
  };
  expect(await at(1945)).toContain("fear-of-falling");
  expect(await at(1966)).not.toContain("fear-of-falling");
  const men = async (gender: string) => {
    const { userID: other } = await server.newPerson();
    await change("UPDATE account SET gender = ? WHERE user_id = ?", gender, other);
    await answer(other, "Socialize", 11);
    const points = (await adviceFor(other)).points.map(entryOf);
    return points.every((entry) => !entry?.suits?.genders || entry.suits.genders.includes(gender as "Male"));
  };
  expect(await men("Female")).toBe(true);
  expect(await men("Male")).toBe(true);
});

test("compares from 20 others of the same age band on, of whom the person is none", async () => {
  const { userID } = await server.newPerson();
  await answer(userID, "Stress", 14);
  await people(19, "Stress", 0);
  expect(isCompared(await adviceFor(userID))).toBe(false);
  // Taking it again adds no other.
  await answer(userID, "Stress", 14);
  expect(isCompared(await adviceFor(userID))).toBe(false);
  await people(1, "Stress", 40);
  const reply = await adviceFor(userID);
  expect(reply.points[0]?.result?.text).toContain(comparison(4));
  // Neither how many there are nor any of their scores comes out.
  expect(reply.advice).not.toMatch(/\b(19|20|21|40)\b/);

  // In another decade of life there are too few.
  await change("UPDATE account SET year_of_birth = 1940 WHERE user_id = ?", userID);
  expect(isCompared(await adviceFor(userID))).toBe(false);
  // Nor are others of another band counted in.
  await change("UPDATE score_count SET age_band = '80-89'");
  expect((await adviceFor(userID)).points[0]?.result?.text).toContain(comparison(4, "80 to 89"));
});

test("says in quarters how many have a better result, in the direction of the scale", async () => {
  const { userID } = await server.newPerson();
  await answer(userID, "Stress", 14);
  await answer(userID, "Learning", 6);
  const standing = async (category: "Stress" | "Learning", better: number, worse: number) => {
    const { survey } = domainOf(category);
    const [good, bad] = category === "Stress" ? [0, 40] : [10, 0];
    await change("DELETE FROM score_count WHERE scale = ?", survey);
    const count = "INSERT INTO score_count (scale, age_band, score, people) VALUES (?, '70-79', ?, ?)";
    await change(count, survey, good, better);
    await change(count, survey, bad, worse);
    await change(count, survey, category === "Stress" ? 14 : 6, 1);
    const { points } = await adviceFor(userID);
    const text = points.find(({ result }) => result?.path === domainOf(category).routes.score)?.result?.text ?? "";
    return [0, 1, 2, 3, 4].filter((quarters) => text.includes(comparison(quarters)));
  };
  for (const category of ["Stress", "Learning"] as const) {
    expect(await standing(category, 0, 20)).toEqual([0]);
    expect(await standing(category, 2, 18)).toEqual([0]);
    expect(await standing(category, 5, 15)).toEqual([1]);
    expect(await standing(category, 500_000, 500_000)).toEqual([2]);
    expect(await standing(category, 15, 5)).toEqual([3]);
    expect(await standing(category, 20, 0)).toEqual([4]);
    expect(await standing(category, 19, 0)).toEqual([]);
  }
});

test("a strength stays one where most others do even better", async () => {
  const { userID } = await server.newPerson();
  await answer(userID, "Stress", 13);
  await people(20, "Stress", 0);
  const { advice } = await adviceFor(userID);
  const { strength, othersToo } = server.content.site.guide;
  expect(advice).toContain(textOf(strength));
  expect(advice).toContain(fillIn(textOf(othersToo), { ages: "70 to 79" }));
});

test.skipIf(onPostgres())("the comparison reads the counts by their key, whatever the number of people", async () => {
  const counts = sql`SELECT sum(people) FROM score_count WHERE scale = 'stress' AND age_band = '70-79'`;
  const { rows } = await sql`EXPLAIN QUERY PLAN ${counts}`.execute(server.database);
  expect(JSON.stringify(rows)).toMatch(/SEARCH score_count USING .*\(scale=\? AND age_band=\?\)/);
});
