import { createServer, type Server } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ForwardingServer, startForwardingServer } from "../../support/forwarding-server.ts";
import { freePort } from "../../support/free-port.ts";
import {
  type Behaviour,
  json,
  type RecordingBackend,
  reply,
  startRecordingBackend,
} from "../../support/recording-backend.ts";

/** For what never ends; the others must not wait for any limit, not even on a busy machine. */
const SHORT_MS = 700;
const READ = "/view-scores/64f0c2a1b3d4e5f60718293a";
const JSON_TYPE = { "content-type": "application/json" };

let backend: RecordingBackend;
let elsewhere: RecordingBackend;
let server: ForwardingServer;
let hasty: ForwardingServer;
beforeAll(async () => {
  [backend, elsewhere] = await Promise.all([startRecordingBackend(), startRecordingBackend()]);
  server = await startForwardingServer(backend.url);
  hasty = await startForwardingServer(backend.url, { timeLimitMs: SHORT_MS });
});
afterAll(async () => {
  await server.close();
  await hasty.close();
  await backend.close();
  await elsewhere.close();
});
beforeEach(() => backend.reset());

const read = ({ url } = server) => fetch(url + READ);
const change = ({ url } = server) =>
  fetch(`${url}/chat`, { method: "POST", headers: JSON_TYPE, body: '{"message":"x"}' });

const HEAD = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n";
/** Writes this again and again, until nobody listens. */
const trickle =
  (head: string, drop: string, everyMs: number): Behaviour =>
  (socket) => {
    socket.write(head);
    const timer = setInterval(() => socket.write(drop), everyMs);
    socket.once("close", () => clearInterval(timer));
  };
const flood = (head: string, block: string): Behaviour => {
  return (socket) => {
    socket.write(head);
    const pour = () => {
      while (!socket.destroyed && socket.write(block));
      if (!socket.destroyed) socket.once("drain", pour);
    };
    pour();
  };
};
const BLOCK = " ".repeat(65_536);

type CallFailure = [name: string, status: number, code: string, behaviour: Behaviour, triesOfRead: number];
const failures: CallFailure[] = [
  ["a connection closed without a word", 502, "UPSTREAM_UNREACHABLE", (socket) => socket.end(), 2],
  ["a connection reset", 502, "UPSTREAM_UNREACHABLE", (socket) => socket.resetAndDestroy(), 2],
  [
    "a reply cut off in the middle",
    502,
    "UPSTREAM_UNREACHABLE",
    (socket) => socket.end(`${HEAD}content-length: 100\r\n\r\n{"score": 1`),
    2,
  ],
  [
    "a chunked reply cut off",
    502,
    "UPSTREAM_UNREACHABLE",
    (socket) => socket.end(`${HEAD}transfer-encoding: chunked\r\n\r\n5\r\n{"a":\r\n`),
    2,
  ],
  ["no answer at all", 504, "UPSTREAM_TIMEOUT", () => {}, 1],
  ["a length that is too great", 504, "UPSTREAM_TIMEOUT", reply(200, "{}", { "content-length": "99" }), 1],
  ["headers that trickle", 504, "UPSTREAM_TIMEOUT", trickle(HEAD, "x: 1\r\n", 20), 1],
  ["a body that trickles", 504, "UPSTREAM_TIMEOUT", trickle(`${HEAD}content-length: 9999\r\n\r\n`, " ", 20), 1],
  ["broken JSON", 502, "UPSTREAM_UNREADABLE", reply(200, '{"score": 1', JSON_TYPE), 1],
  ["a length that is too small", 502, "UPSTREAM_UNREADABLE", reply(200, '{"a":1}', { "content-length": "4" }), 1],
  ["no UTF-8", 502, "UPSTREAM_UNREADABLE", reply(200, Buffer.from('"\xff"', "latin1"), JSON_TYPE), 1],
  ["a page", 502, "UPSTREAM_UNREADABLE", reply(200, "<h1>Welcome</h1>", { "content-type": "text/html" }), 1],
  ["an empty body", 502, "UPSTREAM_UNREADABLE", reply(200, "", JSON_TYPE), 1],
  [
    "a packed body",
    502,
    "UPSTREAM_UNREADABLE",
    reply(200, "\x1f\x8b", { ...JSON_TYPE, "content-encoding": "gzip" }),
    1,
  ],
  ["50 MB announced", 502, "UPSTREAM_UNREADABLE", flood(`${HEAD}content-length: 52428800\r\n\r\n`, BLOCK), 1],
  [
    "an endless reply in chunks",
    502,
    "UPSTREAM_UNREADABLE",
    flood(`${HEAD}transfer-encoding: chunked\r\n\r\n`, `10000\r\n${BLOCK}\r\n`),
    1,
  ],
  ["headers without end", 502, "UPSTREAM_UNREADABLE", flood(HEAD, `x: ${"y".repeat(1000)}\r\n`), 1],
  ["something that is no HTTP", 502, "UPSTREAM_UNREADABLE", (socket) => socket.end("220 mail.example ESMTP\r\n"), 1],
  [
    "a chunk of no size",
    502,
    "UPSTREAM_UNREADABLE",
    (socket) => socket.write(`${HEAD}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n`),
    1,
  ],
  ...[301, 302, 303, 307, 308, 304].map((status): CallFailure => {
    // The address is known only once the other backend listens.
    const behaviour: Behaviour = (...of) => reply(status, "", { location: `${elsewhere.url}/stolen` })(...of);
    return [`a redirect with ${status}`, 502, "UPSTREAM_UNREADABLE", behaviour, 1];
  }),
];

