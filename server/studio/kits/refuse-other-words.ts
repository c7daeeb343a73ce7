import { AppError } from "#core/api/app-error.ts";
import type { StudioDraft } from "#core/api/studio.ts";
import { hasPublishedWords } from "../../content/kits/enable-wording.ts";
import { readLibrary } from "../../content/kits/read-library.ts";
import type { LiveContent } from "../../content/live/live-content.ts";
import { parsedDraft } from "../draft.ts";

const OTHER_WORDS =
  "These are no longer the published words of the scale, which its bands and codes belong to. Put them back, or enable the kit again with your wording.";

/**
 * Refuses a draft that says its wording is as published where an editor has changed that since.
 * @throws AppError CONTENT_REFUSED
 */
export async function refuseOtherWords(live: LiveContent, draft: StudioDraft): Promise<void> {
  const { survey, rule } = parsedDraft(draft);
  if (!survey || rule?.kit?.wording !== "as-published") return;
  const { kits } = await readLibrary(live.folders.surveysDir);
  const kit = kits.find(({ id }) => id === rule.kit?.id);
  if (kit && !hasPublishedWords(kit, survey)) throw new AppError("CONTENT_REFUSED", { sentence: OTHER_WORDS });
}
