import { FAR, type Stage } from "./stage.ts";

const SCALES = [
  "socialization",
  "socialization-18",
  "learning",
  "exercise",
  "bmi",
  "diet",
  "stress",
  "sleep",
  "ease-at-home",
];

/** What a browser is given before anybody is known: content, health and the description of the calls. */
export async function content({ recorder: { call }, mask }: Stage): Promise<void> {
  await call("GET /health");
  await call("GET /ready");
  await call("GET /content/app.json");
  await call("GET /content/app.json", { headers: FAR });
  await call("GET /content/domains.json");
  await call("GET /content/site.json");
  await call("GET /content/danger.json");
  await call("GET /content/sources.json");
  await call("GET /content/know-your-numbers.json");
  for (const scale of SCALES) {
    const { headers } = await call(`GET /content/surveys/${scale}.json`);
    // Written out in this one place; wherever else a version is named, it reads by its scale.
    mask.name(`${headers["keepwell-content"]}`, `version of ${scale}`);
    await call(`GET /content/scales/${scale}.json`);
  }
  for (const encoding of ["br", "gzip", "gzip, deflate, br", "identity", "x-unknown"]) {
    await call("GET /content/surveys/stress.json", { headers: { "accept-encoding": encoding } });
  }
  const { headers } = await call("GET /content/surveys/stress.json", { headers: { "accept-encoding": "identity" } });
  for (const etag of [`${headers.etag}`, '"another"']) {
    await call("GET /content/surveys/stress.json", { headers: { "if-none-match": etag } });
  }
  for (const target of [
    "/content/surveys/nothing.json",
    "/content/surveys/Not%20an%20id.json",
    "/content/surveys/..%2Fdomains.json",
    "/content/scales/nothing.json",
    "/content/scales/x.y.json",
    "/content/surveys/stress",
    "/content/",
    "/content/guidance.json",
    "/content/surveys/bmi.json?language=es",
    "/content//domains.json",
    "/content/domains.json/",
  ]) {
    await call(`GET ${target}`);
  }
  for (const target of ["/content/app.json", "/health", "/ready"]) {
    await call(`HEAD ${target}`);
    await call(`OPTIONS ${target}`);
    await call(`POST ${target}`, { json: {} });
    await call(`DELETE ${target}`);
  }
}

/** OpenAPI of all calls, and the pages that show it. */
export async function openApi({ recorder: { call } }: Stage): Promise<void> {
  await call("GET /docs/json");
  await call("GET /docs");
  await call("GET /docs/");
  await call("GET /docs/static/index.html");
  await call("GET /docs/static/nothing.js");
}
