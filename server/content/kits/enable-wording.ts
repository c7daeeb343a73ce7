import { createHash } from "node:crypto";
import type { Kit } from "#core/content-model/kit.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { compareWording } from "#core/kits/compare-wording.ts";
import { type Enabling, enableKit } from "#core/kits/enable-kit.ts";
import { fitWording } from "#core/kits/fit-wording.ts";
import { readWording } from "#core/kits/read-wording.ts";
import { isStillPublished } from "#core/kits/still-published.ts";

/**
 * Makes a scale of a kit and a wording as it was written, and says how the wording compares with the published form.
 * @throws WordingError when the wording cannot be read, or has not the lines that the kit needs
 */
export function enableWording(kit: Kit, text: string, { because, confirmed }: Pick<Enabling, "because" | "confirmed">) {
  const wordings = fitWording(kit, readWording(text));
  const compared = wordings.map((wording) => compareWording(kit, wording, sha256));
  return { ...enableKit(kit, { wordings, compared, because, confirmed }), wordings, compared };
}

/** Returns whether a survey that was made of a kit still has the words of a published form. */
export const hasPublishedWords = (kit: Kit, survey: SurveyDocument): boolean => isStillPublished(kit, survey, sha256);

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
