import { fork } from "node:child_process";
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

/** What a host of commands is asked for. */
export type CommandToRun = {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  readonly input: string;
};

/** Runs commands in one process, one after the other. */
export type CommandHost = (command: CommandToRun) => Promise<Ran>;

/**
 * Starts a process that runs commands. It ends with the tests.
 * @param options given to Node, such as `--import` and a file
 */
export function startCommandHost(options: readonly string[] = [], environment = process.env): CommandHost {
  const host = fork("tests/support/command-host.ts", { execArgv: [...options], env: environment });
  // An idle host keeps no test run alive; one that works is waited for by the timeout of its test.
  host.unref();
  host.channel?.unref();
  const waiting = new Map<number, (ran: Ran) => void>();
  host.on("message", ({ number, ran }: { number: number; ran: Ran }) => {
    waiting.get(number)?.(ran);
    waiting.delete(number);
  });
  const endAll = (status: number | null) => {
    for (const resolve of waiting.values()) resolve({ status, stdout: "", stderr: "The host of commands ended." });
    waiting.clear();
  };
  host.on("exit", endAll);
  let number = 0;
  return (command) =>
    new Promise((resolve) => {
      waiting.set(++number, resolve);
      host.send({ number, ...command }, (error) => error && endAll(null));
    });
}

let shared: CommandHost | undefined;

/** Runs one of the commands as `npm run keepwell` does, beside others of the same test run. */
export function runCommand(
  name: string,
  parameters: readonly string[],
  environment: Record<string, string> = {},
  input = "",
): Promise<Ran> {
  shared ??= startCommandHost();
  return shared({ name, parameters, environment: { ...process.env, ...environment }, input });
}
