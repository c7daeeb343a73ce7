import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CallKey, calls } from "#core/api/calls.ts";
import type { PublishedVersion, StudioScale } from "#core/api/studio.ts";
import { consentKey } from "../../../server/coach/model/consent.ts";
import { freePort } from "../free-port.ts";
import { CLIENT, startIdentityProvider } from "../identity-provider.ts";
import { contentWithNewScale, NEW_SCALE } from "../new-scale/add-new-scale.ts";
import { startTestServer, type TestServer } from "../test-server.ts";
import { type Expected, expectedOf, isProofInRequest } from "./expected.ts";
import { MARK, markedResults, SENT, secretsOf, storeMarked } from "./people.ts";
import { KEYS, type Requester, requestersOf, storeFormer, VICTIM } from "./requesters.ts";
import { hasGoodBody, requestOf, type Site } from "./requests.ts";
import { guesses, type Said, saidRightly } from "./said.ts";
import { OWN_PAGE, STAFF_MARK, staffSession, storeStaffMember } from "./staff-member.ts";

const MODEL = {
  baseUrl: "http://localhost:9",
  apiKey: "",
  model: "none",
  embeddingsModel: null,
  provider: "None",
  dailyLimit: 1,
} as const;

/** One request, and what must become of it. */
export type Attempt = {
  readonly name: string;
  readonly request: ReturnType<typeof requestOf>;
  readonly expected: Expected;
};

type Attempts = {
  /** By everybody who is not the person whom the call is about. */
  readonly attempts: readonly Attempt[];
  /** By that person. */
  readonly rightful: Attempt & { readonly hasGoodBody: boolean };
  /** Texts that nobody but their person may see. */
  readonly secrets: readonly string[];
  /** Texts that nobody but staff may see. */
  readonly staffSecrets: readonly string[];
};

export type Matrix = {
  readonly server: TestServer;
  /** Makes the person whom a call is about, and everybody who may try to be them. */
  attemptsAt(key: CallKey): Promise<Attempts>;
  close(): Promise<void>;
};

/** A server with one more scale, a language model and an identity provider: everything that a call may need. */
export async function startMatrix(): Promise<Matrix> {
  const folder = mkdtempSync(join(tmpdir(), "keepwell-requesters-"));
  const { SURVEYS_DIR: surveysDir, SCORING_RULES_DIR: scoringRulesDir } = contentWithNewScale(folder);
  const provider = await startIdentityProvider(await freePort(), OWN_PAGE.origin);
  const { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = CLIENT;
  const oidc = { issuer: provider.issuer, clientId, clientSecret, name: "Clinic" };
  const model = { ...MODEL, timeLimitMs: 1000 };
  const server = await startTestServer({ surveysDir, scoringRulesDir, oidc, model, ...KEYS });
  const member = await storeStaffMember(server);
  const site = await siteOf(server, await staffSession(server.database, member.id));
  const results = await markedResults(server);
  const contentHash = `${site.content.scales.get(NEW_SCALE)?.hash}`;
  const newVictim = (database = server.database) => storeMarked(database, VICTIM, results, contentHash);
  const former = await storeFormer(server, newVictim);

  async function attemptsAt(key: CallKey): Promise<Attempts> {
    // In one commit: each waits for the disk.
    const { victim, requesters, session } = await server.commits.write(async (transaction) => ({
      victim: await newVictim(transaction),
      requesters: await requestersOf(transaction, former),
      session: await staffSession(transaction, member.id),
    }));
    const { said, cookie } = await saidRightly(server, key, victim, member);
    const cookies = [victim.headers.cookie, session, cookie].join("; ");
    // In a call of staff it would be taken for a key.
    const token: Record<string, string> = calls[key].needs === "role" ? {} : { authorization: victim.token };
    const request = (what: Said, headers: Readonly<Record<string, string>>) => {
      const made = requestOf(key, what, site);
      return { ...made, headers: { ...made.headers, ...OWN_PAGE, ...headers } };
    };
    const attempt = (requester: Requester): Attempt => {
      const { name, headers, isLoggedIn } = requester;
      const isProof = isProofInRequest(key);
      // Whoever tries it with a log-in of their own knows everything else.
      const own = isLoggedIn && !isProof ? {} : requester.own;
      const what = { ...said, ...(isProof ? guesses(said) : {}), ...own };
      return { name, request: request(what, headers), expected: expectedOf(key, requester) };
    };
    const people = [victim, former.deleted, former.beingDeleted, former.replaced];
    return {
      attempts: requesters.map(attempt),
      rightful: {
        name: "the rightful requester",
        request: request(said, { ...token, cookie: cookies }),
        expected: { kind: "answered" },
        hasGoodBody: hasGoodBody(key, said, site),
      },
      secrets: [...new Set([MARK, ...people.flatMap(secretsOf)])].filter((one) => !isExported(key, one)),
      staffSecrets: [STAFF_MARK, member.id, session],
    };
  }

  return {
    server,
    attemptsAt,
    async close() {
      await server.close();
      await provider.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Researchers are given what results mean and when they were sent, under pseudonyms, and nothing else of a person. */
const isExported = (key: CallKey, text: string) =>
  key === "exportAnswers" && (text === MARK || text === SENT.toISOString());

async function siteOf({ app, content, liveContent }: TestServer, cookie: string): Promise<Site> {
  const read = async (url: string) => (await app.inject({ url, headers: { cookie } })).json();
  const opened: StudioScale = await read(`/api/studio/scales/${NEW_SCALE}`);
  const [live]: PublishedVersion[] = await read(`/api/studio/scales/${NEW_SCALE}/versions`);
  return {
    content: liveContent?.store.current ?? content,
    opened,
    publication: `${live?.publication}`,
    consent: consentKey(MODEL),
  };
}
