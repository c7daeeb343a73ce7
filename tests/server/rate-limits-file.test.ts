import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "../../server/config.ts";
import { RATE_LIMITS } from "../../server/rate-limits/numbers.ts";
import { startTestServer } from "../support/test-server.ts";

const folder = mkdtempSync(join(tmpdir(), "keepwell-limits-"));
const file = join(folder, "limits.json");
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const read = (text: string) => {
  writeFileSync(file, text);
  return readConfig({ RATE_LIMITS: file }).rateLimits;
};

test("a file sets the limits it names, and the others stay as shipped", async () => {
  expect(readConfig({}).rateLimits).toEqual(RATE_LIMITS);
  const rateLimits = read('{"chat": {"count": 2, "seconds": 60}}');
  expect(rateLimits).toEqual({ ...RATE_LIMITS, chat: { count: 2, seconds: 60 } });
  const server = await startTestServer({ rateLimits });
  const ask = async () => (await server.post("/chat", { message: "How do I sleep better?" })).status;
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  await server.close();
});

test("off turns them off, and is warned of", async () => {
  const { rateLimits, warnings } = readConfig({ RATE_LIMITS: "off" });
  expect(rateLimits).toBeNull();
  expect(warnings).toMatchObject([{ code: "RATE_LIMITS_OFF", message: expect.stringMatching(/\.$/) }]);
  const server = await startTestServer({ rateLimits, warnings });
  const asked = Array.from({ length: 100 }, () => server.post("/chat", { message: "How do I sleep better?" }));
  expect((await Promise.all(asked)).every(({ status }) => status === 200)).toBe(true);
  expect((await server.get("/ready")).body).toMatchObject({ warnings: [{ code: "RATE_LIMITS_OFF" }] });
  await server.close();
});

test.each([
  ["", "it is not JSON"],
  ['{"chat": {"count": 2,}}', "it is not JSON"],
  ["[]", "the file must be object"],
  ['{"chatt": {"count": 2, "seconds": 60}}', "the file must not have chatt; the limits are wrongLogin"],
  ['{"chat": {"count": 0, "seconds": 60}}', "chat.count must be >= 1"],
  ['{"chat": {"count": 2.5, "seconds": 60}}', "chat.count must be integer"],
  ['{"chat": {"count": "2", "seconds": 60}}', "chat.count must be integer"],
  ['{"chat": {"count": 2}}', "chat must have required property 'seconds'"],
  ['{"chat": {"count": 2, "seconds": 1e9}}', "chat.seconds must be <= 604800"],
  ['{"chat": {"count": 2, "seconds": 60, "minutes": 1}}', "chat must not have minutes"],
  [
    '{"chat": {"count": 0, "seconds": 0}, "submit": 5}',
    "chat.count must be >= 1; chat.seconds must be >= 1; submit must",
  ],
])("%s keeps the server from starting: %s", (text, words) => {
  expect(() => read(text)).toThrow(`The configuration cannot be used: RATE_LIMITS is ${file}, and ${words}`);
});

test("a file that is not there keeps the server from starting", () => {
  expect(() => readConfig({ RATE_LIMITS: join(folder, "none.json") })).toThrow(
    "none.json, and this file cannot be read.",
  );
});
