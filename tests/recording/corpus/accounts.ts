import { cookieOf, FAR, type Headers, loggedIn, PASSWORD, registration, type Stage } from "./stage.ts";

const ADA = "ada@example.com";
const BEN = "ben@example.com";

/** Registering and logging in, at the machine itself and from afar. */
export async function accounts(stage: Stage): Promise<void> {
  const { recorder, keep } = stage;
  const { call } = recorder;
  await call("POST /register", { json: registration(ADA) });
  await call("POST /register", { json: registration(` ${ADA.toUpperCase()} `) });
  for (const change of [
    { password: "password123" },
    { password: "short" },
    { age: 20 },
    { yearOfBirth: 2027, age: 0 },
    { yearOfBirth: 1899 },
    { gender: "Other" },
    { email: "no address" },
    { age: "76" },
  ]) {
    await call("POST /register", { json: { ...registration("new@example.com"), ...change } });
  }
  await call("POST /login", { json: { email: ADA } });
  const first = await call("POST /login", { json: { email: ADA, password: PASSWORD } });
  keep("Ada", loggedIn(stage, "Ada", ADA, first.body));
  await call("POST /login", { json: { email: "nobody@example.com" } });
  await call("POST /login", { json: { email: ADA, password: "not this one" } });
  const withPassword = await call("POST /login", { json: { email: ` Ada@Example.com`, password: PASSWORD } });
  loggedIn(stage, "Ada, once more", ADA, withPassword.body);

  const registered = await call("POST /register", { json: registration(BEN), headers: FAR });
  const cookie = cookieOf(registered.headers["set-cookie"]);
  stage.mask.name(cookie.split("=")[1] ?? "", "device of Ben");
  await call("POST /login", { json: { email: BEN }, headers: FAR });
  await call("POST /login", { json: { email: ADA }, headers: { ...FAR, cookie } });
  await call("POST /login", { json: { email: BEN }, headers: { ...FAR, cookie: "keepwell-device=made-up" } });
  await call("POST /login", { json: { email: BEN }, headers: { origin: "https://elsewhere.example" } });
  await call("POST /login", { json: { email: BEN }, headers: { "x-forwarded-for": "203.0.113.7" } });
  const known = await call("POST /login", { json: { email: BEN }, headers: { ...FAR, cookie } });
  keep("Ben", loggedIn(stage, "Ben", BEN, known.body));
  const afar = await call("POST /login", { json: { email: BEN, password: PASSWORD }, headers: { ...FAR, cookie } });
  loggedIn(stage, "Ben, once more", BEN, afar.body);
  const renewed = cookieOf(afar.headers["set-cookie"]);
  stage.mask.name(renewed.split("=")[1] ?? "", "second device of Ben");
  await call("POST /api/session/forget-device", { headers: { ...FAR, cookie: renewed } });
  await call("POST /api/session/forget-device", { headers: FAR });
  await call("POST /login", { json: { email: BEN }, headers: { ...FAR, cookie: renewed } });
}

/** What an owner may do with everything that is kept, and what ends it. Ada's and Ben's results stand by now. */
export async function myData(stage: Stage): Promise<void> {
  const { recorder, person } = stage;
  const { call, quietly } = recorder;
  const [ada, ben] = [person("Ada"), person("Ben")];
  const asAda = { authorization: ada.token };
  const strange: readonly Headers[] = [{}, { authorization: "made-up" }];
  for (const headers of [...strange, { authorization: `Bearer ${ada.token}` }, asAda]) {
    await call("POST /api/account/export", { headers, json: { proof: PASSWORD } });
  }
  await call("POST /api/account/export", { headers: asAda, json: { proof: "not this one" } });
  for (const headers of strange) {
    await call("POST /api/account/delete", { headers, json: { proof: PASSWORD } });
    await call("POST /api/account/recovery-code", { headers, json: { password: PASSWORD } });
  }
  await call("POST /api/account/recovery-code", { headers: asAda, json: {} });
  await call("POST /api/account/recovery-code", { headers: asAda, json: { password: "not this one" } });
  const given = await call("POST /api/account/recovery-code", { headers: asAda, json: { password: PASSWORD } });
  const { recoveryCode } = JSON.parse(given.body.toString());
  for (const typed of [recoveryCode, recoveryCode.toLowerCase()]) stage.mask.name(typed, "recovery code of Ada");
  const reset = { email: ada.email, code: recoveryCode, password: "another calm garden" };
  for (const change of [
    { code: "AAAA-BBBB-CCCC-DDDD" },
    { email: "nobody@example.com" },
    { password: "password123" },
  ]) {
    await call("POST /api/account/reset-password", { json: { ...reset, ...change } });
  }
  await call("POST /api/account/reset-password", { json: { ...reset, code: recoveryCode.toLowerCase() } });
  await call("POST /api/account/reset-password", { json: reset });
  await call("POST /api/account/export", { headers: asAda, json: { proof: PASSWORD } });
  await call("POST /login", { json: { email: ada.email, password: PASSWORD } });

  const asBen = { authorization: ben.token };
  await call("POST /api/session/end");
  await call("POST /api/session/end", { headers: { authorization: "made-up" } });
  await call("POST /api/session/end", { headers: asBen });
  await call("POST /api/account/export", { headers: asBen, json: { proof: PASSWORD } });
  const again = await quietly("POST /login", { json: { email: ben.email, password: PASSWORD } });
  const { token } = loggedIn(stage, "Ben, for the last time", ben.email, again.body);
  await call("POST /api/account/delete", { headers: { authorization: token }, json: { proof: PASSWORD } });
  await call("POST /login", { json: { email: ben.email } });
  await call(`GET /view-scores/${ben.id}`);
  await call(`GET /api/overview/${ben.id}`);
  await call(`GET /api/stress-score/${ben.id}`);
  await call("POST /api/account/export", { headers: { authorization: token }, json: { proof: PASSWORD } });
}
