import { AppError } from "#core/api/app-error.ts";
import type { StudioScale } from "#core/api/studio.ts";
import type { DraftHead, WholeDraft } from "#core/api/studio-drafts.ts";
import { afterCommands } from "#core/studio-log/draft-log.ts";
import { ApiError } from "../../src/api/http.ts";
import type { openDraftSession } from "../../src/features/studio/drafts/draft-session.ts";

type Calls = Parameters<typeof openDraftSession>[0]["calls"];

const AT = "2026-06-06T12:00:00.000Z";

/** A live scale with this text. */
export const scaleWith = (survey: string): StudioScale => ({
  ...{ id: "s", survey, rule: "{}", isLive: true, surveyFile: "s", ruleFile: "s" },
  ...{ from: "live", proposal: null, drafts: [], draft: null },
});

/**
 * A server in memory that keeps one draft as the real one does, and fails when it is told to.
 * @param longest the most characters of a text and of what a step puts
 */
export function fakeDrafts(scale: StudioScale, longest = 500_000) {
  let draft: WholeDraft | null = null;
  let failure: { readonly when: "before" | "after"; readonly error: Error } | null = null;
  const refuse = (code: "NOT_FOUND" | "DRAFT_TAKEN" | "INVALID_BODY") => {
    const { status, message } = new AppError(code);
    return new ApiError(status, { code, error: message });
  };
  const seenBy = (who: string): WholeDraft | null =>
    draft && { ...draft, isOwn: draft.owner === who, isEditedByYou: draft.editor === who };
  const headsFor = (who: string): DraftHead[] => [seenBy(who)].filter((one) => one !== null);
  const callsOf = (who: string): Calls => ({
    scale: async () => {
      const own = seenBy(who);
      return { ...scale, drafts: headsFor(who), draft: own?.isEditedByYou || own?.isOwn ? own : null };
    },
    drafts: async () => headsFor(who),
    draft: async () => {
      const found = seenBy(who);
      if (!found) throw refuse("NOT_FOUND");
      return found;
    },
    changeDraft: async (_, id, { page, over, revision, start, commands }) => {
      if (failure?.when === "before") throw failure.error;
      const head = { id, owner: who, editor: who, since: AT, changedAt: AT, page, revision: 0, position: 0, steps: [] };
      if (!draft && start) draft = { ...head, ...start, isOwn: true, isEditedByYou: true };
      if (!draft || draft.id !== id) throw refuse("NOT_FOUND");
      const goesOn = draft.page === over && draft.revision === revision;
      if (draft.editor !== who || (draft.page !== page && !goesOn)) throw refuse("DRAFT_TAKEN");
      const { survey, rule, from, steps, position } = draft;
      const rest = commands.slice(draft.revision - revision);
      const log = afterCommands({ state: { survey, rule, from }, steps, position }, rest);
      if (!log) throw new Error("a command does not fit");
      const puts = commands.flatMap((one) => (one.kind === "step" ? one.step.survey.map(({ put }) => put) : []));
      if ([log.state.survey, ...puts].some(({ length }) => length > longest)) throw refuse("INVALID_BODY");
      const reached = draft.revision + rest.length;
      draft = { ...draft, ...log.state, steps: [...log.steps], position: log.position, page, revision: reached };
      if (failure) throw failure.error;
      return { revision: reached };
    },
    takeDraft: async (_, __, page) => {
      if (!draft) throw refuse("NOT_FOUND");
      draft = { ...draft, editor: who, page };
      return seenBy(who) as WholeDraft;
    },
    dropDraft: async () => {
      draft = null;
      return null;
    },
  });
  return {
    callsOf,
    draft: () => draft,
    fail: (when: "before" | "after" | null, error = new Error("no answer")) => {
      failure = when && { when, error };
    },
  };
}
