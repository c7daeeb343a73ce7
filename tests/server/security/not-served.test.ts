import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What each reply of the server would hold if it gave one of the project's own files. */
const OF_FILES = /\[core\]|ref: refs|"lockfileVersion"|"scripts"|startServer|DATABASE_URL|FROM node/;

test.each([
  "/.git/HEAD",
  "/.git/config",
  "/.gitignore",
  "/.npmrc",
  "/package.json",
  "/package-lock.json",
  "/server/main.ts",
  "/server/deploy/Dockerfile",
  "/scoring-rules/stress.json",
  "/data/keepwell.db",
  "/data/event.key",
  "/.vite/manifest.json",
  "/renderer/pages.js",
  "/node_modules/fastify/package.json",
])("%s is no file for anybody", async (url) => {
  for (const accept of ["application/json", "text/html"]) {
    const { statusCode, body, headers } = await server.app.inject({ url, headers: { accept } });
    // A browser gets the document of every page, which then says that there is no such page.
    if (statusCode !== 404)
      expect([accept, headers["content-type"]]).toEqual(["text/html", "text/html; charset=utf-8"]);
    expect(body).not.toMatch(OF_FILES);
  }
});

test("no folder is listed", async () => {
  const names = readdirSync("dist/assets");
  expect(names.length).toBeGreaterThan(10);
  const home = await server.app.inject({ url: "/", headers: { accept: "text/html" } });
  const own = readFileSync("dist/index.html", "utf8") + home.body;
  for (const url of ["/assets", "/assets/", "/icons/", "/renderer/", "/docs/static/", "/content/"]) {
    for (const accept of ["*/*", "text/html"]) {
      const { body } = await server.app.inject({ url, headers: { accept } });
      const listed = names.filter((name) => body.includes(name) && !own.includes(name));
      expect(listed, `${url} ${accept}`).toEqual([]);
    }
  }
});
