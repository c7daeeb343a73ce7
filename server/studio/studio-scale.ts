import type { Kysely } from "kysely";
import { AppError } from "#core/api/app-error.ts";
import type { StudioDraft, StudioScale } from "#core/api/studio.ts";
import type { ContentTexts } from "../content/check/content-texts.ts";
import type { LiveContent } from "../content/live/live-content.ts";
import type { Staff } from "../staff/staff.ts";
import type { Tables } from "../storage/tables.ts";
import { filesOf, keysOf, nameOf } from "./draft.ts";
import { draftsOf, wholeDraft } from "./drafts/read-drafts.ts";
import { proposalOf } from "./proposals.ts";

/** What a scale has before it is first published. */
const NO_FILES = { survey: null, rule: null };

/** Names the version that a new draft of a scale is based on. */
export const baseOf = (live: LiveContent, id: string): string => nameOf(draftIn(live.texts(), id) ?? NO_FILES);

/** Returns the two files of a scale as they are on this server; null where one is missing. */
export function draftIn(texts: ContentTexts, id: string): StudioDraft | null {
  const { survey, rule } = keysOf(id);
  const [surveyText, ruleText] = [texts.get(survey), texts.get(rule)];
  return surveyText === undefined || ruleText === undefined ? null : { survey: surveyText, rule: ruleText };
}

/**
 * Returns a scale as somebody opens it in the studio: its live files, and the drafts of it.
 * @throws AppError NOT_FOUND for one that is neither live nor in a draft
 */
export async function studioScaleOf(
  database: Kysely<Tables>,
  live: LiveContent,
  id: string,
  reader: Staff,
): Promise<StudioScale> {
  const files = draftIn(live.texts(), id);
  const [proposal, drafts] = await Promise.all([proposalOf(database, id, reader), draftsOf(database, id, reader)]);
  if (!files && !proposal && drafts.length === 0) throw new AppError("NOT_FOUND");
  const mine = drafts.find(({ isEditedByYou }) => isEditedByYou) ?? drafts.find(({ isOwn }) => isOwn);
  // Nobody has a draft of what is not live but whoever made it: others read that one.
  const opened = mine ?? (files ? undefined : drafts[0]);
  const { survey, rule } = filesOf(live, id);
  return {
    id,
    survey: inLines(files?.survey ?? ""),
    rule: inLines(files?.rule ?? ""),
    isLive: files !== null,
    surveyFile: survey,
    ruleFile: rule,
    from: nameOf(files ?? NO_FILES),
    proposal,
    drafts,
    draft: opened ? await wholeDraft(database, id, opened.id, reader) : null,
  };
}

/** Editors in browsers always end lines with LF; a file with CRLF line ends is converted back when it is published. */
export const inLines = (text: string): string => text.replaceAll("\r\n", "\n");
