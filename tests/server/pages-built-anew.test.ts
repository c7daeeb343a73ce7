import { expect, onTestFinished, test } from "vitest";
import { type BuiltPages, builtPages, serveDrawn } from "../support/built-pages.ts";
import { shippedContent } from "../support/test-server.ts";

async function serve(pages: BuiltPages) {
  const app = await serveDrawn(pages, { current: await shippedContent() });
  onTestFinished(() => app.close());
  return app;
}

test("home and the questionnaires are of the newest build, though the server began with another", async () => {
  const pages = builtPages();
  pages.build("the first build");
  const app = await serve(pages);
  const [domain] = (await shippedContent()).catalogue.domains;
  const addresses = ["/", `${domain?.routes.questionnaire}`];
  for (const url of addresses) expect((await app.inject(url)).body).toContain("the first build");
  pages.build(
    "the next",
    'export const renderPage = async () => ({ html: "anew", title: "-", withoutScript: null, module: null });',
  );
  for (const url of addresses) expect((await app.inject(url)).body).toContain("the next");
  expect((await app.inject("/")).body).toContain('<div id="root">anew</div>');
});

test("pages that are being built are never a fault of the server, and drawn once they are built", async () => {
  const pages = builtPages();
  const app = await serve(pages);
  expect((await app.inject("/")).statusCode).toBe(404);
  pages.build("half a build", "export const renderPage = ");
  expect(await app.inject("/")).toMatchObject({ statusCode: 200, body: expect.stringContaining("half a build") });
  pages.build("a whole build");
  expect((await app.inject("/")).body).toContain('<div id="root">drawn</div>');
  pages.remove("index.html");
  expect((await app.inject("/")).statusCode).toBe(404);
});
