import { type IncomingHttpHeaders, request as plainRequest } from "node:http";
import { request as tlsRequest } from "node:https";
import { type AddressInfo, connect, createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { editedContent } from "../../support/edited-content.ts";
import { isInstalled, type ProxyProcess, recipe, startCaddy, startNginx } from "../../support/proxy-process.ts";
import { registration, startTestServer, type TestServer } from "../../support/test-server.ts";

// The recipes of server/deploy, and the ways in which a proxy says nothing, before a real server.

type Place = { readonly port: number; readonly isTls: boolean; stop(): Promise<void> | void };
type Reply = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly code: string | undefined };

const email = "ada@example.com";
const { password } = registration(email);
/** What a client may claim of itself. */
const CLAIMS: readonly Record<string, string>[] = [
  {},
  { host: "localhost:3000" },
  { "x-forwarded-for": "127.0.0.1" },
  { "x-forwarded-for": "127.0.0.1, 127.0.0.1", "x-forwarded-host": "localhost", "x-forwarded-proto": "https" },
  { forwarded: "for=127.0.0.1;host=localhost" },
  { "x-real-ip": "127.0.0.1" },
];

function send(
  { port, isTls }: Place,
  path: string,
  { method = "POST", body, headers = {} }: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Reply> {
  const options = { port, host: "127.0.0.1", path, method, headers, rejectUnauthorized: false };
  return new Promise((resolve, reject) => {
    const sent = (isTls ? tlsRequest : plainRequest)(options, async (reply) => {
      const text = (await reply.toArray()).join("");
      const isJson = reply.headers["content-type"]?.includes("json");
      resolve({
        status: reply.statusCode ?? 0,
        headers: reply.headers,
        code: isJson ? JSON.parse(text).code : undefined,
      });
    });
    sent.on("error", reject);
    if (body !== undefined) sent.setHeader("content-type", "application/json");
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const portOf = ({ app }: TestServer) => (app.server.address() as AddressInfo).port;
const tls = (proxy: ProxyProcess): Place => ({ port: proxy.port, isTls: true, stop: proxy.stop });

/** Each way in: what the server trusts, what has to be installed, and how it is opened before the server. */
const ways: [string, { trustProxy: false | string; needs: string | null }, (server: number) => Promise<Place>][] = [
  [
    "nginx by the recipe",
    { trustProxy: "loopback", needs: "nginx" },
    async (server) =>
      tls(
        await startNginx((port, folder) =>
          recipe("server/deploy/nginx.conf", {
            "listen 443 ssl": `listen 127.0.0.1:${port} ssl`,
            "listen 80": `listen unix:${folder}/plain.socket`,
            "/etc/ssl/keepwell": folder,
            "127.0.0.1:3000": `127.0.0.1:${server}`,
          }),
        ),
      ),
  ],
  [
    "Caddy by the recipe",
    { trustProxy: "loopback", needs: "caddy" },
    async (server) =>
      tls(
        await startCaddy(
          (port, folder) =>
            `{\n\tadmin off\n\tauto_https off\n}\n${recipe("server/deploy/Caddyfile", {
              "keepwell.example {": `https://:${port} {\n\tbind 127.0.0.1\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`,
              "127.0.0.1:3000": `127.0.0.1:${server}`,
            })}`,
        ),
      ),
  ],
  [
    "nginx with a plain proxy_pass",
    { trustProxy: false, needs: "nginx" },
    async (server) => ({
      ...(await startNginx(
        (port) => `server { listen 127.0.0.1:${port}; location / { proxy_pass http://127.0.0.1:${server}; } }`,
      )),
      isTls: false,
    }),
  ],
  [
    "nginx that passes on what a client claims",
    { trustProxy: "loopback", needs: "nginx" },
    async (server) => ({
      ...(await startNginx(
        (port) => `server { listen 127.0.0.1:${port}; location / {
          proxy_pass http://127.0.0.1:${server}; proxy_set_header Host $http_host;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; } }`,
      )),
      isTls: false,
    }),
  ],
  ["a forwarded port", { trustProxy: false, needs: null }, forwardedPort],
];

async function forwardedPort(server: number): Promise<Place> {
  const listener = createServer((socket) => {
    const inner = connect(server, "127.0.0.1");
    socket.pipe(inner).pipe(socket);
    for (const end of [socket, inner]) end.on("error", () => undefined);
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const { port } = listener.address() as AddressInfo;
  return { port, isTls: false, stop: () => void listener.close() };
}

describe.each(ways)("through %s", (_way, { trustProxy, needs }, open) => {
  describe.skipIf(needs !== null && !isInstalled(needs))("installed", () => {
    let server: TestServer;
    let place: Place;
    beforeAll(async () => {
      // The studio changes files.
      const { surveysDir, scoringRulesDir } = editedContent();
      server = await startTestServer({ trustProxy, surveysDir, scoringRulesDir });
      await server.app.listen({ port: 0, host: "127.0.0.1" });
      place = await open(portOf(server));
      expect((await send(place, "/register", { body: registration(email) })).status).toBe(200);
    });
    afterAll(async () => {
      await place.stop();
      await server.close();
    });

    test.each(CLAIMS)("an address alone logs nobody in, with %j", async (headers) => {
      expect(await send(place, "/login", { body: { email }, headers })).toMatchObject({
        status: 401,
        code: "PASSWORD_REQUIRED",
      });
    });

    test.each(CLAIMS)("the staff's calls are shut, with %j", async (headers) => {
      for (const path of ["/api/studio/state", "/api/studio/scales/stress"]) {
        expect((await send(place, path, { method: "GET", headers })).status, path).toBe(401);
      }
      const body = { survey: "{}", rule: "{}", from: "" };
      const published = await send(place, "/api/studio/scales/stress/publish", { body, headers });
      expect(published.status).toBe(401);
    });

    test("the password logs in, and the browser is known from then on", async () => {
      const { status, headers } = await send(place, "/login", { body: { email, password } });
      expect(status).toBe(200);
      const cookies = headers["set-cookie"] ?? [];
      expect(cookies.every((cookie) => cookie.startsWith("__Host-") && /; Secure/.test(cookie))).toBe(place.isTls);
      expect(headers["strict-transport-security"] !== undefined).toBe(place.isTls);
      const cookie = cookies.map((one) => one.split(";")[0]).join("; ");
      expect((await send(place, "/login", { body: { email }, headers: { cookie } })).status).toBe(200);
    });

    test("staff who are signed in act from a page of the site, and from no other", async () => {
      const made = `${(await server.staff("publisher"))["cookie"]}`;
      const cookie = place.isTls ? `__Host-${made}` : made;
      const host = `keepwell.example:${place.port}`;
      const ask = (origin: string) =>
        send(place, "/api/studio/scales/stress/check", { body: {}, headers: { cookie, host, origin } });
      expect((await ask("https://evil.example")).code).toBe("FOREIGN_PAGE");
      // Through a plain proxy_pass the server does not learn its own name, and stays shut.
      const knowsName = !_way.includes("plain");
      expect((await ask(`https://${host}`)).code).toBe(knowsName ? "INVALID_BODY" : "FOREIGN_PAGE");
    });
  });
});
