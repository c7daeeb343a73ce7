import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv } from "ajv";
import { Serializer } from "survey-core";
import { expect, test } from "vitest";
import { writtenSurveySchema } from "#core/content-check/written-survey-schema.ts";
import { SurveyDocumentSchema } from "#core/content-model/survey.ts";
import { LOOKS } from "#core/surveys/looks.ts";
import { readWritten } from "#core/surveys/written-survey.ts";
import { loadContent } from "../../server/content/files/load.ts";
import { contentWithNewScale } from "../support/new-scale/add-new-scale.ts";

const section = readFileSync("docs/scales.md", "utf8").split("\n## By hand\n")[1] ?? "";
const [documented = "", rule = ""] = [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => text);
const survey = JSON.parse(documented);
const [page] = survey.pages;

async function loaded(written: object) {
  const folder = mkdtempSync(join(tmpdir(), "keepwell-written-"));
  const { SURVEYS_DIR: surveys, SCORING_RULES_DIR: scoringRules } = contentWithNewScale(folder);
  writeFileSync(join(surveys, "fresh-air.json"), JSON.stringify(written));
  writeFileSync(join(scoringRules, "fresh-air.json"), rule);
  const { content, issues, warnings } = await loadContent(surveys, scoringRules);
  rmSync(folder, { recursive: true, force: true });
  const own = warnings.filter(({ file, code }) => file?.endsWith("fresh-air.json") && code !== "TRANSLATION_MISSING");
  return { scale: content?.scales.get("fresh-air"), issues, warnings: own };
}

test("what is for looks alone is not used, and one warning for the file names it", async () => {
  const elements = page.elements.map((element: object) => ({ ...element, width: "50%", titleLocation: "hidden" }));
  const { scale, issues, warnings } = await loaded({
    headerView: "advanced",
    completedHtml: "<h1>Thank you</h1>",
    ...survey,
    pages: [{ ...page, questionTitleLocation: "top", elements }],
  });
  expect(issues).toEqual([]);
  expect(scale?.survey).toEqual(survey);
  expect(scale?.hash).toBe((await loaded(survey)).scale?.hash);
  expect(warnings).toEqual([
    {
      code: "LOOKS_UNUSED",
      file: "surveys/fresh-air.json",
      path: "headerView",
      message:
        '"headerView", "completedHtml", "questionTitleLocation", "width", "titleLocation" are for looks alone, and not used here.',
      hint: expect.stringMatching(/other tools/),
    },
  ]);
  expect((await loaded(survey)).warnings).toEqual([]);
});

const { pages: _, ...withoutPages } = survey;

test("elements without pages are one page", async () => {
  const written = { ...withoutPages, elements: page.elements };
  const { scale, issues, warnings } = await loaded(written);
  expect([issues, warnings]).toEqual([[], []]);
  expect(scale?.survey).toEqual(survey);
});

test("mistakes in elements without pages are named where the file has them", async () => {
  const [first, second] = page.elements;
  const twice = { ...withoutPages, elements: [{ ...first, width: "9px" }, { ...second, visibleIf: "{x} = 1" }, first] };
  const { issues, warnings } = await loaded(twice);
  expect(issues.map(({ code, path }) => [code, path])).toEqual([
    ["QUESTION_TWICE", "elements[2].name"],
    ["CONDITION_NAME", "elements[1].visibleIf"],
  ]);
  expect(issues[0]?.message).toContain("already at elements[0];");
  expect(warnings).toMatchObject([{ code: "LOOKS_UNUSED", path: "elements[0].width" }]);
  const unfit = await loaded({ ...withoutPages, elements: [{ ...first, titel: "x" }, { type: "ranking" }] });
  expect(unfit.issues.map(({ path }) => path)).toEqual(["elements[0]", "elements[1]"]);
  for (const elements of [[], 1, null])
    expect((await loaded({ ...withoutPages, elements })).issues).toMatchObject([{ path: "elements" }]);
  expect((await loaded({ ...survey, elements: [] })).issues).toMatchObject([{ path: "" }]);
  expect((await loaded(withoutPages)).issues).toMatchObject([
    { path: "", message: expect.stringContaining('"pages"') },
  ]);
});

test.each(["firstPageIsStartPage", "calculatedValues", "triggers", "readOnly", "questionOrder", "timeLimit"])(
  "%s decides more than looks, and is refused",
  async (name) => {
    const { issues } = await loaded({ ...survey, [name]: true });
    expect(issues).toMatchObject([{ code: "SHAPE", message: expect.stringContaining(`"${name}"`) }]);
  },
);

