import { AppError } from "#core/api/app-error.ts";
import type { StudioDraft } from "#core/api/studio.ts";
import { draftWarnings } from "#core/content-check/check-draft.ts";
import { starterWarnings } from "#core/content-check/check-starter-words.ts";
import { unconfirmedWarnings } from "#core/content-check/check-unconfirmed.ts";
import type { Publication } from "../content/live/content-source.ts";
import type { LiveContent } from "../content/live/live-content.ts";
import { changesOf, checkDraft, filesOf, keysOf, locatedIn } from "./draft.ts";
import { refuseOtherWords } from "./kits/refuse-other-words.ts";
import { baseOf, draftIn, inLines } from "./studio-scale.ts";

/**
 * Makes a draft live, also one of a scale that has no files yet.
 * @param from names the version that the draft was made from
 * @throws AppError CONTENT_CHANGED, CONTENT_REFUSED, CONTENT_NOT_WRITABLE
 */
export async function publish(
  live: LiveContent,
  id: string,
  draft: StudioDraft,
  from: string,
  how: Pick<Publication, "origin" | "by">,
): Promise<void> {
  const before = draftIn(live.texts(), id);
  if (baseOf(live, id) !== from) throw new AppError("CONTENT_CHANGED");
  await refuseOtherWords(live, draft);
  // Apart first: what is proved there costs nothing here.
  const { problems } = await checkDraft(live, id, draft);
  if (problems.length > 0) throw new AppError("CONTENT_REFUSED", { issues: problems });
  const [survey, rule] = [JSON.parse(draft.survey), JSON.parse(draft.rule)];
  const files = filesOf(live, id);
  // A score goes live once somebody has computed its examples, and words once somebody has written them.
  const unproved = [...draftWarnings(files.rule, rule), ...unconfirmedWarnings(files.rule, rule)];
  if (unproved.length > 0) throw new AppError("CONTENT_REFUSED", { issues: unproved });
  const samples = [...starterWarnings(files.survey, survey), ...starterWarnings(files.rule, rule)];
  if (samples.length > 0) throw new AppError("CONTENT_REFUSED", { issues: samples, sentence: STILL_SAMPLES });
  const written = { survey: asBefore(draft.survey, before?.survey), rule: asBefore(draft.rule, before?.rule) };
  const keys = keysOf(id);
  const expected = new Map([
    [keys.survey, before?.survey ?? null],
    [keys.rule, before?.rule ?? null],
  ]);
  const outcome = await live.publish({ changes: changesOf(id, written), from: expected, ...how });
  if (outcome.kind === "outdated") throw new AppError("CONTENT_CHANGED");
  if (outcome.kind === "refused") {
    throw new AppError("CONTENT_REFUSED", { issues: outcome.issues.map(locatedIn(filesOf(live, id), draft)) });
  }
}

const STILL_SAMPLES =
  "Some sentences are still the samples that a new scale begins with. Put your own words in their place, then publish.";

const asBefore = (text: string, before: string | undefined) =>
  before?.includes("\r\n") ? inLines(text).replaceAll("\n", "\r\n") : text;
