import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Issue } from "#core/content/issue.ts";
import { loadContent } from "../../server/content/load.ts";
import { contentWithNewScale, NEW_SCALE } from "../support/new-scale/add-new-scale.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "keepwell-content-"));
  for (const name of ["surveys", "scoring-rules"]) cpSync(name, join(folder, name), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const load = () => loadContent(join(folder, "surveys"), join(folder, "scoring-rules"));
const issues = async (): Promise<readonly Issue[]> => (await load()).issues;

/** Changes one file by its text, as an editor's slip would. */
function slip(file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`nothing to change in ${file}`);
  writeFileSync(path, changed);
}

test("the shipped content is in order, and translated", async () => {
  expect(await load()).toMatchObject({ issues: [], warnings: [] });
});

const checkCommand = () =>
  spawnSync(process.execPath, ["server/commands/content-check.ts"], {
    encoding: "utf8",
    env: { ...process.env, SURVEYS_DIR: join(folder, "surveys"), SCORING_RULES_DIR: join(folder, "scoring-rules") },
  });

test("a missing translation is named with its file and place, and stops nothing", async () => {
  slip("surveys/sleep.json", '{ "default": "Your days", "es": "Sus días" }', '"Your days"');
  const { content, warnings } = await load();
  expect(content).not.toBeNull();
  expect(warnings).toMatchObject([{ file: "surveys/sleep.json", path: "pages[7].title" }]);
  const { status, stdout, stderr } = checkCommand();
  expect(status).toBe(0);
  expect(stdout).toMatch(/The content is in order/);
  expect(stderr).toMatch(
    /1 warning,.*\n\s+surveys\/sleep\.json › pages\[7\]\.title: "Your days" has no Español \(es\)/,
  );
});

test("a further scale without a translation is one warning for each of its files", async () => {
  contentWithNewScale(folder);
  const { content, warnings } = await load();
  expect(content?.scales.has(NEW_SCALE)).toBe(true);
  expect(warnings.map(({ file }) => file)).toEqual([`surveys/${NEW_SCALE}.json`, `scoring-rules/${NEW_SCALE}.json`]);
});

test("the shipped content is checked in a blink, for every start waits for it", async () => {
  await issues();
  // Processor time: other work on the machine must not fail this.
  const before = process.cpuUsage();
  await issues();
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1500);
});

const survey = "surveys/stress.json";
const stress = "scoring-rules/stress.json";
const diet = "scoring-rules/diet.json";
const exercise = "scoring-rules/exercise.json";
const learning = "scoring-rules/learning.json";
const sleep = "scoring-rules/sleep.json";
const bmi = "scoring-rules/bmi.json";
const guidance = "surveys/guidance/stress.json";
const coach = "surveys/coach.json";

