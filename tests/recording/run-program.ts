import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { STANDING_CLOCK, START } from "./server.ts";

export type Printed = { readonly stdout: string; readonly stderr: string; readonly status: number | null };

const scripts: Readonly<Record<string, string>> = JSON.parse(readFileSync("package.json", "utf8")).scripts;

/** What an npm script runs, without npm. */
export const scriptOf = (name: string): string => scripts[name] ?? `${scripts["keepwell"]} ${name}`;

/**
 * Runs a program with a clock that stands.
 * @param command such as `node server/commands/scale-export.ts`
 */
export async function runProgram(
  command: string,
  parameters: readonly string[],
  settings: Readonly<Record<string, string>>,
  input = "",
): Promise<Printed> {
  const [program = "", ...first] = command.split(" ");
  // Programs say other things under npm, which may have started these tests.
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("npm_")));
  const child = spawn(program, ["--import", STANDING_CLOCK, ...first, ...parameters], {
    env: { ...own, TZ: "UTC", RECORDING_TIME: new Date(START).toISOString(), ...settings },
  });
  const printed = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => (printed.stdout += chunk));
  child.stderr.on("data", (chunk) => (printed.stderr += chunk));
  child.stdin.end(input);
  const [status] = await once(child, "close");
  return { ...printed, status };
}
