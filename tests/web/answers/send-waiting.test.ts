import "./browser.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { answersOf, type Unfinished } from "../../../src/answers/answer-set.ts";
import { stored } from "./browser.ts";

const posted: { url: string; body: unknown; headers: Record<string, string> }[] = [];
let reply: (signal: AbortSignal) => Promise<Response>;
vi.stubGlobal(
  "fetch",
  (url: string, { body, headers, signal }: { body: string; headers: Record<string, string>; signal: AbortSignal }) => {
    posted.push({ url, body: JSON.parse(body), headers });
    return reply(signal);
  },
);

const { completedTests } = await import("../../../src/browser/completed-tests.ts");
const { setsOf, tellLoaded } = await import("../../../src/answers/mirror.ts");
const { changeSets } = await import("../../../src/answers/store.ts");
const { removeUnfinished } = await import("../../../src/answers/remove-sets.ts");
const { begin, change, postpone, send } = await import("../../../src/answers/transitions.ts");
const { setServerAbilities } = await import("../../../src/answers/server-abilities.ts");
const { sendWaiting } = await import("../../../src/answers/send-waiting.ts");
const { offeredScaleOf } = await import("#core/shared/offered-scale.ts");
const { ENGLISH } = await import("../../../src/ui/language/language.ts");
const { standaloneScaleMessages } = await import("../../../src/ui/messages.ts");
const { currentNotice, dismissNotice } = await import("../../../src/ui/notices.ts");

const offered = offeredScaleOf({ id: "fresh-air", title: "Fresh air", about: "About." });
const ID = "0123456789abcdef0123456789abcdef";
const RESULT = { score: 1, meaning: "Fine", subscores: {}, submittedAt: "2026-01-02T03:04:05.000Z" };
const position = { page: 0, contentHash: "hash", progress: null };
/** The message shown, in words. */
const told = () => {
  const notice = currentNotice();
  return notice && { ...notice, text: notice.text(ENGLISH), cause: notice.cause?.(ENGLISH) };
};
const marked = (init: ResponseInit = {}) =>
  Response.json(RESULT, { ...init, headers: { "keepwell-submission": "stored" } });
const arrives = async () => marked();
const stateOf = (owner: string) => setsOf(owner).map(({ state }) => state);
const mine = () => setsOf("me")[0] as Unfinished;

/** Answers of a person that wait. */
async function leaveWaiting(owner: string): Promise<void> {
  const draft = change(begin(ID, owner, "fresh-air", position), { one: "Yes" }, position) as Unfinished;
  const submission = { answers: answersOf(draft), order: ["one"], contentHash: "hash", seq: draft.seq };
  const waiting = postpone(send(draft, submission), "connection");
  await changeSets({ owners: [owner] }, () => ({ puts: [waiting], result: undefined }));
}

beforeEach(async () => {
  tellLoaded();
  stored.clear();
  posted.length = 0;
  reply = arrives;
  dismissNotice();
  setServerAbilities({ resends: true, hasOwnStorage: true });
  stored.set("userID", "me");
  await changeSets({ owners: ["me", "somebody"] }, (all) => ({
    puts: [],
    deletes: all.map(({ id }) => id),
    result: 0,
  }));
});

test("what waits is sent once under its id, then told, with the result of the reply", async () => {
  await leaveWaiting("me");
  await Promise.all([sendWaiting([offered], "itself"), sendWaiting([offered], "person")]);
  expect(posted).toMatchObject([
    {
      url: "/api/scales/fresh-air",
      body: { userId: "me", answers: { one: "Yes" } },
      headers: { "idempotency-key": ID, "keepwell-revision": "1", "keepwell-content": "hash" },
    },
  ]);
  expect(mine()).toMatchObject({ state: "delivered", arrived: { reply: RESULT } });
  expect(told()).toMatchObject({ kind: "success", text: standaloneScaleMessages(ENGLISH).submitted });
  expect(told()?.cause).toContain("Fresh air");
});

test("the completion has the server's date, whatever this device's clock says", async () => {
  await leaveWaiting("me");
  await sendWaiting([offered], "itself");
  expect(completedTests("me")[offered.category]?.completedAt).toMatch(/^01\/02\/2026, /);
});

test("nothing goes out in another name, nor where sending again is not safe, unless asked", async () => {
  await leaveWaiting("somebody");
  await sendWaiting([offered], "itself");
  expect(posted).toEqual([]);
  await leaveWaiting("me");
  setServerAbilities({});
  await sendWaiting([offered], "itself");
  expect(posted).toEqual([]);
  await sendWaiting([offered], "person");
  expect(posted.map(({ body }) => body)).toEqual([{ userId: "me", answers: { one: "Yes" } }]);
});

