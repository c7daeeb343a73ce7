import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { loadContent } from "../../../server/content/files/load.ts";
import { ownContent, runCommand } from "../../support/run-command.ts";
import { startTestServer } from "../../support/test-server.ts";

const { folder, environment } = ownContent();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const section =
  readFileSync("docs/scales.md", "utf8")
    .split("\n## A worked example\n")[1]
    ?.split(/\n##+ /)[0] ?? "";

/** Makes the edits that a block of docs/scales.md shows: each group of lines with "-" becomes the lines with "+" below it. */
function edit(block: string): void {
  const [, name = ""] = /^--- (\S+)\n/.exec(block) ?? [];
  const file = join(folder, name);
  let text = readFileSync(file, "utf8");
  for (const [, removed = "", added = ""] of block.matchAll(/((?:^-(?!--).*\n)+)((?:^\+.*\n)*)/gm)) {
    const [before, after] = [removed, added].map((lines) => lines.replaceAll(/^[-+]/gm, ""));
    expect(text.split(before ?? "").length - 1, `once in ${name}: ${before}`).toBe(1);
    text = text.replace(before ?? "", () => after ?? "");
  }
  writeFileSync(file, text);
}

test("the documented worked example leads from nothing to a gauge, exactly as written", {
  timeout: 90_000,
}, async () => {
  const [command = ""] = /^npm run keepwell -- scale:new .*$/m.exec(section) ?? [];
  const parameters = command.replace("npm run keepwell -- scale:new ", "").match(/"[^"]*"|\S+/g) ?? [];
  const made = await runCommand(
    "scale:new",
    parameters.map((one) => one.replaceAll('"', "")),
    environment,
  );
  expect(made.status).toBe(0);
  const edits = [...section.matchAll(/```diff\n([\s\S]*?)```/g)].map(([, block = ""]) => block);
  expect(edits.length).toBeGreaterThanOrEqual(2);
  for (const block of edits) edit(block);

  const { content, issues } = await loadContent(join(folder, "surveys"), join(folder, "scoring-rules"));
  expect(issues).toEqual([]);
  if (!content) return;
  const server = await startTestServer({}, content);
  try {
    const { userID: userId } = await server.newPerson();
    const call = "/api/scales/small-joys";
    const [, body = "{}"] = /^(\{"first".*\})$/m.exec(section) ?? [];
    const sent = await server.post(call, { userId, answers: JSON.parse(body) });
    expect(sent).toMatchObject({ status: 200, body: { score: 5, meaning: "Plenty of joys" } });
    expect(await server.get(`${call}/${userId}`)).toMatchObject({ status: 200, body: { score: 5 } });
    const gauge = await server.get("/content/scales/small-joys.json");
    expect(gauge).toMatchObject({ status: 200, body: { gauge: { max: 6, better: "higher" } } });
  } finally {
    await server.close();
  }
});
