import type { StudioDraft, StudioScale, StudioState } from "#core/api/studio.ts";

/** What the person who is signed in can do with a draft: `wait` while it is for somebody else to publish. */
export type Way = "publish" | "propose" | "wait";

/**
 * Returns the one thing that a person can do with a draft. Whether they are the second of the two people, the server
 * says, by the rule with which it publishes.
 */
export function wayToPublish(
  { you, needsTwo }: Pick<StudioState, "you" | "needsTwo">,
  proposal: StudioScale["proposal"],
  draft: StudioDraft,
): Way {
  const isProposed = proposal?.survey === draft.survey && proposal.rule === draft.rule;
  const mayPublish = you.role === "publisher" || you.role === "admin";
  if (mayPublish && (!needsTwo || (isProposed && proposal.isSecondPerson))) return "publish";
  // A proposal of a key, or of oneself before being invited anew, waits for nobody: it needs a person's name of today.
  return isProposed && (proposal.isMine || proposal.isSecondPerson) ? "wait" : "propose";
}
