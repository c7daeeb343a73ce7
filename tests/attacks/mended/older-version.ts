import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, symlinkSync, unlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export type OlderVersion = { readonly folder: string; remove(): void };

export type Laying = {
  /** A version with the defect. */
  readonly before: string;
  /** The commit whose tests are laid over it. */
  readonly commit: string;
  /** Further files of that commit. */
  readonly laid: readonly string[];
  readonly isBuilt: boolean;
};

const run = (cwd: string, command: string, ...parameters: string[]): void =>
  void execFileSync(command, parameters, { cwd, stdio: ["ignore", "ignore", "pipe"] });

/**
 * Checks out an older version in a temporary work tree, with later tests over it and the packages of this one.
 * @throws Error where the history of the project is not there
 */
export function checkOut({ before, commit, laid, isBuilt }: Laying): OlderVersion {
  const parent = mkdtempSync(join(tmpdir(), "keepwell-before-"));
  const folder = join(parent, "version");
  const packages = join(folder, "node_modules");
  const remove = () => {
    // The link first, so that nothing that removes a folder goes through it.
    unlinkSync(packages);
    run(".", "git", "worktree", "remove", "--force", folder);
    rmSync(parent, { recursive: true, force: true });
  };
  run(".", "git", "worktree", "add", "--quiet", "--detach", folder, before);
  symlinkSync(resolve("node_modules"), packages);
  try {
    const there = laid.filter((path) => existsSync(join(folder, path)));
    if (there.length > 0) throw new Error(`${there} may mend what ${before} has, since that uses it`);
    run(folder, "git", "checkout", "--quiet", commit, "--", "tests", ...laid);
    // Without what `npm start` does first: that would install packages through the link.
    if (isBuilt) run(folder, "vite", "build", "--logLevel", "silent");
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}
