import { expect, test } from "vitest";
import { finderOf } from "../../server/guidance/find-entry.ts";
import { shippedContent, startTestServer } from "../support/test-server.ts";

test("the first question keeps nobody else waiting: other calls are answered while its search is built", async () => {
  // A copy is new content, of which nothing is built yet.
  const server = await startTestServer({}, { ...(await shippedContent()) });
  let isAnswered = false;
  const first = server.post("/chat", { message: "How can I sleep better?" }).finally(() => {
    isAnswered = true;
  });
  let others = 0;
  while (!isAnswered) {
    expect((await server.get("/health")).status).toBe(200);
    others++;
  }
  expect((await first).status).toBe(200);
  expect(others).toBeGreaterThan(100);
  await server.close();
});

test("content is read for the search once, whoever asks", async () => {
  const content = { ...(await shippedContent()) };
  expect(finderOf(content)).toBe(finderOf(content));
  expect(finderOf({ ...content })).not.toBe(finderOf(content));
});
