import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import accepts from "@fastify/accepts";
import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtFiles } from "../../server/pages/built-files.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Files of a build of our own, in a folder that a test may change. */
async function ownBuild() {
  const folder = mkdtempSync(join(tmpdir(), "keepwell-build-"));
  const assets = join(folder, "assets");
  mkdirSync(assets);
  const app = fastify({ routerOptions: { maxParamLength: 256 } });
  await app.register(accepts);
  builtFiles(app, folder);
  const get = (url: string, headers = {}) => app.inject({ url, headers });
  return { folder, assets, get, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}

test("each file of the build goes out as the browser reads it, to be kept for good", async () => {
  const names = readdirSync("dist/assets").filter((name) => !/\.(br|gz)$/.test(name));
  expect(names.length).toBeGreaterThan(100);
  for (const name of names) {
    const own = readFileSync(join("dist/assets", name));
    const url = `/assets/${name}`;
    for (const [accepted, unpack] of [
      ["gzip, br", brotliDecompressSync],
      ["gzip", gunzipSync],
      ["identity", (bytes: Buffer) => bytes],
    ] as const) {
      const { headers, rawPayload } = await server.app.inject({ url, headers: { "accept-encoding": accepted } });
      expect(headers).toMatchObject({
        "cache-control": "public, max-age=31536000, immutable",
        "content-length": `${rawPayload.length}`,
        vary: "accept-encoding",
      });
      const isPacked = headers["content-encoding"] !== undefined;
      expect((isPacked ? unpack(rawPayload) : rawPayload).equals(own), `${name} ${accepted}`).toBe(true);
    }
    const { headers } = await server.app.inject({ url });
    const again = await server.app.inject({ url, headers: { "if-none-match": `${headers.etag}` } });
    expect(again.statusCode).toBe(304);
    const head = await server.app.inject({ url, method: "HEAD" });
    expect([head.statusCode, head.body, head.headers["content-length"]]).toEqual([200, "", `${own.length}`]);
  }
});

test("a file is read once, and one that comes with a later build is found", async () => {
  using build = await ownBuild();
  const { assets, get } = build;
  expect((await get("/assets/page-1.js")).statusCode).toBe(404);
  writeFileSync(join(assets, "page-1.js"), "first");
  writeFileSync(join(assets, "page-1.js.br"), brotliCompressSync("first"));
  writeFileSync(join(assets, "page-1.js.gz"), gzipSync("first"));
  expect((await get("/assets/page-1.js")).body).toBe("first");
  // Whoever has the page of the build before still gets what belongs to it.
  rmSync(assets, { recursive: true });
  const packed = await get("/assets/page-1.js", { "accept-encoding": "br" });
  expect(`${brotliDecompressSync(packed.rawPayload)}`).toBe("first");
});

test("no other file can be reached, and a name that is none is not found", async () => {
  using build = await ownBuild();
  writeFileSync(join(build.folder, "secret.js"), "secret");
  for (const name of [
    "../secret.js",
    "..%2fsecret.js",
    "%2e%2e%2fsecret.js",
    "..\\secret.js",
    "..%5csecret.js",
    "./../secret.js",
    "secret.js%00.js",
    "%00.js",
    `${"a".repeat(99)}.js`,
    `${"a".repeat(253)}.js`,
    `${"a".repeat(3000)}.js`,
    "page-1.js.br",
    "page-1.txt",
    ".js",
    "..js",
    "",
  ]) {
    const { statusCode, body } = await build.get(`/assets/${name}`);
    expect([name, [404, 414]]).toEqual([name, expect.arrayContaining([statusCode])]);
    expect(body).not.toBe("secret");
  }
});
