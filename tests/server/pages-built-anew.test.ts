import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyInstance } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { drawnRoutes } from "../../server/drawn-routes.ts";
import { type BuiltPages, builtPages } from "../support/built-pages.ts";
import { shippedContent } from "../support/test-server.ts";

/** The routes of drawn pages over a client that a test builds. */
async function serve({ dist }: BuiltPages): Promise<FastifyInstance> {
  const content = { current: await shippedContent() };
  const app = Fastify();
  await app.register(fastifyStatic, { root: dist, index: false });
  await app.register(drawnRoutes, { dist, content, hasMyData: true, linksOf: async () => undefined });
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
  pages.build("the next", 'export const renderHome = async () => ({ html: "anew", title: "-", withoutScript: null });');
  for (const url of addresses) expect((await app.inject(url)).body).toContain("the next");
  expect((await app.inject("/")).body).toContain('<div id="root">anew</div>');
});

test("pages that are being built are never a fault of the server, and drawn once they are built", async () => {
  const pages = builtPages();
  const app = await serve(pages);
  expect((await app.inject("/")).statusCode).toBe(404);
  pages.build("half a build", "export const renderHome = ");
  expect(await app.inject("/")).toMatchObject({ statusCode: 200, body: expect.stringContaining("half a build") });
  pages.build("a whole build");
  expect((await app.inject("/")).body).toContain('<div id="root">drawn</div>');
  pages.remove("index.html");
  expect((await app.inject("/")).statusCode).toBe(404);
});
