import type { Kysely } from "kysely";
import type { PublishedVersion, StudioDraft } from "#core/api/studio.ts";
import { describeChanges } from "#core/content-changes/describe-changes.ts";
import { type FilesAtPublication, fileHistoryOf } from "../content/live/publications.ts";
import type { Tables } from "../storage/tables.ts";
import { keysOf, nameOf, parsedDraft } from "./draft.ts";

/** More versions than an editor looks through: what older ones changed is not worked out. */
const MOST_TOLD = 50;

/** Returns the two files of a scale as they were at that time; null while one was missing. */
export function draftAt(id: string, { texts }: FilesAtPublication): StudioDraft | null {
  const { survey, rule } = keysOf(id);
  const then = { survey: texts.get(survey), rule: texts.get(rule) };
  return then.survey === undefined || then.rule === undefined ? null : { survey: then.survey, rule: then.rule };
}

/** Returns the published versions of a scale, newest first, each with what it changed. */
export async function versionsOf(
  database: Kysely<Tables>,
  id: string,
  live: StudioDraft | null,
): Promise<PublishedVersion[]> {
  const history = await fileHistoryOf(database, Object.values(keysOf(id)));
  const whole = history.flatMap((then) => {
    const draft = draftAt(id, then);
    return draft ? [{ ...then, draft }] : [];
  });
  const isLive = whole.findIndex(({ draft }) => live !== null && nameOf(draft) === nameOf(live));
  return whole.map(({ publication, publishedAt, publishedBy, origin, draft }, index) => ({
    publication,
    publishedAt,
    origin,
    version: parsedDraft(draft).rule?.version ?? "",
    isLive: index === isLive,
    publishedBy,
    changes: index < MOST_TOLD ? changedFrom(whole[index + 1]?.draft, draft) : [],
  }));
}

function changedFrom(before: StudioDraft | undefined, draft: StudioDraft): string[] {
  const [older, newer] = [before && parsedDraft(before), parsedDraft(draft)];
  if (!older?.survey || !older.rule || !newer.survey || !newer.rule) return [];
  const { survey, rule } = older;
  return describeChanges({ survey, rule }, { survey: newer.survey, rule: newer.rule }).map(({ message }) => message);
}
