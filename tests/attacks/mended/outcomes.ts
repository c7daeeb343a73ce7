import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** One case of a test. `error` is what it, or its file, could not get past. */
export type Outcome = {
  readonly file: string;
  readonly name: string;
  readonly status: string;
  readonly error: string;
};

/** Which tests are run: in which version, in which files below `tests/`, and parts of their names. */
export type Asked = { readonly folder: string; readonly files: readonly string[]; readonly names: readonly string[] };

/** Vitest puts a sign between the names of a group and of its test, and leaves it out of its report. */
export const patternOf = (names: readonly string[]) =>
  names.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replaceAll(" ", "( > | )")).join("|");

/** The rest of a message is for who looks at the code. */
export const firstLine = (message = "") => stripVTControlCharacters(message).trim().split("\n")[0] ?? "";

type Program = {
  readonly folder: string;
  readonly command: string;
  readonly parameters: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
};

/**
 * Runs a program of tests and reads its report.
 * @param program is made for the path at which the report is to be
 * @throws Error with what the program printed where there is no report
 */
export function reportOf<Report>(program: (path: string) => Program): Report {
  const reports = mkdtempSync(join(tmpdir(), "keepwell-report-"));
  const path = join(reports, "report.json");
  try {
    const { folder: cwd, command, parameters, environment } = program(path);
    const env = { ...process.env, ...environment };
    const { stdout, stderr } = spawnSync(command, parameters, { cwd, env, encoding: "utf8" });
    if (!existsSync(path)) throw new Error(`the tests did not run:\n${stdout}${stderr}`);
    return JSON.parse(readFileSync(path, "utf8"));
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}
