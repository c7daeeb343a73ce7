import { randomBytes } from "node:crypto";
import type { LoginReply, SubmissionReply } from "#core/api/results.ts";
import type { Answers } from "#core/content-model/survey.ts";
import { addUpCounts } from "../../server/submissions/add-up-counts.ts";
import { keyOf } from "./account-row.ts";
import type { TestServer } from "./test-server.ts";

export const newKey = () => randomBytes(16).toString("hex");

type Sending = {
  readonly url?: string;
  readonly body?: object;
  readonly responses?: Answers;
  readonly key?: string;
  readonly revision?: number;
  readonly content?: string;
};

/** What tests of submissions under one key send, and look at. Each is about the person whom `person` returns then. */
export function stressSubmissions(server: () => TestServer, person: () => LoginReply) {
  async function send({ url = "/api/stress-scale", body, responses, key, revision, content }: Sending) {
    const reply = await server().app.inject({
      method: "POST",
      url,
      body: body ?? { userId: person().userID, responses },
      headers: {
        ...(key === undefined ? {} : { "idempotency-key": key }),
        ...(revision === undefined ? {} : { "keepwell-revision": `${revision}` }),
        ...(content === undefined ? {} : { "keepwell-content": content }),
      },
    });
    const { score, code } = reply.json() as { score?: number; code?: string };
    return {
      status: reply.statusCode,
      mark: reply.headers["keepwell-submission"],
      score,
      code,
      retryAfter: reply.headers["retry-after"],
      body: reply.json() as SubmissionReply,
    };
  }

  function exampleOf(index: number) {
    const example = server().content.scales.get("stress")?.rule.examples[index];
    if (!example) throw new Error("no such example");
    return example;
  }
  const scores = async () =>
    ((await server().get(`/view-scores/${person().userID}`)).body as { value: number }[]).map(({ value }) => value);
  const counts = async () => {
    await addUpCounts(server().commits);
    const rows = await server().database.selectFrom("score_count").selectAll().where("scale", "=", "stress").execute();
    return Object.fromEntries(rows.filter(({ people }) => people !== 0).map(({ score, people }) => [score, people]));
  };
  const without = (all: Record<string, number>, before: Record<string, number>) =>
    Object.fromEntries(
      Object.entries(all)
        .map(([score, people]): [string, number] => [score, people - (before[score] ?? 0)])
        .filter(([, people]) => people !== 0),
    );

  const submissions = async () =>
    server()
      .database.selectFrom("submission")
      .selectAll()
      .where("account_id", "=", await keyOf(server().database, person().userID))
      .orderBy("id")
      .execute();
  return { send, exampleOf, scores, counts, without, submissions };
}
