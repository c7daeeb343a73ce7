import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { currentPath } from "../browser/location.ts";
import type { SpokenText } from "../ui/language/language.ts";
import { sayText } from "../ui/language/use-text.ts";
import { showNotice } from "../ui/notices.ts";
import { waitingMessages } from "./messages.ts";

export type WaitingOutcome =
  | { readonly kind: "arrived" | "unreachable"; readonly offered: OfferedScale }
  | { readonly kind: "refused"; readonly offered: OfferedScale; readonly sentence: SpokenText };

/** Tells what became of answers that waited: one message, the one that asks for something before the others. */
export function tellOutcomes(outcomes: readonly WaitingOutcome[]): void {
  const refused = outcomes.find((one) => one.kind === "refused");
  const unreachable = outcomes.find((one) => one.kind === "unreachable");
  const arrived = outcomes.filter((one) => one.kind === "arrived");
  if (refused) tellRefused(refused.offered, refused.sentence);
  else if (unreachable) tellUnreachable(unreachable.offered);
  else if (arrived.length > 0) tellArrived(arrived.map(({ offered }) => offered));
}

function tellArrived(offeredScales: readonly OfferedScale[]): void {
  const t = () => waitingMessages.get();
  const [one, ...others] = offeredScales;
  if (one && others.length === 0) {
    const cause = () => t().arrived({ name: sayText(one.name) });
    showNotice({ kind: "success", text: () => sayText(one.messages.submitted), cause });
  } else {
    const cause = () => `${offeredScales.map(({ name }) => sayText(name)).join(", ")}.`;
    showNotice({ kind: "success", text: () => t().severalArrived, cause });
  }
}

function tellUnreachable({ messages }: OfferedScale): void {
  const cause = () => waitingMessages.get().unreachable;
  showNotice({ kind: "failure", text: () => sayText(messages.network), cause });
}

function tellRefused({ name, messages, routes }: OfferedScale, sentence: SpokenText): void {
  const t = () => waitingMessages.get();
  const isThere = currentPath() === routes.questionnaire;
  showNotice({
    kind: "failure",
    text: () => sayText(messages.refused),
    cause: () => `${sentence()} ${t().refused({ name: sayText(name) })}`.trim(),
    ...(isThere ? {} : { link: { label: () => t().open, to: routes.questionnaire } }),
  });
}
