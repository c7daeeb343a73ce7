import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cutStalledReaders } from "../../server/http/stalled-readers.ts";
import { startTestServer } from "../support/test-server.ts";

const LIMIT_MS = 600;
/** More than the sockets of both sides hold. */
const LARGE = "x".repeat(40_000_000);

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = Fastify();
  cutStalledReaders(app, LIMIT_MS);
  app.get("/large", () => LARGE);
  app.get("/small", () => "small");
  app.get("/late", () => setTimeout(3 * LIMIT_MS, "late"));
  app.get("/in-parts", (_request, reply) => reply.send(Readable.from(parts())));
  port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => app.close());

async function* parts() {
  yield "first, ";
  await setTimeout(3 * LIMIT_MS);
  yield "second";
}

type Asked = { readonly socket: Socket; readonly bytes: () => number; readonly closed: Promise<number> };

/** Sends a request, reads what comes unless it is paused, and notes after how many ms the connection was closed. */
function ask(...paths: string[]): Asked {
  const socket = connect(port, "127.0.0.1");
  const started = performance.now();
  let bytes = 0;
  socket.on("data", (chunk) => (bytes += chunk.length));
  socket.on("error", () => undefined);
  const closed = new Promise<number>((resolve) => socket.on("close", () => resolve(performance.now() - started)));
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(""));
  return { socket, bytes: () => bytes, closed };
}

const connections = () => new Promise<number>((done) => app.server.getConnections((_, count) => done(count)));

test("who does not read a reply is cut off", async () => {
  const { socket, bytes, closed } = ask("/large");
  socket.pause();
  await expect.poll(connections).toBe(1);
  // Whoever reads again too early is not cut off, and on a busy machine that takes longer than the limit.
  await expect.poll(connections).toBe(0);
  socket.resume();
  await closed;
  expect(bytes()).toBeLessThan(LARGE.length);
});

test("who reads slowly is not, however long it takes", async () => {
  const { socket, bytes } = ask("/large");
  const step = LIMIT_MS / 3;
  for (let turn = 0; turn < 12; turn++) {
    socket.pause();
    await setTimeout(step);
    socket.resume();
    await setTimeout(5);
  }
  await expect.poll(bytes).toBeGreaterThan(LARGE.length);
  socket.destroy();
});

test("nor is who waits for a slow handler, for the rest of a reply, or behind another request", async () => {
  const replies = ["/late", "/in-parts"].map(async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).text());
  expect(await Promise.all(replies)).toEqual(["late", "first, second"]);
  const { socket, bytes, closed } = ask("/small", "/late");
  await setTimeout(5 * LIMIT_MS);
  const both = bytes();
  expect(both).toBeGreaterThan(2 * "HTTP/1.1 200 OK".length + "smalllate".length);
  socket.write("GET /small HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  await closed;
  expect(bytes()).toBeGreaterThan(both);
});

test("the whole server has this rule", async () => {
  const server = await startTestServer();
  const { port: own } = new URL(await server.app.listen({ port: 0, host: "127.0.0.1" }));
  const accepted: Socket[] = [];
  server.app.server.on("connection", (socket) => accepted.push(socket));
  const reader = connect(Number(own), "127.0.0.1").pause();
  // More than the sockets of both sides hold.
  reader.write("GET /docs/static/swagger-ui-bundle.js HTTP/1.1\r\nHost: x\r\n\r\n".repeat(20));
  await expect.poll(() => accepted[0]?.timeout).toBe(30_000);
  reader.destroy();
  await server.close();
});
