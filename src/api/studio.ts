import type { Body, Reply } from "#core/api/calls.ts";
import type { StudioDraft } from "#core/api/studio.ts";
import type { Answers } from "#core/content-model/survey.ts";
import type { HomeFormat } from "#core/shared/home-formats.ts";
import { call } from "./http.ts";

/** The two JSON Schemas that describe the content files. */
export type ContentSchemas = Reply<"studioSchemas">;

const of = (scale: string, signal?: AbortSignal) => ({ values: { scale }, ...(signal ? { signal } : {}) });

/** The calls of the studio. The cookie of whoever signed in goes with them. */
export const studioCalls = {
  state: () => call("studioState", {}),
  schemas: () => call("studioSchemas", {}),
  scale: (id: string) => call("studioScale", of(id)),
  check: (id: string, draft: StudioDraft, signal?: AbortSignal) =>
    call("checkDraft", { ...of(id, signal), body: draft }),
  bench: (
    id: string,
    draft: StudioDraft,
    answers: Answers,
    stored: Readonly<Record<string, number>>,
    signal?: AbortSignal,
  ) => call("benchDraft", { ...of(id, signal), body: { ...draft, answers, stored } }),
  scoringFacts: (id: string, draft: StudioDraft, signal?: AbortSignal) =>
    call("scoringFacts", { ...of(id, signal), body: draft }),
  suggestExamples: (id: string, draft: StudioDraft, signal?: AbortSignal) =>
    call("suggestExamples", { ...of(id, signal), body: draft }),
  consequences: (id: string, draft: StudioDraft) => call("draftConsequences", { ...of(id), body: draft }),
  /** @param from identifies the version the draft was made from */
  propose: (id: string, draft: StudioDraft, from: string) =>
    call("proposeDraft", { ...of(id), body: { ...draft, from } }),
  /** @param from identifies the version the draft was made from */
  publish: (id: string, draft: StudioDraft, from: string) =>
    call("publishDraft", { ...of(id), body: { ...draft, from } }),
  drafts: (id: string) => call("scaleDrafts", of(id)),
  draft: (scale: string, draft: string) => call("studioDraft", { values: { scale, draft } }),
  changeDraft: (scale: string, draft: string, body: Body<"changeDraft">) =>
    call("changeDraft", { values: { scale, draft }, body }),
  takeDraft: (scale: string, draft: string, page: string) =>
    call("takeDraft", { values: { scale, draft }, body: { page } }),
  dropDraft: (scale: string, draft: string) => call("dropDraft", { values: { scale, draft } }),
  newScale: (body: Body<"newScale">) => call("newScale", { body }),
  importFile: (name: string, bytes: string) => call("importFile", { body: { name, bytes } }),
  kitLibrary: () => call("kitLibrary", {}),
  compareWording: (scale: string, body: Body<"compareWording">) => call("compareWording", { values: { scale }, body }),
  enableKit: (scale: string, body: Body<"enableKit">) => call("enableKit", { values: { scale }, body }),
  takeHome: (scale: string, format: HomeFormat) => call("takeHome", { values: { scale, format } }),
  versions: (id: string) => call("scaleVersions", of(id)),
  rollBack: (id: string, publication: string, from: string) =>
    call("rollBackScale", { ...of(id), body: { publication, from } }),
};

export type StudioCalls = typeof studioCalls;
