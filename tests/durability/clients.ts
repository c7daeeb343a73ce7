import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import type { Catalogue } from "#core/content-model/domains.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import { submitCall } from "../support/domain-calls.ts";

/** One set of answers, sent under its key until it is acknowledged. */
export type Sent = { readonly key: string; readonly userId: string; readonly answers: object };
export type Acknowledged = Sent & { readonly score: number };

/** People who submit one set of answers after the other, each again with the same key until it is acknowledged. */
export type Clients = {
  go(): void;
  /** Lets each finish the try it is at, and no more. */
  rest(): Promise<void>;
  /** Waits until each has its last set acknowledged. */
  finish(): Promise<void>;
  readonly acknowledged: readonly Acknowledged[];
  /** Sent, and not acknowledged so far: each is stored once or not at all. */
  unfinished(): readonly Sent[];
  /** Replies other than an acknowledgement or a word that it must be tried again. */
  readonly strange: readonly string[];
};

type Reply = { readonly status: number; readonly body: string };

/** How people who get no answer wait before they try again, in milliseconds. */
const PAUSE = 5;

export function createClients(url: string, userIds: readonly string[]): Clients {
  const { path, userKey, answersKey, choices } = readQuestionnaire();
  const agent = new Agent({ keepAlive: true, maxSockets: userIds.length });
  const acknowledged: Acknowledged[] = [];
  const strange: string[] = [];
  const pending = new Map<string, Sent>();
  let isGoing = false;
  let isEnding = false;
  let running: Promise<unknown> = Promise.resolve();

  const next = (userId: string, turn: number): Sent => {
    const answers = choices[turn % choices.length] ?? {};
    return { key: randomUUID(), userId, answers };
  };
  const submit = async (userId: string, index: number): Promise<void> => {
    for (let turn = index; isGoing || (isEnding && pending.has(userId)); turn++) {
      const sent = pending.get(userId) ?? next(userId, turn);
      pending.set(userId, sent);
      const body = JSON.stringify({ [userKey]: userId, [answersKey]: sent.answers });
      const reply = await post(agent, `${url}${path}`, sent.key, body);
      if (reply?.status === 200) {
        acknowledged.push({ ...sent, score: JSON.parse(reply.body).score });
        pending.delete(userId);
        continue;
      }
      if (reply && reply.status !== 503) strange.push(`${reply.status} ${reply.body}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  };
  const run = () => {
    running = Promise.all(userIds.map(submit));
  };
  return {
    acknowledged,
    strange,
    unfinished: () => [...pending.values()],
    go() {
      isGoing = true;
      run();
    },
    async rest() {
      isGoing = false;
      await running;
    },
    async finish() {
      isGoing = false;
      await running;
      isEnding = true;
      run();
      await running;
      agent.destroy();
    },
  };
}

/** @returns null when no whole reply came */
function post(agent: Agent, url: string, key: string, body: string): Promise<Reply | null> {
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "idempotency-key": key,
  };
  return new Promise((resolve) => {
    const sending = request(url, { method: "POST", agent, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => (text += chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body: text }));
      response.on("close", () => resolve(null));
    });
    sending.on("error", () => resolve(null));
    sending.end(body);
  });
}

/** A questionnaire that takes a map of answers, and the answers of its rule's examples, whose scores differ. */
function readQuestionnaire() {
  const { domains }: Catalogue = JSON.parse(readFileSync("surveys/domains.json", "utf8"));
  const domain = domains.find(({ submit, firstSurvey }) => !submitCall({ submit }).listsAnswers && !firstSurvey);
  if (!domain) throw new Error("no such domain");
  const { examples }: ScoringRule = JSON.parse(readFileSync(`scoring-rules/${domain.survey}.json`, "utf8"));
  return { ...submitCall(domain), choices: examples.map(({ answers }) => answers) };
}
