import { randomUUID } from "node:crypto";
import type { Domain } from "#core/content-model/domains.ts";
import type { Answers } from "#core/content-model/survey.ts";
import { readUrl, submitCall } from "./domain-calls.ts";
import type { ServerProcess } from "./server-process.ts";
import { registration } from "./test-server.ts";

export type OwnReads = { reads: number; stale: string[]; kills: number };

type Wanted = {
  /** One, or several over one database. */
  readonly servers: readonly ServerProcess[];
  readonly domain: Domain;
  /** Whose scores differ. */
  readonly choices: readonly Answers[];
  readonly reads: number;
  /** How often a server is killed and started again meanwhile. */
  readonly kills: number;
};

type Written = { readonly score: number; readonly submittedAt: string };

const PEOPLE = 16;
/** How long somebody waits whose server is gone, in ms. */
const PAUSE = 100;
const oneOf = <One>(all: readonly One[]): One => all[Math.floor(Math.random() * all.length)] as One;

/**
 * Lets people submit or correct answers at any of the servers, and then read their own results at any of them, while one
 * after the other is killed.
 */
export async function readOwnWrites({ servers, domain, choices, reads, kills }: Wanted): Promise<OwnReads> {
  const found: OwnReads = { reads: 0, stale: [], kills: 0 };
  const { path, userKey, answersKey } = submitCall(domain);

  /** Tries again for as long as the server is gone. */
  const ask = async <Body>(url: string, options?: RequestInit): Promise<Body> => {
    for (;;) {
      const reply = await fetch(oneOf(servers).url + url, options).catch(() => null);
      const text = await reply?.text().catch(() => null);
      if (reply?.status === 200 && text) return JSON.parse(text) as Body;
      if (reply && reply.status !== 503) throw new Error(`${url}: ${reply.status} ${text}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  };
  const post = <Body>(url: string, body: object, key?: string) =>
    ask<Body>(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...(key ? { "idempotency-key": key } : {}) },
      body: JSON.stringify(body),
    });
  const look = (userID: string, { score, submittedAt }: Written, seen: Partial<Written> | undefined) => {
    found.reads += 1;
    if (seen?.score === score && seen.submittedAt === submittedAt) return;
    found.stale.push(`${userID} wrote ${score} ${submittedAt} and read ${seen?.score} ${seen?.submittedAt}`);
  };
  const person = async (index: number) => {
    const { email, password } = { ...registration(`reader${index}@example.com`) };
    await post("/register", registration(email));
    const { userID } = await post<{ userID: string }>("/login", { email, password });
    for (let key = randomUUID(); found.reads < reads; key = Math.random() < 0.7 ? randomUUID() : key) {
      const written = await post<Written>(path, { [userKey]: userID, [answersKey]: oneOf(choices) }, key);
      // The second read of each finds what the first one left in memory.
      for (let turn = 0; turn < 2; turn++) {
        look(userID, written, await ask<Written>(readUrl(domain, userID)));
        const [newest] = await ask<{ value: number; timestamp: string }[]>(`/view-scores/${userID}`);
        look(userID, written, newest && { score: newest.value, submittedAt: newest.timestamp });
      }
    }
  };
  const kill = async () => {
    for (let next = 1; next <= kills; next++) {
      while (found.reads < (reads * next) / (kills + 1)) await new Promise((resolve) => setTimeout(resolve, PAUSE));
      const server = servers[next % servers.length];
      await server?.end("SIGKILL");
      await server?.start();
      found.kills += 1;
    }
  };
  await Promise.all([kill(), ...Array.from({ length: PEOPLE }, (_, index) => person(index))]);
  return found;
}
