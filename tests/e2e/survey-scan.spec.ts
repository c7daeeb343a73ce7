import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { isFull } from "../support/is-full.ts";
import { contentWithNewScale } from "../support/new-scale/add-new-scale.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { type Breach, doubleText, measure, plainText, spaceText } from "./measure.ts";
import { openAs, untilOpen } from "./person.ts";
import { expectAsPublished } from "./published-minima.ts";

// Every page of every survey file there is, at the sizes people use. No survey is named here: a new file
// whose option overflows, or whose rows shrink, fails with its file and question.

const NO_QUESTIONNAIRES = ["domains.json", "site.json", "coach.json", "know-your-numbers.json", "steps.json"];
/** 320 px is also what 400 % zoom leaves of a screen of 1280. */
const SIZES = (isFull ? [320, 360, 768, 1280] : [320]).map((width) => ({
  width,
  height: 800,
}));
const ZOOMED = { width: 320, height: 256 };
/** Where larger or wider text is tightest; with KEEPWELL_FULL=1 at all sizes. */
const [DOUBLED, SPACED] = isFull ? [SIZES.slice(1), SIZES] : [[{ width: 1280, height: 800 }], SIZES];

type Rule = { examples: { answers: Record<string, unknown> }[] };
const read = <Value>(path: string): Value => JSON.parse(readFileSync(path, "utf8"));

const surveys = readdirSync("surveys")
  .filter((name) => name.endsWith(".json") && !name.endsWith(".schema.json") && !NO_QUESTIONNAIRES.includes(name))
  .map((name) => name.replace(".json", ""));

/** Questionnaires that hold a type of question which none before them holds; with KEEPWELL_FULL=1 all. */
const seen = new Set<unknown>();
const scanned = surveys.filter((id) => {
  const types: unknown[] = [];
  JSON.stringify(read(`surveys/${id}.json`), (_, value) => {
    if (value?.type !== undefined) types.push(value.type);
    return value;
  });
  const isNew = types.some((type) => !seen.has(type));
  for (const type of types) seen.add(type);
  return isNew || isFull;
});

// One server and one page for the file: each worker that takes a test of it would start another.
test.describe.configure({ mode: "default" });
let server: ServerProcess;
let page: Page;
test.beforeAll(async () => {
  server = await startServer((folder) => {
    const environment = contentWithNewScale(folder);
    // Each file a second time, as a further scale, so that one way leads to all of them.
    for (const id of surveys) {
      const rule = read<Record<string, unknown>>(`scoring-rules/${id}.json`);
      cpSync(`surveys/${id}.json`, join(environment.SURVEYS_DIR, `scan-${id}.json`));
      const copy = { ...rule, scale: `scan-${id}` };
      writeFileSync(join(environment.SCORING_RULES_DIR, `scan-${id}.json`), JSON.stringify(copy));
    }
    return environment;
  });
});
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ baseURL: server.url, reducedMotion: "reduce" });
});
test.afterAll(() => server?.stop());

/** All breaches of the page as it stands, at each size, with doubled and with spaced text. */
async function breachesAtAllSizes(page: Page): Promise<Breach[]> {
  const found: Breach[] = [];
  const note = async (size: { width: number; height: number }, how: string) => {
    await page.setViewportSize(size);
    const { breaches, extremes } = await measure(page);
    if (how === "") expectAsPublished(extremes);
    found.push(...breaches.map((breach) => ({ ...breach, what: `${breach.what} at ${size.width} px${how}` })));
  };
  for (const size of SIZES) await note(size, "");
  await note(ZOOMED, ", zoomed to 400 %");
  await doubleText(page);
  for (const size of DOUBLED) await note(size, ", text at 200 %");
  await plainText(page);
  await spaceText(page);
  for (const size of SPACED) await note(size, ", text spaced");
  await plainText(page);
  return found;
}

for (const id of [...scanned.map((survey) => `scan-${survey}`), "ease-at-home"]) {
  test(`every page of ${id.replace("scan-", "")}.json`, async () => {
    test.slow();
    const path = id.startsWith("scan-") ? `scoring-rules/${id.slice(5)}.json` : "tests/support/new-scale/rule.json";
    const answers = read<Rule>(path).examples[0]?.answers;
    const userId = await openAs(page, `/scales/${id}/questions`);
    await untilOpen(page);
    // The first step follows with its answers.
    if (isFull) expect(await breachesAtAllSizes(page), "before the first answer").toEqual([]);
    const { hash } = await (await page.request.get(`/content/scales/${id}.json`)).json();
    await page.evaluate(
      ([key, draft]) => localStorage.setItem(`${key}`, `${draft}`),
      [`keepwell.draft.${userId}.${id}`, JSON.stringify({ page: 0, answers, contentHash: hash })],
    );
    await page.reload();
    for (let step = 1; step < 50; step++) {
      await expect(page.getByText(`Step ${step} of`)).toBeVisible();
      expect(await breachesAtAllSizes(page), `step ${step}`).toEqual([]);
      const next = page.getByRole("button", { name: "Next", exact: true });
      if ((await next.count()) === 0) break;
      await next.click();
    }
    await expect(page.getByRole("button", { name: "Submit" })).toBeVisible();
  });
}

test("a row that shrinks and an option that overflows are named with their question", async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server.url, viewport: { width: 360, height: 800 } });
  await openAs(page, "/scales/ease-at-home/questions");
  await expect(page.getByRole("radio").first()).toBeVisible();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "fieldset label { min-height: 30px !important; height: 30px; white-space: nowrap; width: 150vw }",
    );
    document.adoptedStyleSheets = [sheet];
  });
  const { breaches } = await measure(page);
  const kinds = new Set(breaches.map(({ what }) => what));
  expect([...kinds]).toEqual(expect.arrayContaining(["small target", "low option row", "sideways scroll"]));
  expect(breaches.some(({ place }) => place.startsWith('question "helper"'))).toBe(true);
  await page.close();
});
