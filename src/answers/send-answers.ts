import type { Answers } from "#core/content-model/survey.ts";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { currentUserId } from "../browser/session.ts";
import type { Language } from "../ui/language/language.ts";
import { sayText } from "../ui/language/use-text.ts";
import type { Notice } from "../ui/notices.ts";
import { messagesOf } from "../ui/standalone-scale.ts";
import type { DraftKeeper } from "./draft-keeper.ts";
import { failureNotice } from "./failure-notice.ts";
import { sendingMessages } from "./messages.ts";
import { sendSet } from "./send-set.ts";
import { arrivedElsewhere, tellPerson } from "./tell-outcomes.ts";

/** `removed` and `unfinished` need no message: the page shows what has changed meanwhile. */
export type Submitted =
  | { readonly kind: "stayed" | "no-user"; readonly notice: Notice }
  | { readonly kind: "sent" | "removed" | "unfinished" };

export type Submitting = {
  readonly offered: OfferedScale;
  /** The open questionnaire. Only its answers are read here. */
  readonly run: {
    readonly itemNames: readonly string[];
    askedAnswers(): Answers;
    state(): { readonly isComplete: boolean };
  };
  readonly keeper: DraftKeeper;
  /** The account that gave the answers; null for a guest. */
  readonly userId: string | null;
  readonly contentHash: string;
};

/**
 * Sends the answers on the screen, for the account that gave them. Answers that could not be delivered are kept and
 * sent later.
 * @param whileWaiting is called when the request is on its way
 */
export async function sendAnswers(
  { offered, run, keeper, userId, contentHash }: Submitting,
  whileWaiting?: () => void,
): Promise<Submitted> {
  const set = await keeper.flush();
  if (set?.state === "removed") return { kind: "removed" };
  if (set === null || userId === null || currentUserId() !== userId) return noUser(offered, keeper, userId);
  // Another tab may have withdrawn an answer that is asked for here.
  if (!run.state().isComplete) return { kind: "unfinished" };
  const submission = { answers: run.askedAnswers(), order: run.itemNames, contentHash, seq: set.seq };
  const outcome = await sendSet({ id: set.id, owner: set.owner, offered }, () => submission, whileWaiting);
  switch (outcome.kind) {
    case "delivered":
      return { kind: "sent" };
    case "changed":
      return { kind: "stayed", notice: changedNotice() };
    case "removed":
      return { kind: "removed" };
    case "nothing":
    case "other-person":
      return noUser(offered, keeper, userId);
    default:
      // A set that was sent too late goes on under a new id, which the keeper takes over here.
      if (outcome.kind === "too-late") await keeper.flush();
      return { kind: "stayed", notice: failureNotice(offered, outcome) };
  }
}

/** Tells a person who is on another page by now that the answers have arrived. */
export const tellElsewhere = (userId: string, offered: OfferedScale): void =>
  tellPerson(userId, arrivedElsewhere(offered));

const changedNotice = (): Notice => ({
  kind: "failure",
  text: (language) => sendingMessages(language).changed,
});

function noUser(offered: OfferedScale, keeper: DraftKeeper, userId: string | null): Submitted {
  const key = keeper.keeping.get() === "saved" ? "keptForLater" : "hereForLater";
  return {
    kind: "no-user",
    notice: {
      kind: "failure",
      text: (language) => sayText(messagesOf(offered, language).noUser, language),
      ...(userId === null ? {} : { cause: (language: Language) => sendingMessages(language)[key] }),
    },
  };
}