/** What slipped; the file and the change; the code and the sentence that must name it, and the file if another. */
const slips: [string, string, string | RegExp, string, string, RegExp, string?][] = [
  ["an unknown question type", survey, '"radiogroup"', '"radiogrup"', "SHAPE", /radiogrup.*Did you mean "radiogroup"/],
  ["a misspelt property", survey, '"choices"', '"choises"', "SHAPE", /"choises".*Did you mean "choices"/],
  ["an element that could become markup", survey, '"radiogroup"', '"html"', "SHAPE", /"html" is markup.*plain text/],
  [
    "a closing page of markup",
    survey,
    '"pages"',
    '"completedHtml": "<b>Thank you</b>", "pages"',
    "SHAPE",
    /"completedHtml" is markup.*plain text/,
  ],
  ["two questions of one name", survey, '"name": "1-1"', '"name": "1-0"', "QUESTION_TWICE", /"1-0" stands already at/],
  ["one option twice", survey, '"Almost Never"', '"Never"', "OPTION_TWICE", /"1-0" offers "Never" twice/],
  [
    "a condition that names nothing",
    "surveys/exercise.json",
    /\{1-0\} notempty/,
    "{9-9} notempty",
    "CONDITION_NAME",
    /\{9-9\} is no question.*Did you mean "9-0"/,
  ],
  ["an option without points", stress, /"Never": 0,/, "", "OPTION_WITHOUT_POINTS", /"Never" .*has no points/],
  [
    "points without an option",
    stress,
    /"Never": 0,/,
    '"Never": 0, "Somtimes": 1,',
    "POINTS_WITHOUT_OPTION",
    /no option "Somtimes".*Did you mean "Sometimes"/,
  ],
  [
    "a table's row that is no option",
    exercise,
    '"1 or 2 days": {',
    '"1 or 2 day": {',
    "POINTS_WITHOUT_OPTION",
    /no option "1 or 2 day".*Did you mean "1 or 2 days"/,
  ],
  ["a table's missing cell", exercise, /"Under 1 hour": 11,/, "", "OPTION_WITHOUT_POINTS", /"Under 1 hour".*has no/],
  [
    "a hidden question that counts nothing",
    exercise,
    /,\s*"notAsked": 0/,
    "",
    "NOT_ASKED_MISSING",
    /"11-1" is not always asked.*notAsked/,
  ],
  ["an item scored twice", stress, '["1-3", "1-4"', '["1-0", "1-3", "1-4"', "ITEM_TWICE", /"1-0" is scored a second/],
  [
    "an item never scored",
    stress,
    "{2-2}, {2-3})",
    "{2-2})",
    "ITEM_UNSCORED",
    /"2-3" has points, but no formula adds them/,
  ],
  ["points for a question that is not asked", stress, '["1-0", "1-1"', '["1-9", "1-1"', "ITEM_UNKNOWN", /"1-9"/],
  ["a formula that names nothing", stress, '"round({raw}', '"round({row}', "NAME_UNKNOWN", /\{row\}.*"raw"/],
  ["a function there is not", stress, '"round({raw}', '"rond({raw}', "FUNCTION_UNKNOWN", /"rond".*"round"/],
  ["a formula without its bracket", stress, '* 40 / 36)"', '* 40 / 36"', "FORMULA_SYNTAX", /cannot be read/],
  ["a formula that gives null", stress, "{raw} * 40 / 36", "{raw} * 40 / 0", "FORMULA_NO_NUMBER", /gives no number/],
  [
    "a formula that gives null for some answers",
    diet,
    "{answers} + {bodyMass}",
    "{answers} / {bodyMass}",
    "FORMULA_NO_NUMBER",
    /\d+ \/ 0/,
  ],
  [
    "formulas in a circle",
    sleep,
    "minutesInBed({#1-0}, {#1-2}, {1-3})",
    "minutesInBed({#1-0}, {#1-2}, {efficiency})",
    "FORMULA_CYCLE",
    /\{minutesInBed\} needs \{efficiency\} needs/,
  ],
  ["a name with a point in it", sleep, '"name": "quality"', '"name": "qual.ity"', "NAME_FORM", /"qual\.ity" has "\."/],
  [
    "one name for two things",
    sleep,
    '"name": "quality"',
    '"name": "Latency"',
    "NAME_TWICE",
    /"Latency".*is taken|"latency" is taken/,
  ],
  ["cut-offs out of order", sleep, /\[5, 2\],\s*\[6, 1\]/, "[6, 1], [5, 2]", "STEPS_ORDER", /5 comes after 6/],
  ["cut-offs that begin too late", diet, "[0, 0]", "[19, 0]", "STEPS_ORDER", /rising order/],
  ["a cut-off too few", diet, /\[0, 0\],/, "", "STEP_MISSING", /no cut-off holds/],
  ["the wrong scale read", diet, '"scale": "bmi"', '"scale": "bmj"', "READS_UNKNOWN", /"bmj".*Did you mean "bmi"/],
  ["bands out of order", stress, '"from": 27', '"from": 12', "BANDS_ORDER", /starts at 12.*not above 14/],
  [
    "a band of 12 to 14 when the five answers reach 11",
    diet,
    "{answers} + {bodyMass}",
    "{answers} + 0 * {bodyMass}",
    "BAND_UNREACHABLE",
    /12 to 14.*reach 11 at most/,
  ],
  ["scores below the first band", learning, '"from": 0', '"from": 1', "BANDS_START", /score 0 lies in no band/],
  ["a range too wide", stress, '"max": 40\n  },\n  "gauge"', '"max": 45\n  },\n  "gauge"', "RANGE_WIDE", /45.*40/],
  ["a range too narrow", sleep, /"max": 21/, '"max": 20', "RANGE_NARROW", /20, but answers can give 21/],
  ["a gauge that ends too early", stress, /"gauge": \{\s*"max": 40/, '"gauge": { "max": 30', "GAUGE_SHORT", /30.*40/],
  [
    "a gauge that ends too late",
    stress,
    /"gauge": \{\s*"max": 40/,
    '"gauge": { "max": 50',
    "GAUGE_LONG",
    /50.*only 40/,
  ],
  [
    "a needless cap",
    stress,
    '"better": "lower"',
    '"better": "lower", "capped": true',
    "GAUGE_CAPPED",
    /declared capped/,
  ],
  ["a tone against the direction", diet, '"alert"', '"good"', "TONE_DIRECTION", /"At Risk" \(watch\) comes after/],
  ["a margin as wide as the range", stress, '"within": 3', '"within": 40', "MARGIN_WIDE", /40.*only run from 0 to 40/],
  ["a margin of nothing", stress, '"within": 3', '"within": 0', "SHAPE", /must be > 0/],
  ["a margin without its basis", stress, '"basis"', '"because"', "SHAPE", /"basis" is missing/],
  [
    "an alert that names nobody",
    stress,
    /"talk": \{[^}]*\},\s*"tone": "alert"/,
    '"tone": "alert"',
    "TALK",
    /whom to turn/,
  ],
  [
    "the direction turned",
    stress,
    '"better": "lower"',
    '"better": "higher"',
    "TONE_DIRECTION",
    /higher score is declared/,
  ],
  [
    "a step that turns back",
    "scoring-rules/socialization.json",
    "[12, 7]",
    "[12, 9]",
    "SCORE_TURNS",
    /both rises and falls/,
  ],
  ["a legend against the rule at a border", stress, '"14-26"', '"13-26"', "LEGEND_DIFFERS", /takes in the score 13/],
  ["a legend that ends early", stress, '"27-40"', '"27-39"', "LEGEND_DIFFERS", /leaves out the score 40/],
  ["a departure no longer declared", exercise, /"legendNote": \{[^{}]*\},/, "", "LEGEND_DIFFERS", /50/],
  ["a legend in another form", bmi, '"30 and above"', '"30 upwards, say"', "LEGEND_UNREADABLE", /"30 upwards, say"/],
  [
    "another number in a translated legend",
    bmi,
    "Menos de 18.5",
    "Menos de 18.4",
    "LEGEND_DIFFERS",
    /"Menos de 18\.4" \(es\) has other numbers/,
  ],
  ["another number at the gauge's translated end", bmi, "40 o más", "45 o más", "LEGEND_DIFFERS", /"45 o más" \(es\)/],
  [
    "a reversed item missed",
    stress,
    /"2-3"\],([\s\S]*?)\["1-3", "1-4", "2-1", "2-2"\]/,
    '"2-3", "2-2"],$1["1-3", "1-4", "2-1"]',
    "EXAMPLE_WRONG",
    /should be/,
  ],
  ["a wrong example", stress, /"score": 13\b/, '"score": 12', "EXAMPLE_WRONG", /should be 12.*rule gives 13/],
  ["an example's answer misspelt", stress, /"1-0": "Never"/, '"1-0": "never"', "EXAMPLE_ANSWERS", /1-0/],
  [
    "a missing example at a border",
    diet,
    /\{\s*"title": "start of the middle band"[\s\S]*?\}\s*\},\s*/,
    "",
    "EXAMPLE_MISSING",
    /No example gives 8, the first score of "At Risk"/,
  ],
  ["a missing passport field", stress, /"rights": \{[^{}]*\},/, "", "SHAPE", /"rights" is missing/],
  ["a route used twice", "surveys/domains.json", '"/stressscale"', '"/pitt"', "REPEATED", /"\/pitt" is already used/],
  ["a syntax error", stress, '"scale"', "scale", "SYNTAX", /not valid JSON/],
  ["a rule under another name", stress, '"scale": "stress"', '"scale": "stres"', "SCALE_NAME", /"stress", the name/],
  ["advice for no domain", guidance, '"category": "Stress"', '"category": "Stres"', "CATEGORY_UNKNOWN", /\S/],
  ["advice for a band that is none", guidance, '"bands": ["High"]', '"bands": ["Higher"]', "BAND_UNKNOWN", /\S/],
  ["advice of one sentence", guidance, /"text": "[^"]*"/, '"text": "Rest."', "TEXT_LENGTH", /\S/],
  ["advice that would fall apart", guidance, "Stop for a moment and", "Stop for a moment - and", "TEXT_SPLITS", /\S/],
  ["advice without its source", guidance, '"publisher"', '"publishers"', "SHAPE", /\S/],
  ["advice named twice", guidance, '"id": "when-tense"', '"id": "grief"', "REPEATED", /\S/],
  [
    "advice for no age",
    "surveys/guidance/exercise.json",
    '"ages": { "from": 75 }',
    '"ages": { "from": 75, "to": 70 }',
    "AGES_EMPTY",
    /No age lies between/,
  ],
  [
    "advice for a goal that is none",
    "surveys/guidance/sleep.json",
    '"goals": ["keep"]',
    '"goals": ["kep"]',
    "SHAPE",
    /\S/,
  ],
  [
    "advice that nobody would find",
    guidance,
    "How can I make my days calmer?",
    "How can I cope after losing someone?",
    "NOT_FOUND_BY_TITLE",
    /the guide answers "grief"/,
  ],
  ["a safety message without a number", "surveys/site.json", /\{emergency\}/g, "someone", "SAFETY", /\S/],
  [
    "a translation without the number to call",
    "surveys/site.json",
    "llame ahora al {emergency}",
    "llame ahora al {emergencia}",
    "PLACES_DIFFER",
    /leaves out \{emergency\}/,
  ],
  ["rules that ask for no marks", coach, /\[general\]/g, "nothing", "COACH_MARKS", /\[general\]/],
  ["a phrase that is never found", coach, '"is guaranteed"', '"cures?"', "COACH_PHRASE", /never be found/],
  ["a phrase refused and wanted", coach, '"is guaranteed"', '"doctor*"', "COACH_PHRASE", /both refused and a ref/],
  ["a model without its task", coach, '"likeMe"', '"likeme"', "SHAPE", /likeMe/],
  [
    "a consent that names nobody",
    "surveys/site.json",
    /May \{provider\} answer you too\?/,
    "May it answer you too?",
    "PROVIDER_UNNAMED",
    /\{provider\}/,
  ],
  [
    "a language without its name",
    "surveys/site.json",
    '{ "code": "es", "name": "Español" }',
    '{ "code": "es" }',
    "SHAPE",
    /"name" is missing/,
  ],
];

