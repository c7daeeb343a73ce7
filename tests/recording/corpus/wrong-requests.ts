import { exampleOf, questionnaires } from "./questionnaires.ts";
import { type Headers, PASSWORD, registration, type Stage } from "./stage.ts";

type Posting = { readonly path: string; readonly good: Record<string, unknown>; readonly token?: string };

function postings({ person, folder }: Stage): readonly Posting[] {
  const { id, token, email } = person("Ada");
  const code = "AAAA-BBBB-CCCC-DDDD";
  return [
    { path: "/register", good: registration("another@example.com") },
    { path: "/login", good: { email } },
    { path: "/api/account/reset-password", good: { email, code, password: PASSWORD } },
    { path: "/api/account/recovery-code", good: { password: PASSWORD }, token },
    { path: "/get-advice", good: { userID: id, criteria: "Anyone" } },
    { path: "/api/ai-advice", good: { prompt: "How can I sleep better?" }, token },
    { path: "/chat", good: { message: "How can I sleep better?" } },
    { path: "/api/save-bmi", good: { userID: id, bmi: "22.4", category: "Healthy Weight" } },
    ...questionnaires.map(({ submitPath, body, scale }) => ({ path: submitPath, good: body(id, exampleOf(scale, 0)) })),
    {
      path: "/api/scales/ease-at-home",
      good: { userId: id, answers: exampleOf("ease-at-home", 0, `${folder}/scoring-rules`) },
      token,
    },
  ];
}

/** Bodies that each call refuses. */
export async function wrongBodies(stage: Stage): Promise<void> {
  const { call } = stage.recorder;
  for (const { path, good, token } of postings(stage)) {
    const headers: Headers = token === undefined ? {} : { authorization: token };
    const send = (json: unknown) => call(`POST ${path}`, { json, headers });
    for (const key of Object.keys(good)) {
      const { [key]: _, ...lacking } = good;
      await send(lacking);
      await send({ ...good, [key]: 17 });
      await send({ ...good, [key]: null });
    }
    await send({ ...good, more: true });
    await send([good]);
    await send("text");
    await send(null);
    const json = JSON.stringify(good);
    const typed = (type: string, text: string) =>
      call(`POST ${path}`, { text, headers: { ...headers, ...(type === "" ? {} : { "content-type": type }) } });
    await typed("application/json", "");
    await typed("application/json", "{");
    await typed("application/json", json.replace("{", '{"__proto__":{"polluted":true},'));
    await typed("application/json", JSON.stringify({ ...good, filler: "x".repeat(70_000) }));
    await typed("text/plain", json);
    await typed("application/x-www-form-urlencoded", "email=a");
    await typed("", json);
    await call(`POST ${path}`, { headers });
  }
}

/** Methods, addresses and headers that no call has. */
export async function wrongAddresses(stage: Stage): Promise<void> {
  const { call } = stage.recorder;
  for (const { path } of postings(stage)) {
    for (const method of ["GET", "HEAD", "OPTIONS", "PUT", "PATCH", "DELETE"]) await call(`${method} ${path}`);
    await call(`POST ${path}/`, { json: {} });
    await call(`POST ${path.toUpperCase()}`, { json: {} });
    await call(`POST ${path}?x=1`, { json: {} });
  }
  for (const target of [
    "/%zz",
    "/api",
    "/api/",
    "/api/nothing",
    "/api/account",
    "/api/account/",
    "/api/session",
    "/api/scales",
    "/api/scales/stress",
    "/api/overview",
    "/api/overview/",
    "//health",
    "/health/",
    "/Health",
    "/health%00",
    "/..%2f..%2fetc/passwd",
    "/.env",
    "/.git/config",
    `/${"x".repeat(300)}`,
    `/view-scores/${"x".repeat(300)}`,
  ]) {
    await call(`GET ${target}`);
    await call(`POST ${target}`, { json: {} });
  }
  const { id } = stage.person("Ada");
  await call(`GET /view-scores/${id}`, { headers: { origin: "https://elsewhere.example" } });
  await call(`GET /view-scores/${id}`, { headers: { accept: "text/html" } });
  await call("OPTIONS /login", {
    headers: { origin: "https://elsewhere.example", "access-control-request-method": "POST" },
  });
  await call("POST /login", { json: { email: "ada@example.com" }, headers: { "content-encoding": "gzip" } });
  await call("POST /login", {
    text: JSON.stringify({ email: "nobody@example.com" }),
    headers: { "content-type": "application/json; charset=utf-8" },
  });
}
