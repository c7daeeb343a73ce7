import type {
  BenchReply,
  CheckReply,
  Consequences,
  PublishedVersion,
  StudioDraft,
  StudioScale,
  StudioState,
} from "#core/api/studio.ts";
import type { Answers } from "#core/content-model/survey.ts";
import { call } from "./http.ts";

/** The two schemas that describe the files, as JSON Schema. */
export type ContentSchemas = { readonly survey: object; readonly rule: object };

export type StudioCalls = ReturnType<typeof studioCalls>;

/** The calls of the studio. @param token null where none is needed */
export function studioCalls(token: string | null) {
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  const get = <Reply>(path: string) => call<Reply>(`/api/studio/${path}`, { headers });
  const post = <Reply>(path: string, body: unknown, signal?: AbortSignal) =>
    call<Reply>(`/api/studio/${path}`, { method: "POST", body, headers, ...(signal ? { signal } : {}) });
  return {
    state: () => get<StudioState>("state"),
    schemas: () => get<ContentSchemas>("schemas"),
    scale: (id: string) => get<StudioScale>(`scales/${id}`),
    check: (id: string, draft: StudioDraft, signal?: AbortSignal) =>
      post<CheckReply>(`scales/${id}/check`, draft, signal),
    bench: (
      id: string,
      draft: StudioDraft,
      answers: Answers,
      stored: Readonly<Record<string, number>>,
      signal?: AbortSignal,
    ) => post<BenchReply>(`scales/${id}/bench`, { ...draft, answers, stored }, signal),
    consequences: (id: string, draft: StudioDraft) => post<Consequences>(`scales/${id}/consequences`, draft),
    /** @param from names what the draft was made from */
    publish: (id: string, draft: StudioDraft, from: string) =>
      post<StudioScale>(`scales/${id}/publish`, { ...draft, from }),
    versions: (id: string) => get<readonly PublishedVersion[]>(`scales/${id}/versions`),
    rollBack: (id: string, publication: string, from: string) =>
      post<StudioScale>(`scales/${id}/roll-back`, { publication, from }),
  };
}
