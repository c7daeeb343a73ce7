import { type AddressInfo, connect, createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { editedContent } from "../../support/edited-content.ts";
import { plainProxy } from "../../support/plain-proxy.ts";
import { startTestServer, type TestServer } from "../../support/test-server.ts";

// What stands before Keepwell may say nothing of it: a plain `proxy_pass` names Keepwell's own address as the host and
// adds no header, and a forwarded port changes nothing at all.

let server: TestServer;
let port: number;

const proxy = plainProxy(() => port);
const forward = createServer((socket) => {
  const inner = connect(port, "127.0.0.1");
  socket.pipe(inner).pipe(socket);
  for (const end of [socket, inner]) end.on("error", () => undefined);
});
const places = new Map<string, string>();

beforeAll(async () => {
  const { surveysDir, scoringRulesDir } = editedContent();
  server = await startTestServer({ surveysDir, scoringRulesDir });
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = server.app.server.address() as AddressInfo);
  places.set("the machine itself", `http://127.0.0.1:${port}`);
  for (const [name, listener] of [
    ["a plain proxy", proxy],
    ["a forwarded port", forward],
  ] as const) {
    await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
    places.set(name, `http://127.0.0.1:${(listener.address() as AddressInfo).port}`);
  }
});
afterAll(async () => {
  proxy.close();
  forward.close();
  await server.close();
});

test.each(["a plain proxy", "a forwarded port", "the machine itself"])("the studio is shut behind %s", async (name) => {
  const place = `${places.get(name)}`;
  expect((await fetch(`${place}/api/studio/state`)).status).toBe(401);
  const body = JSON.stringify({ survey: "{}", rule: "{}", from: "" });
  for (const origin of places.values()) {
    const headers = { "content-type": "application/json", origin };
    const published = await fetch(`${place}/api/studio/scales/stress/publish`, { method: "POST", body, headers });
    expect(published.status).toBe(401);
  }
});
