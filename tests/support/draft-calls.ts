import { randomBytes } from "node:crypto";
import type { LoginReply } from "#core/api/results.ts";
import type { Draft } from "#core/drafts/draft-schema.ts";
import type { TestServer } from "./test-server.ts";

export const newId = () => randomBytes(16).toString("hex");

/** The calls on copies of drafts; each is made by the person whom `person` returns then, unless another is given. */
export function draftCalls(server: () => TestServer, person: () => LoginReply) {
  const hashOf = (survey: string) => server().content.scales.get(survey)?.hash ?? "";

  function draft(answers: Record<string, [value: unknown, seq: number]>, given: Partial<Draft> = {}): Draft {
    const entries = Object.entries(answers).map(([item, [value, seq]]) => [item, { value, seq }]);
    const seq = Math.max(0, ...Object.values(answers).map(([, one]) => one));
    const survey = given.survey ?? "stress";
    const rest = {
      id: newId(),
      survey,
      contentHash: hashOf(survey),
      page: 0,
      seq,
      answers: Object.fromEntries(entries),
    };
    return { ...rest, ...given };
  }

  async function call(
    method: "GET" | "PUT" | "DELETE",
    url: string,
    sent: { body?: unknown; headers?: object; as?: LoginReply } = {},
  ) {
    const { body, headers, as = person() } = sent;
    const reply = await server().app.inject({
      method,
      url,
      headers: { authorization: as.token, ...headers },
      ...(body === undefined ? {} : { body: body as object }),
    });
    return { status: reply.statusCode, body: reply.body === "" ? null : reply.json() };
  }
  const save = (one: Draft, as = person()) => call("PUT", `/api/drafts/${one.survey}`, { body: one, as });
  const remove = ({ id, survey }: Pick<Draft, "id" | "survey">, as = person()) =>
    call("DELETE", `/api/drafts/${survey}`, { headers: { "idempotency-key": id }, as });
  const list = async (as = person()) => (await call("GET", "/api/drafts", { as })).body.drafts as Draft[];
  return { hashOf, draft, call, save, remove, list };
}
