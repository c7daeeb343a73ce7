import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const run = (root: string, command: string, ...parameters: string[]) =>
  execFileSync(command, parameters, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });

/** Brings the pages of this version to where they can be served, as `npm start` does. */
export function buildHere(): void {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const [command = "", ...parameters] = `${scripts.prestart}`.split(" ");
  run(process.cwd(), command, ...parameters);
}

/**
 * Another version of the project in a temporary folder, built.
 * @param ref what git calls it
 */
export function otherVersion(ref: string): { readonly root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), "keepwell-version-"));
  const archive = execFileSync("git", ["archive", ref], { maxBuffer: 1024 * 1024 * 1024 });
  execFileSync("tar", ["-x", "-C", root], { input: archive });
  if (needsOtherPackages(ref)) run(root, "npm", "ci", "--no-audit", "--no-fund");
  else symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  run(root, "node_modules/.bin/vite", "build", "--logLevel", "warn");
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Whether that version needs packages that are not installed here, or other versions of them. */
function needsOtherPackages(ref: string): boolean {
  type Packages = { readonly packages: Readonly<Record<string, { readonly version?: string }>> };
  const theirs = execFileSync("git", ["show", `${ref}:package-lock.json`], { encoding: "utf8" });
  const { packages } = JSON.parse(theirs) as Packages;
  const here = (JSON.parse(readFileSync("package-lock.json", "utf8")) as Packages).packages;
  return Object.entries(packages).some(([name, { version }]) => name !== "" && here[name]?.version !== version);
}
