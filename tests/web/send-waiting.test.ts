import { beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
const posted: { url: string; body: unknown; key: string | undefined }[] = [];
let reply: () => Promise<Response>;

// Modules read the browser when they are loaded, so it stands before them.
vi.stubGlobal("window", {
  localStorage: new Proxy(
    {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
    { ownKeys: () => [...stored.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
  ),
  location: { pathname: "/evaluations" },
});
vi.stubGlobal("navigator", { onLine: true, languages: ["en"] });
vi.stubGlobal("fetch", (url: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
  posted.push({ url, body: JSON.parse(body), key: headers["idempotency-key"] });
  return reply();
});

const { completedTests } = await import("../../src/browser/completed-tests.ts");
const { readDraft, writeDraft } = await import("../../src/answers/drafts.ts");
const { sendingKey } = await import("../../src/answers/sending-key.ts");
const { endWaiting, isWaiting, markWaiting, waitingOf } = await import("../../src/answers/waiting.ts");
const { allowResending } = await import("../../src/answers/resending.ts");
const { sendWaiting } = await import("../../src/answers/send-waiting.ts");
const { offeredScaleOf } = await import("#core/shared/offered-scale.ts");
const { ENGLISH } = await import("../../src/ui/language/language.ts");
const { standaloneScaleMessages } = await import("../../src/ui/messages.ts");
const { currentNotice, dismissNotice } = await import("../../src/ui/notices.ts");

const offered = offeredScaleOf({ id: "fresh-air", title: "Fresh air", about: "About." });
/** The message shown, in words. */
const told = () => {
  const notice = currentNotice();
  return notice && { ...notice, text: notice.text(ENGLISH), cause: notice.cause?.(ENGLISH) };
};
const answers = { one: "Yes" };
const arrives = async () => Response.json({ score: 1 });

/** Answers of a person that wait. */
function leaveWaiting(userId: string): string {
  const key = sendingKey(userId, "fresh-air", answers);
  markWaiting(userId, "fresh-air", { order: ["one"], contentHash: "hash" });
  writeDraft(userId, "fresh-air", { page: 0, answers, contentHash: "hash" });
  return key;
}

beforeEach(() => {
  stored.clear();
  posted.length = 0;
  reply = arrives;
  dismissNotice();
  allowResending(true);
  stored.set("userID", "me");
});

test("what waits is sent once under its key, then told and forgotten", async () => {
  const key = leaveWaiting("me");
  await Promise.all([sendWaiting([offered], "itself"), sendWaiting([offered], "person")]);
  expect(posted).toEqual([{ url: "/api/scales/fresh-air", body: { userId: "me", answers }, key }]);
  expect(completedTests("me")).toHaveProperty([offered.category, "completedAt"]);
  expect(waitingOf("me")).toEqual([]);
  expect(readDraft("me", "fresh-air")).toBeNull();
  expect(told()).toMatchObject({ kind: "success", text: standaloneScaleMessages(ENGLISH).submitted });
  expect(told()?.cause).toContain("Fresh air");
});

test("nothing goes out in another name, nor where sending again is not safe, unless asked", async () => {
  leaveWaiting("somebody");
  await sendWaiting([offered], "itself");
  expect(posted).toEqual([]);
  leaveWaiting("me");
  allowResending(undefined);
  await sendWaiting([offered], "itself");
  expect(posted).toEqual([]);
  await sendWaiting([offered], "person");
  expect(posted.map(({ body }) => body)).toEqual([{ userId: "me", answers }]);
  expect(waitingOf("somebody")).toHaveLength(1);
});

test.each([
  ["a lost connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a gateway that is down", async () => new Response("<html>", { status: 502 })],
  ["a page in between that is no reply", async () => new Response("<html>")],
  ["a server that cannot store now", async () => Response.json({ error: "Later." }, { status: 503 })],
])("%s leaves it waiting, and only a person who asked is told", async (_, failing) => {
  leaveWaiting("me");
  reply = failing;
  await sendWaiting([offered], "itself");
  expect(told()).toBeNull();
  await sendWaiting([offered], "person");
  expect(told()).toMatchObject({ kind: "failure", text: standaloneScaleMessages(ENGLISH).network });
  expect(isWaiting("me", "fresh-air")).toBe(true);
});

test("a refusal makes it a draft again, and leads the person to it", async () => {
  leaveWaiting("me");
  reply = async () => Response.json({ error: "One answer is missing.", code: "X" }, { status: 400 });
  await sendWaiting([offered], "itself");
  expect(isWaiting("me", "fresh-air")).toBe(false);
  expect(readDraft("me", "fresh-air")).not.toBeNull();
  expect(told()).toMatchObject({ kind: "failure", link: { to: offered.routes.questionnaire } });
  expect(told()?.cause).toContain("One answer is missing.");
});

test("answers changed while they are under way stay as a draft", async () => {
  leaveWaiting("me");
  reply = async () => {
    endWaiting("me", "fresh-air");
    return arrives();
  };
  await sendWaiting([offered], "itself");
  expect(completedTests("me")).toHaveProperty([offered.category]);
  expect(readDraft("me", "fresh-air")).not.toBeNull();
});

test("who logged out meanwhile is told nothing", async () => {
  leaveWaiting("me");
  reply = async () => {
    stored.set("userID", "you");
    return arrives();
  };
  await sendWaiting([offered], "itself");
  expect(told()).toBeNull();
});
