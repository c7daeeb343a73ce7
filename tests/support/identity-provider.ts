import { generateKeyPairSync, sign } from "node:crypto";
import { createServer } from "node:http";
import Provider, { type JWK } from "oidc-provider";

export const CLIENT = { OIDC_CLIENT_ID: "keepwell", OIDC_CLIENT_SECRET: "a secret that both sides know" } as const;

/** @param sign makes a token of these claims with the provider's own key */
export type Tamper = (token: string, sign: (claims: object) => string) => string;

export type IdentityProvider = {
  readonly issuer: string;
  /** Changes the ID tokens that it gives out. */
  setTamper(tamper: Tamper): void;
  close(): Promise<void>;
};

/**
 * A real identity provider on a socket, with the pages that it shows to developers: whoever types a name has it.
 * @param site the address of the pages that it sends browsers back to
 * @param issuer who it says it is
 */
export async function startIdentityProvider(
  port: number,
  site: string,
  issuer = `http://localhost:${port}`,
): Promise<IdentityProvider> {
  const { OIDC_CLIENT_ID: client_id, OIDC_CLIENT_SECRET: client_secret } = CLIENT;
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const signIt = (claims: object): string => {
    const signed = [{ alg: "RS256", kid: "own" }, claims].map(encode).join(".");
    return `${signed}.${sign("sha256", Buffer.from(signed), privateKey).toString("base64url")}`;
  };
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), kid: "own", alg: "RS256", use: "sig" } as JWK] },
    clients: [{ client_id, client_secret, redirect_uris: [`${site}/staff/oidc`] }],
    cookies: { keys: ["of the tests alone"] },
    pkce: { required: () => true },
    // Nobody is asked whether the site may know the name.
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ accountId: `${oidc.session?.accountId}`, clientId: client_id });
      grant.addOIDCScope("openid");
      await grant.save();
      return grant;
    },
  });
  let tamper: Tamper = (token) => token;
  provider.use(async (context, next) => {
    await next();
    const reply = context.body as { id_token?: string };
    if (context.path === "/token" && reply.id_token)
      context.body = { ...reply, id_token: tamper(reply.id_token, signIt) };
  });
  const server = createServer(provider.callback());
  await new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
  return {
    issuer,
    setTamper: (other) => {
      tamper = other;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/**
 * Does what a browser does at the provider, until that sends it back.
 * @param login the name to type; null for somebody who goes back instead
 * @returns where it is sent
 */
export async function answerOf(address: string, login: string | null): Promise<URL> {
  const cookies = new Map<string, string>();
  const { origin } = new URL(address);
  const ask = async (url: string, body?: string): Promise<string> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const form = { method: "POST", body: body ?? "", headers: { "content-type": "application/x-www-form-urlencoded" } };
    const asked = body === undefined ? { headers: {} } : form;
    const reply = await fetch(url, { ...asked, redirect: "manual", headers: { ...asked.headers, cookie } });
    for (const set of reply.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const next = reply.headers.get("location");
    if (next === null) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
    return new URL(next, url).href;
  };
  const question = await ask(address);
  const form = new URLSearchParams({ prompt: "login", login: `${login}`, password: "any" });
  let next = login === null ? await ask(`${question}/abort`) : await ask(question, `${form}`);
  while (new URL(next).origin === origin) next = await ask(next);
  return new URL(next);
}
