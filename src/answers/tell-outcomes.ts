import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { currentPath } from "../browser/location.ts";
import type { Language, SpokenText } from "../ui/language/language.ts";
import { sayText } from "../ui/language/use-text.ts";
import { showNotice } from "../ui/notices.ts";
import { messagesOf } from "../ui/standalone-scale.ts";
import { waitingMessages } from "./messages.ts";

export type WaitingOutcome =
  | { readonly kind: "arrived" | "unreachable"; readonly offered: OfferedScale }
  | { readonly kind: "refused"; readonly offered: OfferedScale; readonly sentence: SpokenText };

/**
 * Shows the outcome for answers that waited, as a single message. An outcome that requires an action takes precedence.
 */
export function tellOutcomes(outcomes: readonly WaitingOutcome[]): void {
  const refused = outcomes.find((one) => one.kind === "refused");
  const unreachable = outcomes.find((one) => one.kind === "unreachable");
  const arrived = outcomes.filter((one) => one.kind === "arrived");
  if (refused) tellRefused(refused.offered, refused.sentence);
  else if (unreachable) tellUnreachable(unreachable.offered);
  else if (arrived.length > 0) tellArrived(arrived.map(({ offered }) => offered));
}

function tellArrived(offeredScales: readonly OfferedScale[]): void {
  const [one, ...others] = offeredScales;
  if (one && others.length === 0) {
    const cause = (language: Language) => waitingMessages(language).arrived({ name: sayText(one.name, language) });
    showNotice({ kind: "success", text: (language) => sayText(messagesOf(one, language).submitted, language), cause });
  } else {
    const cause = (language: Language) => `${offeredScales.map(({ name }) => sayText(name, language)).join(", ")}.`;
    showNotice({ kind: "success", text: (language) => waitingMessages(language).severalArrived, cause });
  }
}

function tellUnreachable(offered: OfferedScale): void {
  const cause = (language: Language) => waitingMessages(language).unreachable;
  showNotice({ kind: "failure", text: (language) => sayText(messagesOf(offered, language).network, language), cause });
}

function tellRefused(offered: OfferedScale, sentence: SpokenText): void {
  const { name, routes } = offered;
  const isThere = currentPath() === routes.questionnaire;
  showNotice({
    kind: "failure",
    text: (language) => sayText(messagesOf(offered, language).refused, language),
    cause: (language) => {
      const { refused } = waitingMessages(language);
      return `${sentence(language)} ${refused({ name: sayText(name, language) })}`.trim();
    },
    ...(isThere ? {} : { link: { label: (language) => waitingMessages(language).open, to: routes.questionnaire } }),
  });
}
