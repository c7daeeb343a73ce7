import { execFileSync } from "node:child_process";
import { chownSync, copyFileSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { makePostgresServer, type PostgresServer } from "./postgres-server.ts";

/** The user whom role.sql makes, and its database. */
const NAME = "keepwell";

export type DeployedPostgres = {
  readonly server: PostgresServer;
  /**
   * The address that Keepwell is given.
   * @param tls what stands behind the `?`; the deployed settings by default
   */
  url(tls?: Record<string, string>, host?: string, port?: number): string;
  /** The folder with the certificate, as Keepwell gets it. */
  readonly certificate: string;
  /** Runs the file that makes role and database, as the superuser from inside. */
  makeRole(): void;
};

/** A real PostgreSQL, set up as server/deploy/compose.yaml says, but for the host's name. */
export async function makeDeployedPostgres(): Promise<DeployedPostgres> {
  const place = { folder: "" };
  const server = await makePostgresServer({
    isDurable: false,
    prepare(folder) {
      place.folder = folder;
      const key = join(folder, "key");
      for (const name of ["key", "certificate"]) mkdirSync(join(folder, name));
      const { uid, gid } = statSync(folder);
      // As a user without rights, the tests run PostgreSQL as themselves.
      const owner = process.getuid?.() === 0 ? [`${uid}:${gid}`] : [];
      makeCertificate("localhost", key, join(folder, "certificate"), owner);
      copyFileSync("server/deploy/database/pg_hba.conf", join(folder, "pg_hba.conf"));
      for (const name of ["key", "pg_hba.conf", ...readdirSync(key).map((one) => `key/${one}`)])
        chownSync(join(folder, name), uid, gid);
      return {
        ssl: "on",
        ssl_cert_file: join(key, "server.crt"),
        ssl_key_file: join(key, "server.key"),
        hba_file: join(folder, "pg_hba.conf"),
        unix_socket_directories: folder,
      };
    },
  });
  const { port, password } = new URL(server.url("postgres"));
  const certificate = join(place.folder, "certificate", "server.crt");
  const deployed = { sslmode: "verify-full", sslrootcert: certificate };
  return {
    server,
    certificate,
    url: (tls = deployed, host = "localhost") =>
      `postgres://${NAME}:${NAME}@${host}:${port}/${NAME}?${new URLSearchParams(tls)}`,
    makeRole() {
      const to = ["--host", place.folder, "--port", port, "--username", "postgres", "--no-password"];
      const how = ["--no-psqlrc", "--variable", "ON_ERROR_STOP=1", "--file", "server/deploy/database/role.sql"];
      const env = { ...process.env, PGPASSWORD: password, KEEPWELL_PASSWORD: NAME };
      execFileSync("psql", [...to, ...how], { env, stdio: ["ignore", "ignore", "pipe"] });
    },
  };
}

/** Runs the step of the compose file that makes a certificate. */
export function makeCertificate(host: string, key: string, certificate: string, owner: readonly string[] = []): void {
  const parameters = ["server/deploy/database/certificate.sh", host, key, certificate, ...owner];
  execFileSync("sh", parameters, { stdio: ["ignore", "ignore", "pipe"] });
}
