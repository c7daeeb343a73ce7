import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Ran = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

/** The shipped content in a folder of its own, with an empty folder for data, as a command is given them. */
export function ownContent(): { folder: string; environment: Record<string, string> } {
  const folder = mkdtempSync(join(tmpdir(), "keepwell-command-"));
  const [surveys, scoringRules] = [join(folder, "surveys"), join(folder, "scoring-rules")];
  cpSync("surveys", surveys, { recursive: true });
  cpSync("scoring-rules", scoringRules, { recursive: true });
  const environment = { SURVEYS_DIR: surveys, SCORING_RULES_DIR: scoringRules, DATA_DIR: join(folder, "data") };
  return { folder, environment };
}

/** Runs one of the commands as `npm run keepwell` does. */
export function runCommand(
  name: string,
  parameters: readonly string[],
  environment: Record<string, string> = {},
  input = "",
): Ran {
  const env = { ...process.env, ...environment };
  const { status, stdout, stderr } = spawnSync("node", ["server/commands/keepwell.ts", name, ...parameters], {
    env,
    input,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, stdout, stderr };
}
