import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Files that the document of a page asks a browser to fetch at once, by what they are fetched as. */
async function linkedBy(path: string): Promise<readonly { readonly url: string; readonly how: string }[]> {
  const { headers } = await server.app.inject({ url: path, headers: { accept: "text/html" } });
  return `${headers["link"] ?? ""}`
    .split(", ")
    .filter(Boolean)
    .map((link) => ({ url: /<(.*)>/.exec(link)?.[1] ?? "", how: link.slice(link.indexOf(";") + 2) }));
}

test("the document of each questionnaire names its code, its styles and its words, and each is there", async () => {
  for (const { routes, survey } of server.content.catalogue.domains) {
    const links = await linkedBy(routes.questionnaire);
    const urls = links.map(({ url }) => url);
    expect(urls).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\/assets\/survey-[\w-]+\.js$/),
        expect.stringMatching(/^\/assets\/questionnaire-page-[\w-]+\.js$/),
        expect.stringMatching(/^\/assets\/questionnaire-page-[\w-]+\.css$/),
        `/content/surveys/${survey}.json`,
        `/content/scales/${survey}.json`,
      ]),
    );
    for (const { url, how } of links) {
      expect((await server.app.inject(url)).statusCode, url).toBe(200);
      const wanted = url.endsWith(".js") ? "rel=modulepreload" : url.endsWith(".css") ? "as=style" : "as=fetch";
      expect(how, url).toContain(wanted);
    }
  }
});

test("what the document links itself is not named again", async () => {
  const [domain] = server.content.catalogue.domains;
  const { body } = await server.app.inject({
    url: domain?.routes.questionnaire ?? "",
    headers: { accept: "text/html" },
  });
  for (const { url } of await linkedBy(domain?.routes.questionnaire ?? "")) expect(body).not.toContain(url);
});

test("so do all other pages that are rendered ahead", async () => {
  const [domain] = server.content.catalogue.domains;
  const pages = [
    ["/login", "log-in-page"],
    ["/about", "log-in-page"],
    ["/register", "register-page"],
    ["/evaluations", "hub-page"],
    [`${domain?.routes.intro}`, "intro-page"],
    [`${domain?.routes.score}`, "score-page"],
    ["/contact", "contact-page"],
    ["/about4", "coach-page"],
  ] as const;
  const linked = new Set<string>();
  for (const [path, page] of pages) {
    const links = await linkedBy(path);
    expect(
      links.some(({ url }) => url.startsWith(`/assets/${page}-`) && url.endsWith(".js")),
      path,
    ).toBe(true);
    for (const { url } of links) linked.add(url);
  }
  for (const url of linked) expect((await server.app.inject({ method: "HEAD", url })).statusCode, url).toBe(200);
});

test("other pages name nothing more", async () => {
  for (const path of ["/staff", "/logout", "/nowhere"]) expect(await linkedBy(path), path).toEqual([]);
});
