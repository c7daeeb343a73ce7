import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readConfig } from "../../../server/config.ts";
import { VECTOR_FOLDER } from "../../../server/meaning/vector-cache.ts";

// Tests have no engine that runs the files; this is what they say.

type Service = {
  readonly environment?: Readonly<Record<string, string>>;
  readonly command?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly volumes: readonly string[];
  readonly networks?: readonly string[];
  readonly ports?: readonly string[];
  readonly [key: string]: unknown;
};
type Compose = {
  readonly services: Readonly<Record<"keepwell" | "postgres" | "certificate", Service>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
  readonly volumes: Readonly<Record<string, null>>;
};

const FOLDER = "server/deploy";
const text = readFileSync(join(FOLDER, "compose.yaml"), "utf8");
const dockerfile = readFileSync(join(FOLDER, "Dockerfile"), "utf8");
const { services, networks, volumes } = parse(text) as Compose;
const { keepwell, postgres, certificate } = services;

test.each(Object.entries(services))("%s has limits, and no rights beyond its own", (_, service) => {
  expect(service).toMatchObject({
    mem_limit: expect.stringMatching(/^\d+[mg]$/),
    cpus: expect.any(Number),
    pids_limit: expect.any(Number),
    security_opt: ["no-new-privileges:true"],
  });
  expect(service).not.toHaveProperty("privileged");
});

test("what Keepwell writes to are volumes, and the rest of it is read-only", () => {
  expect(keepwell).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
  const [, made = ""] = /^ENV (.*)$/m.exec(dockerfile) ?? [];
  const { dataDir, surveysDir, scoringRulesDir } = readConfig(
    Object.fromEntries(made.split(" ").map((pair) => pair.split("="))),
  );
  const written = keepwell.volumes.filter((one) => !one.endsWith(":ro")).map((one) => one.split(":")[1] ?? "none");
  expect(written).toEqual(["/data", "/content"]);
  expect(dockerfile).toContain(`VOLUME ${written.join(" ")}\n`);
  expect([dataDir, surveysDir, scoringRulesDir]).toEqual(["/data", "/content/surveys", "/content/scoring-rules"]);
});

test("what the guide works out is kept in a volume, and the user who runs commands finds them compiled", () => {
  const inImage = relative(process.cwd(), VECTOR_FOLDER);
  const [, kept = "none"] = new RegExp(`ln --symbolic (/data/\\S+) ${inImage}\n`).exec(dockerfile) ?? [];
  expect(dockerfile).toMatch(new RegExp(`install --directory --owner=node --mode=0700 /data ${kept} `));
  // Node keeps what it compiles for each user apart.
  expect(dockerfile.indexOf("content:check\n")).toBeGreaterThan(dockerfile.indexOf("USER node\n"));
});

test("Keepwell goes to its database over TLS, with the certificate that the step before makes", () => {
  const address = new URL(keepwell.environment?.["DATABASE_URL"]?.replace(/\$\{[^}]*\}/g, "x") ?? "");
  expect(address.searchParams.get("sslmode")).toBe("verify-full");
  expect(address.searchParams.get("sslrootcert")).toBe("/certificate/server.crt");
  const [shell, script, host, ...folders] = certificate.entrypoint ?? [];
  expect([shell, script, host]).toEqual(["sh", "/certificate.sh", address.hostname]);
  expect(folders).toEqual(["/key", "/certificate", "postgres:postgres"]);
  expect(keepwell.volumes).toContain("certificate:/certificate:ro");
  expect(certificate.volumes).toEqual(expect.arrayContaining(["certificate:/certificate", "key:/key"]));
  expect(keepwell.volumes.join()).not.toContain("key:");
  const settings = ["--ssl=on", "--ssl_cert_file=/key/server.crt", "--ssl_key_file=/key/server.key"];
  expect(postgres.command).toEqual(expect.arrayContaining([...settings, "--hba_file=/etc/keepwell/pg_hba.conf"]));
});

test("Keepwell is no superuser, and no password has a default", () => {
  const address = new URL(keepwell.environment?.["DATABASE_URL"]?.replace(/\$\{[^}]*\}/g, "x") ?? "");
  expect([address.username, address.pathname]).toEqual(["keepwell", "/keepwell"]);
  expect(postgres.environment).not.toHaveProperty("POSTGRES_USER");
  const secrets = [...text.matchAll(/\$\{(\w*PASSWORD)(\W*)/g)].map(([, name, how]) => [name, how]);
  expect(new Set(secrets.map(([name]) => name))).toEqual(new Set(["KEEPWELL_PASSWORD", "POSTGRES_PASSWORD"]));
  expect(secrets.every(([, how]) => how === ":?")).toBe(true);
  expect(keepwell.environment).not.toHaveProperty("POSTGRES_PASSWORD");
});

test("the database can be reached by Keepwell alone, and Keepwell from this machine alone", () => {
  expect(postgres.networks).toEqual(["database"]);
  expect(networks["database"]).toEqual({ internal: true });
  expect(postgres).not.toHaveProperty("ports");
  expect(keepwell.ports).toEqual(["127.0.0.1:3000:3000"]);
});

test("every file and volume that is mounted is there", () => {
  for (const mount of Object.values(services).flatMap((service) => service.volumes)) {
    const [source = ""] = mount.split(":");
    if (source.startsWith("./")) expect(existsSync(join(FOLDER, source)), mount).toBe(true);
    else expect(Object.keys(volumes), mount).toContain(source);
  }
});

test("neither history nor data gets into the image", () => {
  const left = readFileSync(join(FOLDER, "Dockerfile.dockerignore"), "utf8").split("\n");
  expect(left).toEqual(expect.arrayContaining([".git", "data", "node_modules"]));
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(?:--chown=node )?(.*) \S+$/gm)].map(([, what]) => what);
  expect(copied.filter((what) => what === ".")).toHaveLength(1);
  expect(dockerfile.lastIndexOf("COPY . .")).toBeLessThan(dockerfile.lastIndexOf("FROM node"));
});