test.each(failures)("%s: %i %s, for a read and a change, and the server stays well", async (...row) => {
  const [, status, code, behaviour, triesOfRead] = row;
  const asked = code === "UPSTREAM_TIMEOUT" ? hasty : server;
  backend.behave(behaviour);
  const started = performance.now();
  for (const answer of await Promise.all([read(asked), change(asked)])) {
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ code, error: expect.stringMatching(/\.$/) });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
  expect(performance.now() - started).toBeLessThan(20_000);
  const tries = (method: string) => backend.requests.filter((request) => request.method === method).length;
  expect([tries("GET"), tries("POST")]).toEqual([triesOfRead, 1]);
  backend.behave(json({ score: 1 }));
  for (const answer of await Promise.all([read(asked), change(asked)])) expect(answer.status).toBe(200);
  expect(elsewhere.requests).toHaveLength(0);
});

test("a backend that refuses connections, and one that comes back", async () => {
  const port = await freePort();
  const lonely = await startForwardingServer(`http://127.0.0.1:${port}`);
  const ask = () => fetch(lonely.url + READ);
  const refused = await ask();
  expect([refused.status, await refused.json()]).toMatchObject([502, { code: "UPSTREAM_UNREACHABLE" }]);
  expect((await fetch(`${lonely.url}/health`)).status).toBe(200);
  const late: Server = createServer((socket) => {
    socket.on("error", () => {}).once("data", () => socket.end(`${HEAD}content-length: 2\r\n\r\n{}`));
  });
  await new Promise<void>((resolve) => late.listen(port, "127.0.0.1", resolve));
  expect((await ask()).status).toBe(200);
  late.close();
  await lonely.close();
});

test("a backend whose name nobody knows", async () => {
  const unknown = await startForwardingServer("http://no-such-host.invalid", { timeLimitMs: SHORT_MS });
  const answer = await fetch(unknown.url + READ);
  expect([502, 504]).toContain(answer.status);
  await unknown.close();
});

test("a read whose first try was lost is answered by the second", async () => {
  let tries = 0;
  backend.behave((socket, request) => {
    tries++;
    if (tries === 1) socket.destroy();
    else json([{ forum: "Stress" }])(socket, request);
  });
  expect(await (await read()).json()).toEqual([{ forum: "Stress" }]);
  expect(tries).toBe(2);
});

test("a hundred calls that hang hold up neither pages nor, once they are over, other calls", async () => {
  backend.behave(() => {});
  const hanging = Promise.all(Array.from({ length: 100 }, () => read(hasty)));
  expect((await fetch(`${hasty.url}/health`)).status).toBe(200);
  expect((await hanging).every(({ status }) => status === 504)).toBe(true);
  backend.behave(json({}));
  expect((await change(hasty)).status).toBe(200);
});

test("calls share connections", async () => {
  const ports = new Set<number | undefined>();
  backend.behave((socket, request) => {
    ports.add(socket.remotePort);
    json({})(socket, request);
  });
  for (let turn = 0; turn < 10; turn++) await change();
  expect(ports.size).toBe(1);
});
