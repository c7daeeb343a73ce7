import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { LoginReply } from "#core/api/results.ts";
import type { StaffRole } from "#core/api/staff.ts";
import { hashSecret } from "../../server/accounts/password.ts";
import { createSession } from "../../server/accounts/tokens.ts";
import { buildApp } from "../../server/app.ts";
import { type Config, readConfig } from "../../server/config.ts";
import type { Content } from "../../server/content/content.ts";
import { loadContent } from "../../server/content/files/load.ts";
import { type LiveContent, openLiveContent } from "../../server/content/live/live-content.ts";
import { publishContent } from "../../server/content/live/store.ts";
import { openEventKey } from "../../server/events/event-key.ts";
import { type EventLog, openEventLog } from "../../server/events/event-log.ts";
import { createMeaning, type Meaning, NO_MEANING } from "../../server/meaning/meaning.ts";
import { createRateLimits } from "../../server/rate-limits/rate-limits.ts";
import type { CommitQueue } from "../../server/storage/commit-queue.ts";
import { openStorage } from "../../server/storage/open-storage.ts";
import type { Tables } from "../../server/storage/tables.ts";
import { accountRow } from "./account-row.ts";
import { placeMigratedDatabase } from "./migrated-database.ts";
import { NO_LIMITS } from "./no-limits.ts";
import { QUICK_HASHING } from "./quick-hashing.ts";
import { addStaff } from "./staff.ts";
import { newPostgresDatabase, onPostgres } from "./test-database.ts";

/** Saturday noon in UTC; every test starts here. */
export const START = new Date("2026-06-06T12:00:00.000Z");

let shipped: Promise<Content> | null = null;
/** Of the password that all made people have. */
let passwordHash: Promise<string> | null = null;

/** The shipped content, checked once for all servers of a test file. */
export function shippedContent(): Promise<Content> {
  shipped ??= loadContent("surveys", "scoring-rules").then(({ content, issues }) => {
    if (!content) throw new Error(JSON.stringify(issues));
    return content;
  });
  return shipped;
}

export type TestServer = {
  readonly app: FastifyInstance;
  readonly content: Content;
  readonly database: Kysely<Tables>;
  readonly commits: CommitQueue;
  readonly dataDir: string;
  readonly events: EventLog;
  /** Follows the files in `surveysDir`, where a test names it. */
  readonly liveContent: LiveContent | null;
  /** What was logged of edits that are not live. */
  readonly warnings: readonly string[];
  /** Moves the server's clock. */
  setTime(time: Date): void;
  /** Makes and logs in a person of 76; the id is the credential of the other calls. */
  newPerson(email?: string): Promise<LoginReply>;
  /** Logs in whoever registered with `registration`. */
  logIn(email: string): Promise<LoginReply>;
  /**
   * Makes a person of the staff who is signed in.
   * @returns the headers of a call from a page of this site
   */
  staff(role: StaffRole, name?: string): Promise<Record<string, string>>;
  post(url: string, body: unknown, headers?: Record<string, string>): Promise<{ status: number; body: unknown }>;
  get(url: string, headers?: Record<string, string>): Promise<{ status: number; body: unknown }>;
  close(): Promise<void>;
};

/**
 * The server that production runs, over a database of its own: in a temporary folder, or in the shared
 * PostgreSQL where the suite runs on that. Rate limits are out of reach unless a test sets its own.
 * @param overrides `databaseUrl` names a database that several test servers share
 *   `meaning` understands messages; without it and without a language model, words alone are compared
 *   `surveysDir` and `scoringRulesDir` name files whose edits go live
 * @param content what is published; null means the shipped content
 * @param dataDir is removed when the server is closed
 */
