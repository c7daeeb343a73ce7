import { afterAll, beforeAll, expect, test } from "vitest";
import { sheetsOf } from "../../server/pages/build-manifest.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const visit = async (path: string): Promise<string> =>
  (await server.app.inject({ url: path, headers: { accept: "text/html" } })).body;

/** The links that the document of a page keeps for after its first paint. */
async function linkedBy(path: string): Promise<readonly { readonly url: string; readonly link: string }[]> {
  const [, template = ""] = /<template id="later">(.*?)<\/template>/s.exec(await visit(path)) ?? [];
  return [...template.matchAll(/<link [^>]*href="([^"]*)"[^>]*>/g)].map(([link, url = ""]) => ({ url, link }));
}

/** A sheet that the document holds is named only so that it is not loaded again. */
const isLoaded = ({ link }: { readonly link: string }) => !link.startsWith("<link disabled ");

test("the document of each questionnaire names its code, its styles and its words, and each is there", async () => {
  for (const { routes, survey } of server.content.catalogue.domains) {
    const links = await linkedBy(routes.questionnaire);
    const urls = links.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\/assets\/survey-[\w-]+\.js$/),
        expect.stringMatching(/^\/assets\/questionnaire-page-[\w-]+\.js$/),
        expect.stringMatching(/^\/assets\/questionnaire-page-[\w-]+\.css$/),
        `/content/surveys/${survey}.json`,
        `/content/scales/${survey}.json`,
      ]),
    );
    for (const { url, link } of links.filter(isLoaded)) {
      expect((await server.app.inject(url)).statusCode, url).toBe(200);
      const wanted = url.endsWith(".js") ? 'rel="modulepreload"' : url.endsWith(".css") ? 'as="style"' : 'as="fetch"';
      expect(link, url).toContain(wanted);
    }
  }
});

test("so does that of all other pages that are rendered ahead, and the words of the site", async () => {
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
    expect(links.map(({ url }) => url)).toContain("/content/site.json");
    for (const { url } of links.filter(isLoaded)) linked.add(url);
  }
  for (const url of linked) expect((await server.app.inject({ method: "HEAD", url })).statusCode, url).toBe(200);
});

test("before the first paint a document asks for its script and the largest file of it alone", async () => {
  const [head = "", template = ""] = (await visit("/")).split('<template id="later">');
  const asked = [...head.matchAll(/<(?:script|link)[^>]* (?:src|href)="(\/assets\/[^"]*\.(?:js|css))"/g)].map(
    ([, url]) => `${url}`,
  );
  expect(asked).toEqual([
    expect.stringMatching(/^\/assets\/index-[\w-]+\.js$/),
    expect.stringMatching(/^\/assets\/react-[\w-]+\.js$/),
  ]);
  expect(head).not.toContain('as="fetch"');
  expect(template).toMatch(/"modulepreload"[^>]*\/assets\/frame-[\w-]+\.js"/);
});

test("what the document holds or links itself is not loaded again", async () => {
  const [domain] = server.content.catalogue.domains;
  for (const path of ["/", "/evaluations", domain?.routes.questionnaire ?? "", domain?.routes.score ?? ""]) {
    const body = await visit(path);
    const links = await linkedBy(path);
    for (const { url } of links) expect(body.split(`"${url}"`), url).toHaveLength(2);
    const [, inline = ""] = /<template id="later">.*<style>(.*?)<\/style><\/template>/s.exec(body) ?? [];
    for (const { url, link } of links.filter((one) => one.url.endsWith(".css"))) {
      const { body: sheet } = await server.app.inject(url);
      expect(inline.includes(sheet.trim()), link).toBe(!isLoaded({ link }));
    }
  }
});

test("the sheets of what a page imports come before its own, in the order of the imports", () => {
  const manifest = {
    page: { file: "page.js", imports: ["form", "table"], css: ["page.css"] },
    form: { file: "form.js", imports: ["shared"], css: ["form.css"] },
    table: { file: "table.js", imports: ["shared", "form"], css: ["table.css"] },
    shared: { file: "shared.js", css: ["shared.css"] },
  };
  expect(sheetsOf(manifest, "page")).toEqual(["shared.css", "form.css", "table.css", "page.css"]);
});

test("a page that the script renders names nothing, and one that does not exist no code of a page", async () => {
  for (const path of ["/staff", "/logout"]) expect(await linkedBy(path), path).toEqual([]);
  const links = await linkedBy("/nowhere");
  expect(links.filter(({ url }) => /-page-[\w-]+\.js$/.test(url))).toEqual([]);
});

test("the page of a result names its scale, and that of all scores the scales of all areas", async () => {
  for (const { routes, survey } of server.content.catalogue.domains) {
    expect((await linkedBy(routes.score)).map(({ url }) => url)).toContain(`/content/scales/${survey}.json`);
  }
  expect((await linkedBy("/about2")).map(({ url }) => url)).toContain("/content/area-scales.json");
  const { statusCode, body } = await server.app.inject("/content/area-scales.json");
  expect(statusCode).toBe(200);
  expect(Object.keys(JSON.parse(body))).toEqual(server.content.catalogue.domains.map(({ survey }) => survey));
});

test("the documents of a result and of all scores name a call to make at once, that of the hub one for who has results", async () => {
  const [domain] = server.content.catalogue.domains;
  for (const path of [`${domain?.routes.score}`, "/about2", "/scores"])
    expect(await visit(path), path).toMatch(/<html [^>]*data-early-call="/);
  const hub = await visit("/evaluations");
  expect(hub).toMatch(/<html [^>]*data-early-call-of-results="/);
  expect(hub).not.toContain('data-early-call="');
});
