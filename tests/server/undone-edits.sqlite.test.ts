import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../../server/config.ts";
import { type LiveContent, openLiveContent } from "../../server/content/live/live-content.ts";
import { openStorage } from "../../server/storage/open-storage.ts";
import { editedContent } from "../support/edited-content.ts";
import { START } from "../support/test-server.ts";

// Content that servers share, which also an embedded database can hold: what is asked is how files and publications
// of the same ten seconds are told apart.

const STRESS = { key: "surveys/stress", file: "surveys/stress.json", scale: "stress", words: "an unwelcome surprise" };
const SLEEP = { file: "surveys/sleep.json", scale: "sleep", words: "At what time do you go to bed?" };

/** A first server with its files; `other` opens one more on the same. */
async function openShared() {
  const dataDir = mkdtempSync(join(tmpdir(), "keepwell-shared-"));
  const { database, commits } = await openStorage({ ...readConfig({ LOG_LEVEL: "silent" }), dataDir });
  const files = editedContent();
  let time = START;
  const deps = { records: { database, commits }, folders: files, isShared: true, now: () => time };
  onTestFinished(async () => {
    await database.destroy();
    rmSync(dataDir, { recursive: true });
  });
  return {
    files,
    one: await openLiveContent(deps),
    other: () => openLiveContent(deps),
    wait(seconds: number) {
      time = new Date(time.getTime() + seconds * 1000);
    },
  };
}

const asked = ({ store }: LiveContent, scale: string) => JSON.stringify(store.scale(scale).survey);

/** As the studio does. */
function publish(content: LiveContent, file: string, from: string, to: string) {
  return content.publish({
    origin: "studio",
    by: "Ada",
    changes: new Map([[file, to]]),
    from: new Map([[file, from]]),
  });
}

test("an edit is undone in its file, though somebody published something else a moment ago", async () => {
  const { files, one, wait } = await openShared();
  const text = files.read(STRESS.file);
  await publish(one, STRESS.key, text, text.replace(STRESS.words, "a shock"));
  wait(2);
  files.edit(SLEEP.file, SLEEP.words, "At what time do you lie donw?");
  await one.refresh();
  expect(asked(one, SLEEP.scale)).toContain("lie donw");
  wait(3);
  files.edit(SLEEP.file, "At what time do you lie donw?", SLEEP.words);
  await one.refresh();
  expect(asked(one, SLEEP.scale)).toContain(SLEEP.words);
  expect(asked(one, STRESS.scale)).toContain("a shock");
});

test("an edit is undone in its file, though another server on the same files was first to publish it", async () => {
  const { files, one, other, wait } = await openShared();
  const two = await other();
  files.edit(STRESS.file, STRESS.words, "a shcok");
  await two.refresh();
  await one.refresh();
  expect(asked(one, STRESS.scale)).toContain("a shcok");
  wait(5);
  files.edit(STRESS.file, "a shcok", STRESS.words);
  await one.refresh();
  expect(asked(one, STRESS.scale)).toContain(STRESS.words);
});

test("a file fetched before somebody published, and noticed after, does not undo it", async () => {
  const { files, one } = await openShared();
  const text = files.read(STRESS.file);
  const [jolt, start] = ["a jolt", "a start"].map((words) => text.replace(STRESS.words, words));
  await publish(one, STRESS.key, text, `${jolt}`);
  await publish(one, STRESS.key, `${jolt}`, `${start}`);
  files.write(STRESS.file, `${jolt}`);
  await one.refresh();
  expect(asked(one, STRESS.scale)).toContain("a start");
});
