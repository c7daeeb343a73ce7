import type { Kysely } from "kysely";
import { syllable } from "syllable";
import type { Consequences, Part, StudioDraft } from "#core/api/studio.ts";
import { describeChanges } from "#core/content-changes/describe-changes.ts";
import { readingGrade } from "#core/content-check/reading-grade.ts";
import { ScoringRuleSchema } from "#core/content-model/scoring-rule.ts";
import { SurveyDocumentSchema } from "#core/content-model/survey.ts";
import type { Draft } from "#core/drafts/draft-schema.ts";
import { optionsOf } from "#core/question-types/answer-kinds/answer-kinds.ts";
import type { Item } from "#core/question-types/item.ts";
import { textOf } from "#core/shared/text-of.ts";
import { textsIn } from "#core/translations/texts-in.ts";
import { makeScale, type Scale } from "../content/content.ts";
import { rescoreSummary } from "../results/rescoring.ts";
import type { Tables } from "../storage/tables.ts";
import { parsedDraft } from "./draft.ts";
import { rerunExamples } from "./rerun-examples.ts";

/** The longest time an editor waits for all stored results to be scored, in milliseconds. */
const MAX_WAIT_MS = 20_000;

/** More unfinished questionnaires than are read while an editor waits. */
const MOST_DRAFTS = 5_000;

class TooMany extends Error {}

/**
 * Returns what publishing a draft would change for users. Nothing is changed.
 * @param live the published scale; null for a new one
 * @returns null while a file does not match its schema
 */
export async function consequencesOf(
  database: Kysely<Tables>,
  live: Scale | null,
  draft: StudioDraft,
): Promise<Consequences | null> {
  const { survey, rule } = parsedDraft(draft);
  if (!survey || !rule) return null;
  const next = makeScale(survey, rule);
  // Stored results are looked up by the live scale's id, in case the draft has a typo in it.
  const tried = live ? await triedOn(database, { ...next, id: live.id }) : null;
  return {
    changes: live ? describeChanges(live, next) : [],
    results: tried === "tooMany" ? null : tried,
    tooManyResults: tried === "tooMany",
    drafts: { ...(await keptDrafts(database, live, next)), ...draftsAfter(live, next) },
    wording: newWording(live, next),
    examples: rerunExamples(next),
  };
}

async function triedOn(database: Kysely<Tables>, scale: Scale): Promise<Consequences["results"] | "tooMany"> {
  const until = Date.now() + MAX_WAIT_MS;
  const onProgress = () => {
    if (Date.now() > until) throw new TooMany();
  };
  try {
    const { explanationChanges: _, difference: __, ...counts } = await rescoreSummary(database, scale, { onProgress });
    return { ...counts, bandMoves: [...counts.bandMoves], unscorable: [...counts.unscorable] };
  } catch (error) {
    if (error instanceof TooMany) return "tooMany";
    throw error;
  }
}

/** Questions and options are said by their words: names alone tell an editor little. */
function draftsAfter(live: Scale | null, next: Scale): Omit<Consequences["drafts"], "kept" | "affected"> {
  // Nobody is in the middle of a scale that nobody was shown.
  if (!live) return { goneItems: [], goneOptions: [], newItems: [] };
  const before = live.items;
  const now = new Map(next.items.map((item) => [item.name, item]));
  return {
    goneItems: before.filter(({ name }) => !now.has(name)).map(inWords),
    goneOptions: before.flatMap((item) => {
      const kept = now.get(item.name)?.answer;
      if (!kept) return [];
      const values = optionsOf(kept).map(({ value }) => value);
      return optionsOf(item.answer)
        .filter(({ value }) => !values.includes(value))
        .map(({ text }) => ({ item: inWords(item), option: textOf(text) }));
    }),
    newItems: next.items.filter(({ name }) => !before.some((item) => item.name === name)).map(inWords),
  };
}

/** Counts the copies of unfinished questionnaires, and those of which an answer would have no question or option any more. */
async function keptDrafts(
  database: Kysely<Tables>,
  live: Scale | null,
  next: Scale,
): Promise<Pick<Consequences["drafts"], "kept" | "affected">> {
  if (!live) return { kept: 0, affected: 0 };
  const open = database.selectFrom("draft_copy").where("survey", "=", live.id).where("body", "is not", null);
  const found = await open.select(({ fn }) => fn.countAll().as("kept")).executeTakeFirst();
  const kept = Number(found?.kept ?? 0);
  if (kept > MOST_DRAFTS) return { kept, affected: null };
  const options = new Map(
    next.items.map(({ name, answer }) => [name, optionsOf(answer).map(({ value }): unknown => value)]),
  );
  const fits = (name: string, value: unknown): boolean => {
    const offered = options.get(name);
    // What is typed is checked once it is sent, and somebody who would rather not say has picked nothing.
    if (!offered?.length || typeof value === "object") return offered !== undefined;
    return offered.includes(value);
  };
  const isAffected = ({ answers }: Draft) =>
    Object.entries(answers).some(([name, { value }]) =>
      value === null ? false : (Array.isArray(value) ? value : [value]).some((one) => !fits(name, one)),
    );
  const bodies = await open.select("body").execute();
  return { kept, affected: bodies.filter(({ body }) => body && isAffected(JSON.parse(body) as Draft)).length };
}

const inWords = ({ name, title }: Item): string => `“${textOf(title)}” (${name})`;

/**
 * Returns the new texts, the hardest to read first. Only texts long enough for the readability measure are
 * included.
 */
function newWording(live: Scale | null, next: Scale): Consequences["wording"] {
  const texts = ({ survey, rule }: Pick<Scale, "survey" | "rule">) => [
    ...textsIn(SurveyDocumentSchema, survey).map((placed) => ({ file: "survey" as Part, ...placed })),
    ...textsIn(ScoringRuleSchema, rule)
      .filter(({ path }) => !path.startsWith("instrument"))
      .map((placed) => ({ file: "rule" as Part, ...placed })),
  ];
  const known = new Set(live ? texts(live).map(({ text }) => textOf(text)) : []);
  return texts(next)
    .flatMap(({ file, path, text }) => {
      const words = textOf(text);
      const grade = readingGrade(words, syllable);
      const says = grade !== null && words.split(/\s+/).length >= FEWEST_WORDS;
      return known.has(words) || !says ? [] : [{ file, path, text: words, grade }];
    })
    .toSorted((one, other) => other.grade - one.grade);
}

const FEWEST_WORDS = 4;