export async function startTestServer(
  { meaning, ...overrides }: Partial<Config> & { readonly meaning?: Meaning } = {},
  content: Content | null = null,
  dataDir = mkdtempSync(join(tmpdir(), "keepwell-server-")),
): Promise<TestServer> {
  // First: on a busy machine it keeps this process from hearing the database answer in time.
  const live = content ?? (await shippedContent());
  const isEdited = content === null && overrides.surveysDir !== undefined;
  const warnings: string[] = [];
  const own = onPostgres() && overrides.databaseUrl === undefined ? await newPostgresDatabase() : null;
  const config = testConfig({ dataDir, databaseUrl: own?.url ?? null, ...overrides });
  if (config.databaseUrl === null) await placeMigratedDatabase(dataDir);
  const { database, commits, pool } = await openStorage(config);
  let time = START;
  const now = () => time;
  const liveContent = isEdited
    ? await openLiveContent({
        records: { database, commits },
        folders: config,
        isShared: config.databaseUrl !== null,
        now,
      })
    : null;
  const store = liveContent?.store ?? (await publishContent(database, live, time));
  const events = openEventLog({ commits, key: await openEventKey(dataDir), now });
  const app = await buildApp({
    config,
    database,
    commits,
    content: store,
    liveContent,
    limits: createRateLimits(config.rateLimits, pool),
    meaning: meaning ?? (config.model ? createMeaning(true, () => undefined) : NO_MEANING),
    events,
    now,
  });
  liveContent?.follow({ info: () => undefined, warn: (words) => void warnings.push(words) });
  let people = 0;
  const tokens = new Map<string, string>();
  /** A page sends the token of whom it names, and so does a test that gives no other. */
  const tokenOf = (url: string, body?: unknown): Record<string, string> => {
    const named = `${url} ${JSON.stringify(body)}`.split(/[^\w-]/).findLast((word) => tokens.has(word));
    return named === undefined ? {} : { authorization: `${tokens.get(named)}` };
  };

  const server: TestServer = {
    app,
    content: live,
    liveContent,
    warnings,
    database,
    commits,
    dataDir,
    events,
    setTime: (next) => {
      time = next;
    },
    async newPerson(email = `person${++people}@example.com`) {
      // Not by registering: most tests are not about it.
      passwordHash ??= hashSecret(registration(email).password, QUICK_HASHING.password);
      const row = accountRow(email, { created_at: time.toISOString(), password_hash: await passwordHash });
      await database.insertInto("account").values(row).execute();
      const { id, user_id: userID, owner } = row;
      const { token } = await createSession(database, id, time);
      tokens.set(userID, token);
      return { token, userID, owner };
    },
    async logIn(email) {
      const { password } = registration(email);
      const reply = (await server.post("/login", { email, password })).body as LoginReply;
      tokens.set(reply.userID, reply.token);
      return reply;
    },
    async staff(role, name) {
      const given = { now: time, ...(name === undefined ? {} : { name }) };
      const token = await commits.write((transaction) => addStaff(transaction, role, given));
      return { host: "localhost", origin: "http://localhost", cookie: `keepwell-staff=${token}` };
    },
    async post(url, body, headers = {}) {
      const reply = await app.inject({
        method: "POST",
        url,
        headers: { host: "localhost", ...tokenOf(url, body), ...headers },
        body: body as object,
      });
      return { status: reply.statusCode, body: reply.body === "" ? null : reply.json() };
    },
    async get(url, headers = {}) {
      const reply = await app.inject({ method: "GET", url, headers: { ...tokenOf(url), ...headers } });
      return { status: reply.statusCode, body: reply.json() };
    },
    async close() {
      liveContent?.close();
      await app.close();
      await database.destroy();
      await own?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return server;
}

/** Read once, because the schema of the environment is compiled for it. */
const QUIET = readConfig({ LOG_LEVEL: "silent" });

const testConfig = (overrides: Partial<Config>): Config => ({
  ...QUIET,
  rateLimits: NO_LIMITS,
  hashCosts: QUICK_HASHING,
  databasePool: 5,
  ...overrides,
});

/** What export and deletion ask for, of whoever registered with `registration`. */
export const PROOF = { proof: "a calm green garden" };

export const registration = (email: string) => ({
  email,
  password: "a calm green garden",
  age: 76,
  gender: "Female",
  yearOfBirth: 1950,
});
