import { textOf } from "#core/content/text-of.ts";
import type { Domain } from "#core/contracts/domains.ts";
import { saveBodyMassIndex } from "../../api/assessments.ts";
import { ApiError } from "../../api/http.ts";
import { currentUserId } from "../../browser/session.ts";
import { showNotice } from "../../ui/notices.ts";
import { logInPath } from "../../ui/way-back.ts";
import type { BodyMassResult } from "./body-mass-result.ts";

/** Saves an index and says how that went. The index stays on the page either way. */
export async function saveResult(step: NonNullable<Domain["bodyMassStep"]>, result: BodyMassResult): Promise<void> {
  const userId = currentUserId();
  const { saved, refused, noUser } = step.messages;
  if (userId === null) {
    const link = { label: "Log in", to: logInPath(step.route) };
    return showNotice({ kind: "failure", text: textOf(noUser), link });
  }
  try {
    await saveBodyMassIndex(step.savePath, userId, result.bmi, result.category);
    showNotice({ kind: "success", text: textOf(saved) });
  } catch (error) {
    const hasSentence = error instanceof ApiError && error.hasSentence;
    const cause = hasSentence ? error.message : "We could not reach Keepwell. Your numbers are still here.";
    showNotice({ kind: "failure", text: textOf(refused), cause });
  }
}
