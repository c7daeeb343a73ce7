import type { Mask } from "../mask.ts";
import type { Recorder } from "../recorder.ts";
import { cookieOf, PASSWORD, registration } from "./stage.ts";

const EMAIL = "ada@example.com";
const OVER_TLS = { host: "keepwell.example", "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7" };

/** A server that trusts the proxy before it, has no studio and sends guests to a sister site. */
export async function behindAProxy({ call }: Recorder, mask: Mask): Promise<void> {
  await call("GET /health", { headers: OVER_TLS });
  await call("GET /health");
  await call("GET /content/app.json", { headers: OVER_TLS });
  await call("GET /content/app.json");
  await call("GET /", { headers: { ...OVER_TLS, accept: "text/html" } });
  await call("GET /studio", { headers: { ...OVER_TLS, accept: "text/html" } });
  await call("GET /api/studio/state", { headers: OVER_TLS });
  await call("POST /api/studio/scales/stress/check", { headers: OVER_TLS, json: {} });
  const registered = await call("POST /register", { json: registration(EMAIL), headers: OVER_TLS });
  const cookie = cookieOf(registered.headers["set-cookie"]);
  mask.name(cookie.split("=")[1] ?? "", "device of Ada");
  await call("POST /login", { json: { email: EMAIL }, headers: { ...OVER_TLS, cookie } });
  await call("POST /login", {
    json: { email: EMAIL },
    headers: { ...OVER_TLS, cookie: cookie.replace("__Host-", "") },
  });
  await call("POST /login", { json: { email: EMAIL } });
  await call("POST /login", { json: { email: EMAIL, password: PASSWORD }, headers: OVER_TLS });
  await call("POST /api/session/forget-device", { headers: { ...OVER_TLS, cookie } });
  await call("GET /%zz", { headers: OVER_TLS });
}
