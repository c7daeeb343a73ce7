import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NetworkError } from "../../src/api/http.ts";
import type { KeptSteps } from "../../src/browser/studio.ts";
import { openDraftSession } from "../../src/features/studio/drafts/draft-session.ts";
import { failureOf } from "../../src/features/studio/drafts/use-draft-session.ts";
import { fakeDrafts, scaleWith } from "../support/fake-drafts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const put = (at: number, text: string) => ({ survey: [{ at, cut: "", put: text }], rule: [] });

/** A browser of one person, which keeps what it is told to. */
function browser(server: ReturnType<typeof fakeDrafts>, who: string) {
  let stored: KeptSteps | null = null;
  const kept = {
    read: () => stored,
    keep: (steps: KeptSteps) => {
      stored = structuredClone(steps);
      return true;
    },
    drop: () => {
      stored = null;
    },
  };
  const open = async (calls = server.callsOf(who)) => {
    return openDraftSession({ calls, opened: await calls.scale("s"), kept, failureOf });
  };
  return { open, stored: () => stored };
}
const wait = (ms = 10_000) => vi.advanceTimersByTimeAsync(ms);

test("typing within a pause is one step, is saved after it, and outlives the page", async () => {
  const server = fakeDrafts(scaleWith("ab"));
  const ann = browser(server, "Ann");
  const page = await ann.open();
  page.do(put(2, "c"));
  page.do(put(3, "d"));
  expect(page.view().log.steps).toHaveLength(1);
  expect(page.view().saving.kind).toBe("saving");
  await wait();
  expect(page.view().saving.kind).toBe("saved");
  page.do(put(4, "e"));
  await wait();
  expect(ann.stored()).toBeNull();
  const again = await ann.open();
  expect(again.view().log).toMatchObject({ state: { survey: "abcde" }, position: 2 });
  again.move(0);
  await wait();
  expect((await ann.open()).view().log).toMatchObject({ state: { survey: "ab" }, position: 0 });
});

test("what the server did not hear is kept in the browser, and sent once when the reply was lost", async () => {
  const server = fakeDrafts(scaleWith("ab"));
  const ann = browser(server, "Ann");
  let page = await ann.open();
  page.do(put(0, "1"));
  await wait();
  for (const failure of ["before", "after"] as const) {
    server.fail(failure, new NetworkError("off"));
    page.do(put(0, failure));
    await wait(900);
    expect(page.view().saving).toMatchObject({ kind: "waiting" });
    const { survey } = page.view().log.state;
    page.stop();
    page = await ann.open();
    expect(page.view().log.state.survey).toBe(survey);
    server.fail(null);
    await wait(60_000);
    expect(page.view().saving.kind).toBe("saved");
    expect(server.draft()?.survey).toBe(survey);
    await page.look();
    expect(page.view().hold.kind).toBe("yours");
  }
});

test("when somebody takes over, the first page becomes read-only and nothing of it is lost", async () => {
  const server = fakeDrafts(scaleWith("ab"));
  const [ann, bob] = [browser(server, "Ann"), browser(server, "Bob")];
  const first = await ann.open();
  first.do(put(2, "c"));
  await wait();
  const second = await bob.open();
  expect(second.view().log.steps).toEqual([]);
  expect(await second.read(`${first.view().shown}`)).toBe(true);
  expect(second.view()).toMatchObject({ hold: { kind: "theirs", head: { editor: "Ann" } } });
  second.do(put(0, "not his"));
  expect(second.view().log.state.survey).toBe("abc");
  await second.takeOver();
  second.do(put(0, "B"));
  await wait();
  expect(server.draft()?.survey).toBe("Babc");

  first.do(put(3, "d"));
  await wait();
  expect(first.view()).toMatchObject({
    hold: { kind: "theirs", head: { editor: "Bob" } },
    log: { state: { survey: "Babc" } },
    setAside: { survey: "abcd" },
  });
  await first.takeOver();
  first.bringBack();
  await wait();
  expect(server.draft()?.survey).toBe("abcd");
  await second.look();
  expect(second.view()).toMatchObject({ hold: { kind: "theirs", head: { editor: "Ann" } }, setAside: null });
});

test("a second window of the same person goes on, and the first one says so", async () => {
  const server = fakeDrafts(scaleWith("ab"));
  const ann = browser(server, "Ann");
  const one = await ann.open();
  one.do(put(0, "1"));
  await wait();
  const two = await ann.open();
  two.do(put(0, "2"));
  await wait();
  await one.look();
  expect(one.view()).toMatchObject({ hold: { kind: "elsewhere" }, log: { state: { survey: "21ab" } } });
});