test("every look is a property of SurveyJS, and none is used by a schema of surveys", () => {
  const classes = {
    survey: ["survey"],
    page: ["page"],
    panel: ["panel"],
    element: Serializer.getChildrenClasses("question", true),
  };
  for (const [kind, names] of Object.entries(LOOKS)) {
    const owners = classes[kind as keyof typeof LOOKS].map((one) => (typeof one === "string" ? one : one.name));
    const unknown = [...names].filter((name) => !owners.some((owner) => Serializer.findProperty(owner, name)));
    expect(unknown, kind).toEqual([]);
  }
  const { properties } = SurveyDocumentSchema;
  const ofPages = properties.pages.items.properties;
  const forms = (ofPages.elements.items as { anyOf?: object[]; oneOf?: object[] }).oneOf ?? [];
  expect(forms.length).toBeGreaterThan(5);
  const used = [
    ...Object.keys(properties).filter((name) => LOOKS.survey.has(name)),
    ...Object.keys(ofPages).filter((name) => LOOKS.page.has(name)),
    ...forms
      .flatMap((form) => Object.keys((form as { properties: object }).properties))
      .filter((name) => LOOKS.element.has(name)),
  ];
  expect(used).toEqual([]);
});

test("a note is its words alone, in each language", async () => {
  const markup = `<style>p { color: red }</style><h2>Before&nbsp;you go</h2><p onclick="x()">Take a <b>coat</b> &amp;
    a hat.<br>Really.</p><ul><li>Keys</li></ul><script>alert(1)</script>&lt;b&gt;<img src=x onerror=alert(1)>`;
  const note = { type: "html", name: "note", html: { default: markup, es: "<p>Lleve un abrigo</p>" } };
  const withNote = (one: object) => ({ ...survey, pages: [{ ...page, elements: [one, ...page.elements] }] });
  const { scale, issues } = await loaded(withNote(note));
  expect(issues).toEqual([]);
  const words = { default: "Before you go\nTake a coat & a hat.\nReally.\n• Keys\n<b>", es: "Lleve un abrigo" };
  expect(scale?.survey.pages[0]?.elements[0]).toEqual({ ...note, html: words });
  expect(scale?.items.map(({ name }) => name)).not.toContain("note");
  for (const html of ["<img src=x>", undefined, 1, { es: "x" }])
    expect((await loaded(withNote({ ...note, html }))).issues).toMatchObject([
      { code: "SHAPE", path: expect.stringMatching(/^pages\[0\]\.elements\[0\]/) },
    ]);
});

test("a description that cannot stand here is not called markup", async () => {
  const note = { type: "html", name: "note", html: "Hello", description: "x" };
  const { issues } = await loaded({ ...survey, pages: [{ ...page, elements: [note, ...page.elements] }] });
  expect(issues).toMatchObject([{ code: "SHAPE", message: '"description" is not a property that can stand here.' }]);
});

test("a panel may hold all that a page may", async () => {
  const [first, second] = page.elements;
  const panel = {
    type: "panel",
    name: "both",
    title: "Both",
    width: "9px",
    elements: [first, { ...second, indent: 1 }],
  };
  const { scale, issues, warnings } = await loaded({ ...survey, pages: [{ ...page, elements: [panel] }] });
  expect(issues).toEqual([]);
  expect(warnings).toMatchObject([{ code: "LOOKS_UNUSED", path: "pages[0].elements[0].width" }]);
  expect(scale?.items.map(({ name }) => name)).toEqual([first.name, second.name]);
  const fits = new Ajv({ strict: false, discriminator: true }).compile(writtenSurveySchema());
  const written = (one: object) => fits({ ...survey, pages: [{ ...page, elements: [one] }] });
  const inner = { ...panel, name: "inner" };
  expect(
    [panel, { ...panel, elements: [inner] }, { ...panel, elements: [{ ...inner, titel: 1 }] }].map(written),
  ).toEqual([...[true, true, false]]);
});

test("editors of files underline neither looks nor elements without pages", () => {
  const fits = new Ajv({ strict: false, discriminator: true }).compile(writtenSurveySchema());
  const looks = {
    ...survey,
    logo: "x",
    pages: [{ ...page, width: "9px", elements: [{ ...page.elements[0], indent: 1 }] }],
  };
  expect([survey, looks, { ...withoutPages, elements: page.elements }].map((one) => fits(one))).toEqual([
    true,
    true,
    true,
  ]);
  const misspelt = { ...survey, pages: [{ ...page, widht: "9px" }] };
  expect([withoutPages, { ...survey, elements: page.elements }, misspelt].map((one) => fits(one))).toEqual([
    false,
    false,
    false,
  ]);
});

test.each([null, 1, [], {}, { pages: 1 }, { pages: [null, { elements: [null, 1] }] }])(
  "a survey of any form is read: %j",
  (written) => {
    expect(readWritten(written)).toEqual({ survey: written, isOnePage: false, looks: [] });
  },
);
