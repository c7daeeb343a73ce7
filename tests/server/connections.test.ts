import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { isLoopback, limitConnections } from "../../server/rate-limits/connections.ts";
import { RATE_LIMITS } from "../../server/rate-limits/numbers.ts";
import { startTestServer } from "../support/test-server.ts";

// Whoever holds connections open and says nothing holds nobody else up.

let opened: Socket[] = [];
let server: Server | undefined;
afterEach(() => {
  for (const socket of opened) socket.destroy();
  opened = [];
  server?.close();
});

async function open(port: number, host = "127.0.0.1"): Promise<Socket> {
  const socket = connect(port, host);
  socket.on("error", () => undefined);
  socket.resume();
  opened.push(socket);
  await once(socket, "connect").catch(() => undefined);
  return socket;
}
const stillOpen = () => opened.filter(({ closed }) => !closed).length;

async function listen(most: number, isExempt: (address: string) => boolean): Promise<number> {
  // Answers nothing until the connection ends.
  server = createServer((_request, reply) => void reply.flushHeaders());
  limitConnections(server, most, isExempt);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

test("of silent connections the oldest makes room for the next", async () => {
  const port = await listen(5, () => false);
  for (let turn = 0; turn < 12; turn++) await open(port);
  await wait(100);
  expect(stillOpen()).toBe(5);
  expect(opened.at(-1)?.closed).toBe(false);
  opened.at(-1)?.destroy();
  await wait(100);
  await open(port);
  await wait(100);
  expect(stillOpen()).toBe(5);
});

test("one on which a request is answered stays, and the further one goes where all are", async () => {
  const port = await listen(3, () => false);
  for (let turn = 0; turn < 3; turn++) (await open(port)).write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await wait(100);
  const further = await open(port);
  await wait(100);
  expect([stillOpen(), further.closed]).toEqual([3, true]);
});

test("a trusted proxy and the machine itself may have any number", async () => {
  const port = await listen(2, isLoopback);
  for (let turn = 0; turn < 20; turn++) await open(port);
  await wait(100);
  expect(stillOpen()).toBe(20);
  expect(["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1", "10.0.0.1", "::2", "none"].map(isLoopback)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

const own = Object.values(networkInterfaces())
  .flat()
  .find((one) => one && !one.internal && one.family === "IPv4")?.address;

test.skipIf(own === undefined).each<false | string>([false, `${own}`])(
  "the server keeps to two hundred of an address (trusted: %s)",
  async (trustProxy) => {
    const { app, close } = await startTestServer({ rateLimits: RATE_LIMITS, trustProxy });
    const port = Number(new URL(await app.listen({ host: `${own}`, port: 0 })).port);
    for (let turn = 0; turn < 250; turn++) await open(port, own);
    await wait(300);
    expect(stillOpen()).toBe(trustProxy === false ? 200 : 250);
    expect((await fetch(`http://${own}:${port}/health`)).status).toBe(200);
    for (const socket of opened) socket.destroy();
    await close();
  },
);
