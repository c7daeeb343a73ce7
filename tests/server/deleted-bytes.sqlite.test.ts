import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { registration, startTestServer } from "../support/test-server.ts";

test("after a deletion no byte of the address or the id is left in the files", async () => {
  const server = await startTestServer();
  const email = "a-very-rare-address@example.com";
  for (let index = 0; index < 40; index++) await server.newPerson(`neighbor-${index}@example.com`);
  await server.post("/register", registration(email));
  const { userID, token } = (await server.post("/login", { email })).body as { userID: string; token: string };
  for (let index = 40; index < 80; index++) await server.newPerson(`neighbor-${index}@example.com`);
  const stored = () =>
    Buffer.concat(readdirSync(server.dataDir).map((name) => readFileSync(join(server.dataDir, name))));
  for (const secret of [email, userID]) expect(stored().includes(secret)).toBe(true);
  expect((await server.post("/api/account/delete", {}, { authorization: token })).status).toBe(200);
  for (const secret of [email, userID]) expect(stored().includes(secret)).toBe(false);
  expect(stored().includes("neighbor-79@example.com")).toBe(true);
  await server.close();
});
