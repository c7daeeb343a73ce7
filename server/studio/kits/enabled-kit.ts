import { AppError } from "#core/api/app-error.ts";
import type { StudioDraft } from "#core/api/studio.ts";
import type { EnableKitBody } from "#core/api/studio-kits.ts";
import type { Kit } from "#core/content-model/kit.ts";
import { versionAfter } from "#core/kits/version-after.ts";
import { WordingError } from "#core/kits/wording-error.ts";
import { contentText } from "#core/shared/print-json.ts";
import { textOf } from "#core/shared/text-of.ts";
import { enableWording } from "../../content/kits/enable-wording.ts";

/**
 * Makes the two files of a kit in the words of an operator.
 * @param before the files of that name, which another wording of the same kit replaces; null where there are none
 * @param confirmed who confirms the conditions of the owner, and on which day
 * @throws AppError TERMS_NOT_CONFIRMED, WORDING_REFUSED, SCALE_EXISTS
 */
export function enabledKit(
  kit: Kit,
  body: EnableKitBody,
  before: StudioDraft | null,
  confirmed: { readonly by: string; readonly on: string },
): StudioDraft {
  const open = (kit.terms.conditions ?? []).filter((condition) => !body.confirmed.includes(textOf(condition)));
  if (open.length > 0) throw new AppError("TERMS_NOT_CONFIRMED");
  const { survey, rule } = enabled(kit, body, confirmed);
  const version = before ? versionAfter(parsed(before), { survey, rule }) : rule.version;
  if (version === null) throw new AppError("SCALE_EXISTS");
  return { survey: contentText(survey), rule: contentText({ ...rule, version }) };
}

function enabled(kit: Kit, { wording, because }: EnableKitBody, confirmed: { by: string; on: string }) {
  try {
    return enableWording(kit, wording, { because: because?.trim() || undefined, confirmed });
  } catch (error) {
    if (error instanceof WordingError) throw new AppError("WORDING_REFUSED", { sentence: error.message });
    throw error;
  }
}

const parsed = ({ survey, rule }: StudioDraft) => ({ survey: jsonOf(survey), rule: jsonOf(rule) });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
