import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const sent = async (url: string) => (await server.app.inject({ url, headers: { "accept-encoding": "br" } })).rawPayload;

test("what every page asks for has the numbers to call, and none of the phrases of danger", async () => {
  const { concerns, exit, referrals, ...numbers } = server.content.site.safety;
  const site = (await server.app.inject({ url: "/content/site.json" })).json();
  expect(site.safety).toEqual(numbers);
  expect((await server.app.inject({ url: "/content/danger.json" })).json()).toEqual({ concerns, exit });
  expect(referrals.length).toBeGreaterThan(0);
  const [everywhere, inChats] = [await sent("/content/site.json"), await sent("/content/danger.json")];
  expect(everywhere.length).toBeLessThan(inChats.length);
});

test("the document of a chat asks for the phrases beside the words of the site, and no other does", async () => {
  for (const [path, asks] of [
    ["/about5", true],
    ["/about3", true],
    ["/", false],
    ["/about4", false],
    ["/evaluations", false],
  ] as const) {
    const { body } = await server.app.inject({ url: path, headers: { accept: "text/html" } });
    expect(body, path).toContain("/content/site.json");
    expect(body.includes("/content/danger.json"), path).toBe(asks);
  }
});
