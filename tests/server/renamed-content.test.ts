import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadContent } from "../../server/content/files/load.ts";
import { type Deployment, openEmbedded } from "../support/deployments.ts";
import { renamedContent } from "../support/rename-content.ts";
import { shippedContent } from "../support/test-server.ts";
import { submissionsContract } from "./contract/submissions.ts";

// No code knows a scale or an item by its name: with all of them renamed the specification's calls answer as before.

const folder = mkdtempSync(join(tmpdir(), "keepwell-renamed-"));
const { SURVEYS_DIR, SCORING_RULES_DIR } = renamedContent(folder);
const { content, issues } = await loadContent(SURVEYS_DIR, SCORING_RULES_DIR);
const shipped = await shippedContent();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the content check finds nothing wrong", () => {
  expect(issues).toEqual([]);
});

test("no name is as it was", () => {
  const namesIn = ({ scales }: typeof shipped) =>
    [...scales.values()].flatMap(({ id, items }) => [id, ...items.map(({ name }) => name)]);
  const old = new Set(namesIn(shipped));
  const renamed = content ? namesIn(content) : [];
  expect(renamed).toHaveLength(namesIn(shipped).length);
  expect(renamed.filter((name) => old.has(name))).toEqual([]);
});

describe("the calls of the specification", () => {
  let site: Deployment;
  beforeAll(async () => {
    site = await openEmbedded(content);
  });
  afterAll(() => site.close());

  if (content) submissionsContract(() => site, content);
});
