import { exampleOf, questionnaireOf, questionnaires } from "./questionnaires.ts";
import type { Stage } from "./stage.ts";

const FURTHER = "ease-at-home";

/** Answers are sent: each questionnaire, the body mass step and a scale of no domain. */
export async function submissions({ recorder, person, folder }: Stage): Promise<void> {
  const { call } = recorder;
  const [ada, ben] = [person("Ada"), person("Ben")];
  const asAda = { headers: { authorization: ada.token } };
  const rules = `${folder}/scoring-rules`;
  const diet = questionnaireOf("diet");
  await call(`POST ${diet.submitPath}`, { json: diet.body(ada.id, exampleOf("diet", 0)) });
  const bmi = { userID: ada.id, bmi: "22.4", category: "Healthy Weight" };
  await call("POST /api/save-bmi", { json: bmi });
  for (const change of [
    { category: "Obese" },
    { bmi: "22.44" },
    { bmi: 22.4 },
    { bmi: "2.5", category: "Underweight" },
    { bmi: "30.0", category: "Obese" },
    { userID: "nobody" },
  ]) {
    await call("POST /api/save-bmi", { json: { ...bmi, ...change } });
  }
  for (const { scale, submitPath, body } of questionnaires) {
    for (const at of [0, 3, -1]) await call(`POST ${submitPath}`, { json: body(ada.id, exampleOf(scale, at)) });
    const [item = ""] = Object.keys(exampleOf(scale, 0));
    const { [item]: _, ...lacking } = exampleOf(scale, 0);
    for (const answers of [
      lacking,
      { ...exampleOf(scale, 0), [item]: "Perhaps" },
      { ...exampleOf(scale, 0), [item]: null },
      { ...exampleOf(scale, 0), "9-9": "Never" },
      {},
    ]) {
      await call(`POST ${submitPath}`, { json: body(ada.id, answers) });
    }
    await call(`POST ${submitPath}`, { json: body("nobody", exampleOf(scale, 0)) });
    await call(`POST ${submitPath}`, { json: body("not an id!", exampleOf(scale, 0)) });
  }
  const social = questionnaireOf("socialization");
  await call("POST /social", { json: social.body(ada.id, exampleOf("socialization-18", 5)) });
  for (const at of [0, 1]) {
    await call(`POST /api/scales/${FURTHER}`, {
      ...asAda,
      json: { userId: ada.id, answers: exampleOf(FURTHER, at, rules) },
    });
  }
  for (const scale of ["stress", "bmi", "nothing", "Not%20an%20id"]) {
    await call(`POST /api/scales/${scale}`, { ...asAda, json: { userId: ada.id, answers: {} } });
  }
  await call(`POST /api/scales/${FURTHER}`, { ...asAda, json: { userId: ada.id, answers: { helper: "yes" } } });
  await call(`POST /api/scales/${FURTHER}`, { json: { userId: ada.id, answers: exampleOf(FURTHER, 0, rules) } });
  await call(`POST /api/scales/${FURTHER}`, {
    ...asAda,
    json: { userId: ben.id, answers: exampleOf(FURTHER, 0, rules) },
  });
  await call("POST /api/stress-scale", { json: questionnaireOf("stress").body(ben.id, exampleOf("stress", 8)) });
}

/** The same answers once more, under a key or a version of the content. */
export async function keysAndVersions({ recorder, person }: Stage): Promise<void> {
  const { call, quietly } = recorder;
  const { id } = person("Ada");
  const { submitPath, body } = questionnaireOf("stress");
  const [one, other] = [body(id, exampleOf("stress", 2)), body(id, exampleOf("stress", 9))];
  const versionOf = async (scale: string) => {
    const { headers } = await quietly(`GET /content/surveys/${scale}.json`);
    return `${headers["keepwell-content"]}`;
  };
  const key = { "idempotency-key": "a-key-of-the-recording" };
  for (const json of [one, one, other]) await call(`POST ${submitPath}`, { json, headers: key });
  await call("POST /api/sleep-scale", {
    json: questionnaireOf("sleep").body(id, exampleOf("sleep", 0)),
    headers: key,
  });
  await call(`POST ${submitPath}`, {
    json: body(person("Ben").id, exampleOf("stress", 2)),
    headers: key,
  });
  for (const value of ["short", "x".repeat(129)]) {
    await call(`POST ${submitPath}`, { json: one, headers: { "idempotency-key": value } });
  }
  for (const version of [await versionOf("stress"), await versionOf("sleep"), "A".repeat(43), "short"]) {
    await call(`POST ${submitPath}`, { json: one, headers: { "keepwell-content": version } });
  }
  const bmi = { userID: id, bmi: "22.4", category: "Healthy Weight" };
  for (const version of [await versionOf("bmi"), await versionOf("stress")]) {
    await call("POST /api/save-bmi", { json: bmi, headers: { "keepwell-content": version } });
  }
}

const SCALES = [...questionnaires.map(({ scale }) => scale), FURTHER, "socialization-18", "bmi", "nothing", "X%20y"];

/** Scores, how they came about, their course, and all of them together. */
export async function reads({ recorder: { call }, person }: Stage): Promise<void> {
  const wrong = ["nobody", "not%20an%20id", "x".repeat(129)].map((id) => ({ id, token: "made-up" }));
  for (const { id, token } of [person("Ada"), person("Ben"), ...wrong]) {
    const asThem = { headers: { authorization: token } };
    for (const { scorePath } of questionnaires) await call(`GET ${scorePath(id)}`);
    await call(`GET /view-scores/${id}`);
    await call(`GET /api/overview/${id}`, asThem);
    await call(`GET /api/scales/${FURTHER}/${id}`, asThem);
  }
  const { id, token } = person("Ada");
  const asAda = { headers: { authorization: token } };
  for (const scale of SCALES) {
    await call(`GET /api/scales/${scale}/${id}/working`, asAda);
    await call(`GET /api/scales/${scale}/${id}/history`, asAda);
  }
  for (const target of [
    "/api/scales/stress/nobody/working",
    "/api/scales/stress/nobody/history",
    "/api/scales/stress/a%20b/working",
    `/api/scales/stress/${id}`,
    `/api/scales/stress/${id}/working`,
    `/api/overview/${id}`,
    `/api/scales/${FURTHER}/${id}/more`,
    "/api/mna-score",
    "/api/mna-score?userId=nobody",
    `/api/mna-score?userID=${id}&more=1`,
    `/api/mna-score?userID=${id}&userID=${id}`,
    `/social-score/${id}/`,
    `/Social-Score/${id}`,
    "/social-score/",
    "/view-scores",
    `/view-scores/${id}?x=1`,
  ]) {
    await call(`GET ${target}`);
  }
  for (const target of [`/view-scores/${id}`, `/api/overview/${id}`, `/social-score/${id}`]) {
    await call(`HEAD ${target}`);
    await call(`OPTIONS ${target}`);
    await call(`DELETE ${target}`);
  }
}
