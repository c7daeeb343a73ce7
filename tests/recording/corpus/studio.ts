import { readFileSync } from "node:fs";
import { exampleOf } from "./questionnaires.ts";
import { FAR, type Headers, STUDIO_TOKEN, type Stage } from "./stage.ts";

const KEY = { authorization: `Bearer ${STUDIO_TOKEN}` };
const OWN = { origin: "http://localhost", ...KEY };
const STRESS = "/api/studio/scales/stress";

/** What editors can do, with the key for automation and without. */
export async function studio(stage: Stage): Promise<void> {
  const { call } = stage.recorder;
  const withToken = { ...FAR, ...KEY };
  for (const headers of [{}, FAR, withToken, { ...FAR, authorization: "Bearer not-the-token-of-the-studio" }]) {
    await call("GET /api/studio/state", { headers });
  }
  await call("GET /api/studio/schemas", { headers: KEY });
  const opened = await call(`GET ${STRESS}`, { headers: KEY });
  await call("GET /api/studio/scales/nothing", { headers: KEY });
  await call("GET /api/studio/scales/Not%20an%20id", { headers: KEY });
  const { survey, rule, from } = JSON.parse(opened.body.toString());
  const draft = { survey, rule };
  const reworded = {
    survey: survey.replace("unwelcome surprise", "bad surprise"),
    rule: rule.replace('"version": "1.0.0"', '"version": "1.1.0"'),
  };
  const renamed = { ...draft, rule: rule.replaceAll('"Moderate"', '"Middling"') };
  const broken = { survey: survey.slice(0, -10), rule: rule.replace('"scale": "stress"', '"scale": "strain"') };
  const wrong = { survey: survey.replace('"1-0"', '"1-1"'), rule: rule.replace("{raw}", "{row}") };
  for (const json of [draft, reworded, renamed, broken, wrong, {}, { ...draft, more: 1 }, { ...draft, rule: 1 }]) {
    await call(`POST ${STRESS}/check`, { json, headers: OWN });
    await call(`POST ${STRESS}/consequences`, { json, headers: OWN });
  }
  const trial = { ...draft, answers: exampleOf("stress", 4), stored: {} };
  for (const change of [{}, { answers: {} }, { rule: "{" }, { stored: { bmi: "x" } }, wrong]) {
    await call(`POST ${STRESS}/bench`, { json: { ...trial, ...change }, headers: OWN });
  }
  const foreign: readonly Headers[] = [
    KEY,
    { ...KEY, origin: "https://elsewhere.example" },
    { ...FAR, origin: "http://localhost" },
    withToken,
  ];
  for (const headers of foreign) {
    await call(`POST ${STRESS}/check`, { json: draft, headers });
  }
  await call(`POST ${STRESS}/check`, { json: draft, headers: { ...withToken, origin: "https://keepwell.example" } });
  await listVersions(stage);
  await publishing(stage, { ...reworded, from }, { ...wrong, from });
}

type Publication = { readonly survey: string; readonly rule: string; readonly from: string };

async function publishing(stage: Stage, good: Publication, wrong: Publication): Promise<void> {
  const { recorder, mask, folder } = stage;
  const { call } = recorder;
  const publish = (json: unknown) => call(`POST ${STRESS}/publish`, { json, headers: OWN });
  await publish(wrong);
  await publish({ ...good, from: "another" });
  await publish({ from: good.from });
  const published = await publish(good);
  const { from } = JSON.parse(published.body.toString());
  const { headers } = await call("GET /content/surveys/stress.json");
  mask.name(`${headers["keepwell-content"]}`, "second version of stress");
  await publish(good);
  const files = ["surveys", "scoring-rules"].map((part) => readFileSync(`${folder}/${part}/stress.json`, "utf8"));
  if (files[0] !== good.survey || files[1] !== good.rule) throw new Error("the files are not what was published");

  const versions = await listVersions(stage);
  await call("GET /api/studio/scales/nothing/versions", { headers: KEY });
  const back = (json: unknown) => call(`POST ${STRESS}/roll-back`, { json, headers: OWN });
  const first = versions.at(-1)?.publication ?? "";
  await back({ publication: "nothing", from });
  await back({ publication: first, from: "another" });
  await back({ publication: first, from });
  await listVersions(stage);
  await call("GET /content/surveys/stress.json");
  await call("GET /ready");
}

/** Gives the publications names before they are written down. */
async function listVersions({ recorder: { call, quietly }, mask }: Stage) {
  const list = await quietly(`GET ${STRESS}/versions`, { headers: KEY });
  const versions: { readonly publication: string }[] = JSON.parse(list.body.toString());
  for (const [at, { publication }] of versions.toReversed().entries()) mask.name(publication, `publication ${at + 1}`);
  await call(`GET ${STRESS}/versions`, { headers: KEY });
  return versions;
}
