import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./free-port.ts";

/** A proxy of the system, running before a server. */
export type ProxyProcess = { readonly port: number; stop(): Promise<void> };

export const isInstalled = (command: string): boolean => !spawnSync(command, ["-h"]).error;

/**
 * Starts nginx before a server.
 * @param site the contents of its `http` block, for the port at which it listens and a folder with a certificate
 */
export async function startNginx(site: (port: number, folder: string) => string): Promise<ProxyProcess> {
  const folder = folderWithCertificate();
  const port = await freePort();
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (one) => `${one}_temp_path ${folder}/${one};`,
  );
  const file = `
    daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr;
    events {}
    http { ${places.join(" ")} access_log off; ${site(port, folder)} }`;
  writeFileSync(join(folder, "nginx.conf"), file);
  return started("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], folder, port);
}

/** Starts Caddy before a server, with a Caddyfile for the port at which it listens and a folder with a certificate. */
export async function startCaddy(file: (port: number, folder: string) => string): Promise<ProxyProcess> {
  const folder = folderWithCertificate();
  const port = await freePort();
  writeFileSync(join(folder, "Caddyfile"), file(port, folder));
  return started("caddy", ["run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"], folder, port);
}

/** A recipe of the repository, with the places of this run in it. */
export function recipe(path: string, places: Readonly<Record<string, string>>): string {
  let text = readFileSync(path, "utf8");
  for (const [written, here] of Object.entries(places)) {
    if (!text.includes(written)) throw new Error(`${path} does not contain: ${written}`);
    text = text.replaceAll(written, here);
  }
  return text;
}

function folderWithCertificate(): string {
  const folder = mkdtempSync(join(tmpdir(), "keepwell-proxy-"));
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const files = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"];
  execFileSync("openssl", ["req", "-x509", ...kind, ...subject, ...files], { stdio: "ignore" });
  return folder;
}

async function started(
  command: string,
  parameters: readonly string[],
  folder: string,
  port: number,
): Promise<ProxyProcess> {
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(command, parameters, { env, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (chunk) => (said += chunk));
  for (let tries = 0; !(await listens(port)); tries++) {
    if (child.exitCode !== null || tries === 100) throw new Error(`${command} did not start:\n${said}`);
    await wait(100);
  }
  return {
    port,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