describe("an editor's slip is named with its file, its place, a sentence and a remedy", () => {
  test.each(slips)("%s", async (_, file, from, to, code, sentence) => {
    slip(file, from, to);
    const found = await issues();
    const named = found.find((issue) => issue.code.startsWith(code) && issue.file === file);
    expect(named, JSON.stringify(found, null, 1)).toBeDefined();
    expect(`${named?.message} ${named?.hint}`).toMatch(sentence);
    for (const { message, path, hint } of found) {
      expect(message).toMatch(/^\S.* .*[.?]$/s);
      expect(hint).toMatch(/\w+.*[.?]$/);
      if (code !== "SHAPE") expect(path).not.toBe("");
    }
  });

  test("all of them at once", async () => {
    slip(survey, '"choices"', '"choises"');
    slip(sleep, '"from": 6', '"from": 7');
    slip("surveys/site.json", '"brand"', '"brands"');
    const files = new Set((await issues()).map(({ file }) => file));
    expect([...files]).toEqual(expect.arrayContaining([survey, sleep, "surveys/site.json"]));
  });

  test("a line and a column for a syntax error", async () => {
    slip(stress, '"scale"', "scale");
    expect(await issues()).toMatchObject([{ code: "SYNTAX", path: expect.stringMatching(/^line \d+, column \d+$/) }]);
  });

  test("npm run content:check prints every one and fails", () => {
    slip(stress, '"14-26"', '"13-26"');
    slip(diet, "{answers} + {bodyMass}", "{answers} + {bodymas}");
    slip(survey.replace("stress", "learning"), '"radiogroup"', '"html"');
    const { status, stderr } = checkCommand();
    expect(status).toBe(1);
    expect(stderr).toMatch(/The content has \d+ problems:/);
    expect(stderr).toMatch(/scoring-rules\/stress\.json › bands\[1\]\.legend: The legend "13-26"/);
    expect(stderr).toMatch(
      /scoring-rules\/diet\.json › score: \{bodymas\} names nothing.*\n\s+Did you mean "bodyMass"\?/,
    );
    expect(stderr).toMatch(/surveys\/learning\.json › pages\[0\]\.elements\[0\]: The type "html" is markup/);
  });
});
