import { Agent, type IncomingMessage, request } from "node:http";
import { parseArgs } from "node:util";
import { type CallKey, calls } from "#core/api/calls.ts";
import { createSession } from "../../server/accounts/tokens.ts";
import { publishContent } from "../../server/content/live/store.ts";
import { shippedContent } from "../bench/load/answers.ts";
import { KEEPWELL, startProgram } from "../bench/load/program.ts";
import { accountRow } from "../support/account-row.ts";
import { seededRandom } from "../support/malformed.ts";
import { type Case, casesOf } from "../support/malformed-cases.ts";
import { type MalformedRequest, malformedRequest } from "../support/malformed-request.ts";
import { addStaff } from "../support/staff.ts";
import { DATABASES, type DatabaseName, withDatabase } from "./databases.ts";

// npm run test:attacks:malformed [-- --database sqlite] [--count 100000] [--seed 1]
const { values } = parseArgs({
  options: {
    database: { type: "string", multiple: true, default: [...DATABASES] },
    count: { type: "string", default: "100000" },
    seed: { type: "string", default: "20261121" },
  },
});
const count = Number(values.count);
/** How many requests are under way at once. */
const AT_ONCE = 32;
const SHOWN = 20;
/** These would succeed, and the others would then come from nobody. */
const LOGS_OUT: readonly CallKey[] = ["endSession", "endAllSessions", "signOutStaff"];

type Credentials = { readonly token: string; readonly cookie: string };

/** Sends a request; null when the server closed the connection without an answer. */
function send(url: string, agent: Agent, { method, target, headers, body }: MalformedRequest): Promise<number | null> {
  const { hostname, port } = new URL(url);
  const length = body.length > 0 ? { "content-length": `${body.length}` } : {};
  return new Promise((resolve) => {
    const sent = request({ hostname, port, agent, method, path: target, headers: { ...headers, ...length } });
    sent.on("error", () => resolve(null));
    sent.on("response", (reply: IncomingMessage) => {
      reply.on("error", () => resolve(null));
      reply.on("close", () => resolve(reply.statusCode ?? null));
      reply.resume();
    });
    sent.end(body);
  });
}

async function attack(url: string, cases: readonly Case[], { token, cookie }: Credentials): Promise<boolean> {
  const random = seededRandom(Number(values.seed));
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const statuses = new Map<string, number>();
  const failed: string[] = [];
  let made = 0;
  const work = async () => {
    while (made < count) {
      const one = cases[made++ % cases.length] as Case;
      const plain = malformedRequest(one, random);
      // Half of them come from somebody who is logged in, on pages of this site.
      const isKnown = random() < 0.5 && !LOGS_OUT.includes(one.key);
      const known: Record<string, string> =
        calls[one.key].needs === "role" ? { cookie, origin: url } : { authorization: token };
      const sent = isKnown ? { ...plain, headers: { ...known, ...plain.headers } } : plain;
      const status = await send(url, agent, sent);
      const group = status === null ? "no answer" : `${Math.floor(status / 100)}xx`;
      statuses.set(group, (statuses.get(group) ?? 0) + 1);
      if (status !== null && status >= 500)
        failed.push(`${status} ${sent.method} ${one.pattern} (${sent.kind}): ${sent.body.toString("latin1", 0, 100)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  agent.destroy();
  const isAlive = (await fetch(`${url}/ready`)).status === 200;
  for (const line of failed.slice(0, SHOWN)) console.log(line);
  console.table(Object.fromEntries([...statuses].sort().map(([group, requests]) => [group, { requests }])));
  console.log(`${failed.length} of ${count} answered with 5xx; the server is ${isAlive ? "ready" : "NOT ready"}`);
  return failed.length === 0 && isAlive;
}

for (const name of values.database as DatabaseName[]) {
  await withDatabase(
    name,
    async ({ database, commits }) => {
      const now = new Date();
      const content = await shippedContent();
      await publishContent(database, content, now);
      const row = accountRow("somebody@example.com");
      await database.insertInto("account").values(row).execute();
      const { token } = await createSession(database, row.id, now);
      const staff = await commits.write((transaction) => addStaff(transaction, "admin", { now }));
      return { cases: casesOf(content, row.user_id), token, cookie: `keepwell-staff=${staff}` };
    },
    async (environment, { cases, ...credentials }) => {
      console.log(`\n${name}: ${count} malformed requests to ${cases.length} calls, seed ${values.seed}`);
      const server = await startProgram({ file: KEEPWELL, environment: { ...environment, LOG_LEVEL: "fatal" } });
      if (!(await attack(server.url, cases, credentials))) process.exitCode = 1;
      await server.stop();
    },
  );
}
