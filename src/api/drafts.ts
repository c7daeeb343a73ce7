import type { Body } from "#core/api/calls.ts";
import { call } from "./http.ts";

type Draft = Body<"saveDraft">;

// The copies of drafts that the server keeps for a person's other devices. Each call needs the token of the session.

export const fetchDrafts = async (token: string): Promise<readonly Draft[]> =>
  (await call("drafts", { headers: { authorization: token } })).drafts;

/**
 * Merges a draft into the server's copy.
 * @param isLeaving true when the page is about to go: the browser then finishes the call without it
 * @returns the merged draft. Its id is another one when another device began the same survey before.
 */
export const saveDraft = async (draft: Draft, token: string, isLeaving = false): Promise<Draft> =>
  (
    await call("saveDraft", {
      values: { survey: draft.survey },
      body: draft,
      headers: { authorization: token },
      keepalive: isLeaving,
    })
  ).draft;

export const removeDraft = (survey: string, id: string, token: string) =>
  call("removeDraft", {
    values: { survey },
    headers: { authorization: token, "idempotency-key": id },
    keepalive: true,
  });