test.each([
  ["a lost connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a gateway that is down", async () => new Response("<html>", { status: 502 })],
  ["a page in between that is no reply", async () => new Response("<html>")],
  ["a success in between that is not the server's", async () => Response.json({ ok: true })],
  ["an error in between that is not the server's", async () => new Response("<html>", { status: 403 })],
  ["a server that cannot store now", async () => Response.json({ error: "Later." }, { status: 503 })],
])("%s leaves it waiting, and only a person who asked is told", async (_, failing) => {
  await leaveWaiting("me");
  reply = failing;
  await sendWaiting([offered], "itself");
  expect(told()).toBeNull();
  await sendWaiting([offered], "person");
  expect(told()).toMatchObject({ kind: "failure", text: standaloneScaleMessages(ENGLISH).network });
  expect(stateOf("me")).toEqual(["waiting"]);
});

test("a server that says how long to wait is asked no sooner, unless a person asks", async () => {
  await leaveWaiting("me");
  reply = async () => Response.json({ error: "Tomorrow." }, { status: 429, headers: { "retry-after": "3600" } });
  const clock = vi.spyOn(performance, "now");
  const begin = performance.now();
  for (const [hours, asked] of [
    [0, 1],
    [0.9, 1],
    [1.1, 2],
  ] as const) {
    clock.mockReturnValue(begin + hours * 3_600_000);
    await sendWaiting([offered], "itself");
    expect(posted).toHaveLength(asked);
  }
  reply = arrives;
  await sendWaiting([offered], "person");
  expect(stateOf("me")).toEqual(["delivered"]);
  clock.mockRestore();
});

test("a server that hangs is given up after 20 s", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    await vi.waitFor(() => leaveWaiting("me"), 20_000);
    reply = (signal) =>
      new Promise((_, reject) => signal.addEventListener("abort", () => reject(new DOMException("", "AbortError"))));
    const sent = sendWaiting([offered], "person");
    await vi.waitFor(() => expect(posted).toHaveLength(1), 20_000);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(stateOf("me")).toEqual(["sending"]);
    await vi.advanceTimersByTimeAsync(1_500);
    await sent;
    expect(stateOf("me")).toEqual(["waiting"]);
  } finally {
    vi.useRealTimers();
  }
});

test("who must log in again is asked to, and the answers wait", async () => {
  await leaveWaiting("me");
  reply = async () => Response.json({ error: "We do not know this user.", code: "UNKNOWN_USER" }, { status: 404 });
  await sendWaiting([offered], "itself");
  expect(mine()).toMatchObject({ state: "waiting", for: "log-in" });
  expect(told()).toMatchObject({ kind: "failure", link: { to: "/login?next=%2Fevaluations" } });
  reply = arrives;
  await sendWaiting([offered], "itself");
  expect(posted).toHaveLength(1);
  await sendWaiting([offered], "itself", true);
  expect(stateOf("me")).toEqual(["delivered"]);
});

test("an error of the server makes it a draft again, and leads the person to it", async () => {
  await leaveWaiting("me");
  reply = async () => Response.json({ error: "One answer is missing.", code: "X" }, { status: 400 });
  await sendWaiting([offered], "itself");
  expect(stateOf("me")).toEqual(["refused"]);
  expect(told()).toMatchObject({ kind: "failure", link: { to: offered.routes.questionnaire } });
  expect(told()?.cause).toContain("One answer is missing.");
});

test("what can no longer be corrected goes on under another id", async () => {
  await leaveWaiting("me");
  reply = async () => Response.json({ error: "Start anew.", code: "KEY_REUSED" }, { status: 409 });
  await sendWaiting([offered], "itself");
  expect(setsOf("me")).toHaveLength(1);
  expect(mine()).toMatchObject({ state: "draft", tries: 0, answers: { one: { value: "Yes" } } });
  expect(mine().id).not.toBe(ID);
});

test("answers changed while they are under way stay as a draft of the same id", async () => {
  await leaveWaiting("me");
  reply = async () => {
    await changeSets({ owners: ["me"] }, ([set]) => ({
      puts: [change(set as Unfinished, { one: "No" }, position)],
      result: undefined,
    }));
    return marked();
  };
  await sendWaiting([offered], "itself");
  expect(completedTests("me")).toHaveProperty([offered.category]);
  expect(mine()).toMatchObject({ state: "draft", id: ID, answers: { one: { value: "No" } } });
});

test("what is removed while it is under way is given up, and its reply changes and tells nothing", async () => {
  await leaveWaiting("me");
  let isAborted = false;
  reply = async (signal) => {
    signal.addEventListener("abort", () => {
      isAborted = true;
    });
    await removeUnfinished("me", "me");
    return marked();
  };
  await sendWaiting([offered], "itself");
  expect(isAborted).toBe(true);
  expect(stateOf("me")).toEqual(["removed"]);
  expect(completedTests("me")).toEqual({});
  expect(told()).toBeNull();
});

test("who logged out meanwhile is told nothing", async () => {
  await leaveWaiting("me");
  reply = async () => {
    stored.set("userID", "you");
    return marked();
  };
  await sendWaiting([offered], "itself");
  expect(told()).toBeNull();
});
