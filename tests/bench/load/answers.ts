import { createHash } from "node:crypto";
import type { AccountKey } from "#core/api/ids.ts";
import { seededRandom } from "#core/content-check/proof/random.ts";
import { answerDrawer } from "#core/content-check/proof/sample-answers.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { Answers } from "#core/content-model/survey.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import type { Content, Scale } from "../../../server/content/content.ts";
import { loadContent } from "../../../server/content/files/load.ts";
import type { Tables } from "../../../server/storage/tables.ts";
import { submissionBody } from "../../support/submission-body.ts";

/** Sets of answers are drawn once and used by turns. */
const DRAWN = 500;

let shipped: Promise<Content> | null = null;

/** The shipped content, read and checked once. */
export function shippedContent(): Promise<Content> {
  shipped ??= loadContent("surveys", "scoring-rules").then(({ content }) => {
    if (!content) throw new Error("The content has issues; npm run content:check names them.");
    return content;
  });
  return shipped;
}

/** Complete answers of many kinds of people, always the same ones. */
export function drawnAnswers({ rule, items }: Scale): Answers[] {
  const draw = answerDrawer(rule, items, seededRandom(1));
  return Array.from({ length: DRAWN }, draw);
}

/** One questionnaire as it is submitted, and as it is stored. */
export type Questionnaire = {
  readonly scale: Scale;
  readonly domain: Domain;
  /** Body of the n-th submission. */
  readonly body: (index: number, userId: string) => string;
  /** What the server would store for it, so that a floor writes the very same bytes. */
  readonly row: (index: number, accountId: string, ageBand: string) => Row;
  /** What rows have in turn. */
  readonly stored: readonly Pick<Row, "scale" | "content_hash" | "answers" | "trace" | "score" | "meaning">[];
};

export type Row = Omit<Tables["submission"], "id" | "scored_by" | "replaced_by" | "first_at" | "revision">;

/** @param survey id of a domain's survey that reads no other scale's result */
export async function questionnaireOf(survey: string): Promise<Questionnaire> {
  const content = await shippedContent();
  const domain = content.catalogue.domains.find((one) => one.survey === survey);
  const scale = content.scales.get(survey);
  if (!domain || !scale) throw new Error(`There is no domain of the survey ${survey}.`);
  const drawn = drawnAnswers(scale);
  const answersOf = (index: number) => drawn[index % drawn.length] ?? {};
  const stored = drawn.map((answers) => {
    const { score, meaning, trace } = scoreAnswers(scale.rule, answers);
    const of = { scale: scale.id, content_hash: scale.hash };
    return { ...of, answers: JSON.stringify(answers), trace: JSON.stringify(trace), score, meaning };
  });
  const turnOf = (index: number) => stored[index % stored.length] as (typeof stored)[number];
  return {
    scale,
    domain,
    stored,
    body: (index, userId) => JSON.stringify(submissionBody(domain, scale, userId, answersOf(index))),
    row: (index, accountId, ageBand) => ({
      account_id: accountId as AccountKey,
      idempotency_key: keyOf(index),
      body_hash: createHash("sha256").update(`${index}`).digest("base64url"),
      ...turnOf(index),
      age_band: ageBand,
      submitted_at: new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString(),
    }),
  };
}

/** As long as those of browsers. */
export const keyOf = (index: number) => `bench-${`${index}`.padStart(30, "0")}`;
