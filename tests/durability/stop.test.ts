import { Agent, get } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { STOPPING } from "../../server/shutdown.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

const CLIENTS = 32;
/** What a busy machine may take to end a process and to tell of it, in milliseconds. */
const MARGIN = 20_000;

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer(() => ({ LOG_LEVEL: "error" }));
});
afterAll(() => server?.stop());

/** One call over a kept connection: its status, what broke it, or that nobody listens any more. */
function call(agent: Agent, path: string): Promise<number | string> {
  return new Promise((resolve) => {
    const asking = get(`${server.url}${path}`, { agent }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.complete ? (response.statusCode ?? 0) : "half a reply"));
      response.once("error", () => resolve("half a reply"));
    });
    asking.on("error", (error: NodeJS.ErrnoException) => resolve(`${error.code}`));
  });
}

test("told to stop under load, it breaks no reply and is gone within the time it allows itself", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const outcomes = new Map<number | string, number>();
  const client = async (path: string) => {
    for (let last: number | string = 200; last !== "ECONNREFUSED"; ) {
      last = await call(agent, path);
      outcomes.set(last, (outcomes.get(last) ?? 0) + 1);
    }
  };
  // Connections that are merely open: one that never asked anything, one in the middle of a request.
  const open = [connect(Number(new URL(server.url).port)), connect(Number(new URL(server.url).port))];
  for (const socket of open) socket.on("error", () => undefined);
  open[1]?.write("POST /login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{");
  const clients = Promise.all(
    Array.from({ length: CLIENTS }, (_, index) => client(index % 2 ? "/ready" : "/content/domains.json")),
  );
  await expect.poll(() => outcomes.get(200) ?? 0).toBeGreaterThan(500);
  const told = performance.now();
  expect(await server.end("SIGTERM")).toEqual({ code: 0 });
  // It ends by itself (0), or the last resort ends it (1).
  expect(performance.now() - told).toBeLessThan(STOPPING.most + MARGIN);
  await clients;
  expect(Object.fromEntries(outcomes)).toEqual({ 200: expect.any(Number), ECONNREFUSED: CLIENTS });
  for (const socket of open) socket.destroy();
});