test("a list of drafts that is older than the last save does not end the editing", async () => {
  const server = fakeDrafts(scaleWith("ab"));
  const ann = browser(server, "Ann");
  (await ann.open()).do(put(0, "1"));
  await wait();
  const calls = server.callsOf("Ann");
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const page = await ann.open({ ...calls, drafts: (scale) => calls.drafts(scale).finally(() => held) });
  const looking = page.look();
  page.do(put(0, "2"));
  await wait();
  expect(page.view().saving.kind).toBe("saved");
  release();
  await looking;
  expect(page.view()).toMatchObject({ hold: { kind: "yours" }, log: { state: { survey: "21ab" } } });
});

test("of steps that cannot all be kept, the right ones are, and all goes on once the wrong one is mended", async () => {
  const server = fakeDrafts(scaleWith("ab"), 10);
  const ann = browser(server, "Ann");
  const page = await ann.open();
  // Far apart, so that none is joined with the one before; without a connection, so that they go together.
  server.fail("before", new NetworkError("off"));
  for (const text of ["1", "2", "3"]) {
    page.do(put(0, text));
    await wait(1_100);
  }
  page.do(put(0, "far too long a text"));
  server.fail(null);
  await wait(60_000);
  expect(server.draft()).toMatchObject({ survey: "321ab", position: 3 });
  expect(page.view()).toMatchObject({ saving: { kind: "refused" }, log: { position: 4 } });

  page.do({ survey: [{ at: 0, cut: "far too long a text", put: "4" }], rule: [] });
  await wait();
  expect(page.view().saving.kind).toBe("saved");
  expect(server.draft()).toMatchObject({ survey: "4321ab", position: 4 });
  expect(page.view().log).toMatchObject({ state: { survey: "4321ab" }, position: 4 });
  page.move(3);
  await wait();
  expect(server.draft()?.survey).toBe("321ab");
});

test("a step that cannot be kept is undone, and what comes after it is kept", async () => {
  const server = fakeDrafts(scaleWith("ab"), 10);
  const page = await browser(server, "Ann").open();
  page.do(put(0, "far too long a text"));
  await wait();
  expect(page.view().saving.kind).toBe("refused");
  page.move(0);
  await wait();
  expect(page.view()).toMatchObject({ saving: { kind: "saved" }, log: { state: { survey: "ab" }, position: 0 } });
  page.do(put(0, "c"));
  await wait();
  expect(server.draft()?.survey).toBe("cab");
});

test("undo and redo go through the steps of both people, across taking over", async () => {
  const server = fakeDrafts(scaleWith("ab"));
  const ann = await browser(server, "Ann").open();
  ann.do(put(0, "1"));
  await wait();
  const bob = await browser(server, "Bob").open();
  await bob.read(ann.view().shown);
  await bob.takeOver();
  bob.do(put(0, "2"));
  bob.move(0);
  await wait();
  expect(server.draft()).toMatchObject({ survey: "ab", position: 0 });
  await ann.look();
  await ann.takeOver();
  ann.move(2);
  await wait();
  expect(server.draft()).toMatchObject({ survey: "21ab", position: 2, editor: "Ann" });
  ann.move(1);
  ann.do(put(0, "3"));
  await wait();
  expect(server.draft()).toMatchObject({ survey: "31ab", position: 2, steps: { length: 2 } });
});

test("whoever types while somebody takes over has it set aside, also across a reload, and once alone", async () => {
  const server = fakeDrafts(scaleWith("ab"));
  const ann = browser(server, "Ann");
  const first = await ann.open();
  first.do(put(0, "1"));
  await wait();
  const bob = await browser(server, "Bob").open();
  await bob.read(first.view().shown);
  first.do(put(0, "typed while "));
  await bob.takeOver();
  await wait();
  expect(first.view()).toMatchObject({ hold: { kind: "theirs" }, setAside: { survey: "typed while 1ab" } });
  first.stop();
  const again = await ann.open();
  expect(again.view()).toMatchObject({ hold: { kind: "theirs" }, setAside: { survey: "typed while 1ab" } });
  await again.takeOver();
  again.bringBack();
  await wait();
  expect(server.draft()?.survey).toBe("typed while 1ab");
  expect(again.view().setAside).toBeNull();
  again.move(again.view().log.position - 1);
  await wait();
  expect(server.draft()?.survey).toBe("1ab");
});

test("after publishing there is nothing to undo, and a step that was on its way comes to nothing", async () => {
  const server = fakeDrafts(scaleWith("ab"));
  const page = await browser(server, "Ann").open();
  page.do(put(0, "1"));
  await wait();
  page.restart(scaleWith("1ab"));
  await wait();
  expect(page.view()).toMatchObject({
    log: { position: 0, steps: [], state: { survey: "1ab" } },
    hold: { kind: "yours" },
  });
  expect(server.draft()).toBeNull();
  page.do(put(0, "2"));
  await wait();
  expect(server.draft()).toMatchObject({ survey: "21ab", position: 1 });
});
