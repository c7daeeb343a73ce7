import { brotliDecompressSync, gunzipSync } from "node:zlib";
import accepts from "@fastify/accepts";
import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keptReplies } from "../../server/pages/kept-replies.ts";
import { shippedContent, startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("content goes out compressed as the browser reads it, and is not sent again while it is unchanged", async () => {
  const url = "/content/site.json";
  const plain = await server.app.inject({ url });
  expect(plain.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.json().brand).toEqual(server.content.site.brand);
  for (const [accepted, unpack] of [
    ["gzip, br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const small = await server.app.inject({ url, headers: { "accept-encoding": accepted } });
    expect(small.headers).toMatchObject({ vary: "accept-encoding", "cache-control": "no-cache" });
    expect(unpack(small.rawPayload).toString()).toBe(plain.body);
    // A proxy may have marked it as weak, and a browser may have more than one.
    for (const known of [small.headers.etag, `W/${small.headers.etag}`, `"other", W/${small.headers.etag}`]) {
      const headers = { "accept-encoding": accepted, "if-none-match": `${known}` };
      const again = await server.app.inject({ url, headers });
      expect([again.statusCode, again.body]).toEqual([304, ""]);
    }
    const other = { "accept-encoding": accepted, "if-none-match": '"other"' };
    expect((await server.app.inject({ url, headers: other })).statusCode).toBe(200);
  }
});

test("questions say which content they are of, also when they were asked for before", async () => {
  const url = "/content/surveys/stress.json";
  const { hash } = server.content.scales.get("stress") ?? {};
  for (const visit of [1, 2])
    expect((await server.app.inject({ url })).headers["keepwell-content"], `${visit}`).toBe(hash);
  expect((await server.app.inject({ url: "/content/surveys/nothing.json" })).statusCode).toBe(404);
});

test("a reply is made once for each content", async () => {
  const content = { current: await shippedContent() };
  const send = keptReplies(content);
  let made = 0;
  const app = fastify();
  await app.register(accepts);
  app.get("/:name", (request, reply) => {
    const { name } = request.params as { name: string };
    return send(request, reply, name, () => JSON.stringify([name, ++made]));
  });
  const visit = async (url: string, encoding = "identity") =>
    (await app.inject({ url, headers: { "accept-encoding": encoding } })).rawPayload;
  expect(`${await visit("/one")}`).toBe('["one",1]');
  expect(`${await visit("/one")}`).toBe('["one",1]');
  expect(`${brotliDecompressSync(await visit("/one", "br"))}`).toBe('["one",1]');
  expect(`${await visit("/other")}`).toBe('["other",2]');
  content.current = { ...content.current };
  expect(`${await visit("/one")}`).toBe('["one",3]');
});
