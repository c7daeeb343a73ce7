import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { paths } from "#core/shared/paths.ts";
import { currentPath } from "../browser/location.ts";
import { currentUserId } from "../browser/session.ts";
import { subscribeToStorage } from "../browser/storage.ts";
import type { Language, SpokenText } from "../ui/language/language.ts";
import { sayText } from "../ui/language/use-text.ts";
import { navigationMessages } from "../ui/messages.ts";
import { currentNotice, dismissNotice, type Notice, showNotice } from "../ui/notices.ts";
import { messagesOf } from "../ui/standalone-scale.ts";
import { logInPath } from "../ui/way-back.ts";
import { waitingMessages } from "./messages.ts";

export type WaitingOutcome =
  | { readonly kind: "arrived" | "unreachable" | "log-in"; readonly offered: OfferedScale }
  | { readonly kind: "refused"; readonly offered: OfferedScale; readonly sentence: SpokenText };

/** Pages that may be in front of anybody. */
const OF_NOBODY: ReadonlySet<string> = new Set([paths.logIn, paths.about, paths.register, paths.logOut]);

/**
 * Shows the outcome for answers that waited, as a single message, and only to the person they belong to. An outcome
 * that requires an action takes precedence.
 */
export function tellOutcomes(userId: string, outcomes: readonly WaitingOutcome[]): void {
  const notice = noticeOf(outcomes);
  if (notice) tellPerson(userId, notice);
}

let isWatching = false;

/** Shows a message to one person alone: not where nobody is logged in, and not after the log-out. */
export function tellPerson(userId: string, notice: Notice): void {
  if (currentUserId() !== userId || OF_NOBODY.has(currentPath())) return;
  showNotice(notice);
  personal = { userId, notice };
  if (isWatching) return;
  isWatching = true;
  subscribeToStorage(() => {
    if (personal && personal.userId !== currentUserId() && currentNotice() === personal.notice) dismissNotice();
  });
}

let personal: { readonly userId: string; readonly notice: Notice } | null = null;

function noticeOf(outcomes: readonly WaitingOutcome[]): Notice | null {
  const refused = outcomes.find((one) => one.kind === "refused");
  if (refused) return refusedNotice(refused.offered, refused.sentence);
  const lacking = outcomes.find((one) => one.kind === "log-in");
  if (lacking) return logInNotice(lacking.offered);
  const unreachable = outcomes.find((one) => one.kind === "unreachable");
  if (unreachable) return unreachableNotice(unreachable.offered);
  const arrived = outcomes.filter((one) => one.kind === "arrived").map(({ offered }) => offered);
  return arrived.length > 0 ? arrivedNotice(arrived) : null;
}

function arrivedNotice(offeredScales: readonly OfferedScale[]): Notice {
  const [one, ...others] = offeredScales;
  if (one && others.length === 0) {
    return {
      kind: "success",
      text: (language) => sayText(messagesOf(one, language).submitted, language),
      cause: (language) => waitingMessages(language).arrived({ name: sayText(one.name, language) }),
      ...(currentPath() === one.routes.score ? {} : { link: resultLink(one) }),
    };
  }
  const cause = (language: Language) => `${offeredScales.map(({ name }) => sayText(name, language)).join(", ")}.`;
  return { kind: "success", text: (language) => waitingMessages(language).severalArrived, cause };
}

const resultLink = ({ routes }: OfferedScale): NonNullable<Notice["link"]> => ({
  label: (language) => waitingMessages(language).seeResult,
  to: routes.score,
});

/** For a person who went to another page before the answers had arrived. */
export const arrivedElsewhere = (offered: OfferedScale): Notice => ({
  kind: "success",
  text: (language) => sayText(messagesOf(offered, language).submitted, language),
  cause: (language) => waitingMessages(language).arrivedFromPage({ name: sayText(offered.name, language) }),
  link: resultLink(offered),
});

const unreachableNotice = (offered: OfferedScale): Notice => ({
  kind: "failure",
  text: (language) => sayText(messagesOf(offered, language).network, language),
  cause: (language) => waitingMessages(language).unreachable,
});

const logInNotice = ({ name }: OfferedScale): Notice => ({
  kind: "failure",
  text: (language) => waitingMessages(language).needsLogIn,
  cause: (language) => waitingMessages(language).logInAgain({ name: sayText(name, language) }),
  link: { label: (language) => navigationMessages(language).logIn, to: logInPath(currentPath()) },
});

function refusedNotice(offered: OfferedScale, sentence: SpokenText): Notice {
  const { name, routes } = offered;
  const isThere = currentPath() === routes.questionnaire;
  return {
    kind: "failure",
    text: (language) => sayText(messagesOf(offered, language).refused, language),
    cause: (language) => {
      const { refused } = waitingMessages(language);
      return `${sentence(language)} ${refused({ name: sayText(name, language) })}`.trim();
    },
    ...(isThere ? {} : { link: { label: (language) => waitingMessages(language).open, to: routes.questionnaire } }),
  };
}
