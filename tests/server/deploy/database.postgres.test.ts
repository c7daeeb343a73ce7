import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LoginReply } from "#core/api/results.ts";
import { openPostgres } from "../../../server/storage/postgres.ts";
import { type DeployedPostgres, makeCertificate, makeDeployedPostgres } from "../../support/deployed-postgres.ts";
import { submitCall } from "../../support/domain-calls.ts";
import { isInstalled } from "../../support/proxy-process.ts";
import { type ServerProcess, startServer } from "../../support/server-process.ts";
import { submissionBody } from "../../support/submission-body.ts";
import { registration, shippedContent } from "../../support/test-server.ts";

// What server/deploy/compose.yaml mounts into PostgreSQL, in a real one, with Keepwell over it.

const canRun = isInstalled("psql") && isInstalled("openssl");

describe.skipIf(!canRun)("the database as it is deployed", () => {
  let postgres: DeployedPostgres;
  const folder = mkdtempSync(join(tmpdir(), "keepwell-certificate-"));
  beforeAll(async () => {
    postgres = await makeDeployedPostgres();
    await postgres.server.start();
    postgres.makeRole();
  });
  afterAll(async () => {
    await postgres?.server.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  async function ask<Row extends object>(statement: string): Promise<Row> {
    const client = new Client(postgres.url());
    await client.connect();
    return client
      .query(statement)
      .then(({ rows }) => rows[0] as Row)
      .finally(() => client.end());
  }

  test("Keepwell starts, makes its tables and stores over TLS, as a role without further rights", async () => {
    let server: ServerProcess | undefined;
    try {
      server = await startServer(() => ({ DATABASE_URL: postgres.url() }));
      const send = async (path: string, body: object) => {
        const headers = { "content-type": "application/json" };
        const reply = await fetch(`${server?.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
        return { status: reply.status, body: (await reply.json()) as object };
      };
      const email = "ada@example.com";
      expect((await send("/register", registration(email))).status).toBe(200);
      const { userID } = (await send("/login", { email, password: registration(email).password })).body as LoginReply;
      const { catalogue, scales } = await shippedContent();
      const domain = catalogue.domains.find(({ firstSurvey }) => !firstSurvey);
      const scale = domain && scales.get(domain.survey);
      if (!scale) throw new Error("no such domain");
      const answers = scale.rule.examples[0]?.answers ?? {};
      const sent = await send(submitCall(domain).path, submissionBody(domain, scale, userID, answers));
      expect(sent.status).toBe(200);
      expect(await ask("select count(*)::int as stored from submission")).toEqual({ stored: 1 });
      expect(
        await ask(
          "select bool_and(ssl) as tls from pg_stat_ssl join pg_stat_activity using (pid) where client_port > 0",
        ),
      ).toEqual({ tls: true });
    } finally {
      server?.stop();
    }
    const rights = "rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls";
    expect(Object.values(await ask(`select ${rights} from pg_roles where rolname = current_user`))).toEqual(
      Array(5).fill(false),
    );
  });

  test.each([
    ["to make a role", "create role other"],
    ["to make a database", "create database other"],
    ["to read a file of the machine", "select pg_read_file('/etc/hostname')"],
    ["to run a program", "copy (select 1) to program 'true'"],
    ["to read what others have for passwords", "select rolpassword from pg_authid"],
    ["to change the settings of all", "alter system set ssl = off"],
  ])("the role is not allowed %s", async (_, statement) => {
    await expect(ask(statement)).rejects.toMatchObject({ code: "42501" });
  });

  test("nobody else gets in over the network, and nobody without TLS", async () => {
    const inPlain = postgres.url({ sslmode: "disable" });
    await expect(openPostgres(inPlain, 1)).rejects.toThrow("it does not let this user in");
    const { href: asSuperuser } = Object.assign(new URL(postgres.url()), {
      username: "postgres",
      password: postgres.server.password,
    });
    await expect(openPostgres(asSuperuser, 1)).rejects.toThrow("it does not let this user in");
    const { href: elsewhere } = Object.assign(new URL(postgres.url()), { pathname: "/postgres" });
    await expect(openPostgres(elsewhere, 1)).rejects.toThrow("it does not let this user in");
  });

  test("a certificate of somebody else, or for another host, is not accepted", async () => {
    makeCertificate("localhost", folder, tmpdirIn(folder));
    const foreign = { sslmode: "verify-full", sslrootcert: join(folder, "server.crt") };
    await expect(openPostgres(postgres.url(foreign), 1)).rejects.toThrow("its certificate is not the trusted one");
    await expect(openPostgres(postgres.url({ sslmode: "verify-full" }), 1)).rejects.toThrow(
      "its certificate is not the trusted one",
    );
    await expect(openPostgres(postgres.url(undefined, "127.0.0.1"), 1)).rejects.toThrow(
      "its certificate is for another host",
    );
    const missing = { sslmode: "verify-full", sslrootcert: join(folder, "none.crt") };
    await expect(openPostgres(postgres.url(missing), 1)).rejects.toThrow("a file that its address names is not there");
  });

  test("the key is for PostgreSQL alone, and another start leaves key and certificate", () => {
    const [key, certificate] = [mkdtempSync(join(folder, "key-")), mkdtempSync(join(folder, "certificate-"))];
    makeCertificate("postgres", key, certificate);
    const before = readFileSync(join(key, "server.key"), "utf8");
    expect(statSync(join(key, "server.key")).mode & 0o777).toBe(0o600);
    rmSync(join(certificate, "server.crt"));
    makeCertificate("postgres", key, certificate);
    expect(readFileSync(join(key, "server.key"), "utf8")).toBe(before);
    expect(readFileSync(join(certificate, "server.crt"), "utf8")).toBe(readFileSync(join(key, "server.crt"), "utf8"));
    // An interrupted run leaves a key without a certificate.
    rmSync(join(key, "server.crt"));
    makeCertificate("postgres", key, certificate);
    expect(readFileSync(join(key, "server.key"), "utf8")).not.toBe(before);
  });
});

const tmpdirIn = (folder: string) => mkdtempSync(join(folder, "copy-"));
