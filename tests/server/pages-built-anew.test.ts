import { expect, onTestFinished, test } from "vitest";
import { type BuiltPages, builtPages, serveDrawn } from "../support/built-pages.ts";
import { shippedContent } from "../support/test-server.ts";

async function serve(pages: BuiltPages) {
  const app = await serveDrawn(pages, { current: await shippedContent() });
  onTestFinished(() => app.close());
  return (url: string) => app.inject({ url, headers: { accept: "text/html" } });
}

test("home and the questionnaires are of the newest build, though the server began with another", async () => {
  const pages = builtPages();
  pages.build("the first build");
  const visit = await serve(pages);
  const [domain] = (await shippedContent()).catalogue.domains;
  const addresses = ["/", `${domain?.routes.questionnaire}`];
  for (const url of addresses) expect((await visit(url)).body).toContain("the first build");
  pages.build(
    "the next",
    'export const renderPage = async () => ({ html: "anew", title: "-", withoutScript: null, module: null, guestsGoTo: null, earlyCall: null, earlyWords: null });',
  );
  for (const url of addresses) expect((await visit(url)).body).toContain("the next");
  expect((await visit("/")).body).toContain('<div id="root">anew</div>');
});

test("pages that are being built are never an error of the server, and drawn once they are built", async () => {
  const pages = builtPages();
  const visit = await serve(pages);
  expect((await visit("/")).statusCode).toBe(404);
  pages.build("half a build", "export const renderPage = ");
  expect(await visit("/")).toMatchObject({ statusCode: 200, body: expect.stringContaining("half a build") });
  pages.build("a whole build");
  expect((await visit("/")).body).toContain('<div id="root">drawn</div>');
  pages.remove("index.html");
  expect((await visit("/")).statusCode).toBe(404);
});
