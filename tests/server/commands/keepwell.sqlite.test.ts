import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { helpOf } from "../../../server/commands/command-line.ts";
import { COMMANDS } from "../../../server/commands/keepwell.ts";
import { runCommand } from "../../support/run-command.ts";

const names = Object.keys(COMMANDS);

test.each(names)("%s is listed under its own name and says how it is used", async (name) => {
  const { command } = (await COMMANDS[name]?.()) ?? {};
  if (!command) throw new Error("no command");
  expect(command.name).toBe(name);
  expect(command.summary).toMatch(/^[a-z].*[^.]$/);
  const help = helpOf(command);
  expect(help).toContain(`keepwell -- ${name}`);
  for (const option of Object.keys(command.options)) expect(help).toContain(`--${option}`);
  for (const line of help.split("\n")) expect(line.length).toBeLessThanOrEqual(120);
});

test("the list names every command, with help or with nothing asked", async () => {
  const [asked, unasked] = [await runCommand("help", []), await runCommand("--help", [])];
  expect(asked).toEqual(unasked);
  expect(asked.status).toBe(0);
  for (const name of names) expect(asked.stdout).toMatch(new RegExp(`^ {2}${name} +\\w`, "m"));
});

test("an unknown command is refused, with the list", async () => {
  expect(await runCommand("scale:exprot", ["stress"])).toMatchObject({
    status: 2,
    stdout: "",
    stderr: expect.stringContaining('There is no command "scale:exprot".'),
  });
});

test("the scripts of before that no longer stand in package.json are commands", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  expect(Object.keys(scripts).filter((name) => name !== "content:check" && name in COMMANDS)).toEqual([]);
});

test("what Node made of the sources of a command is kept for the next", () => {
  const { NODE_COMPILE_CACHE: _, ...env } = process.env;
  const told =
    "import { getCompileCacheDir } from 'node:module'; process.on('exit', () => console.log(getCompileCacheDir()))";
  const run = ["--import", `data:text/javascript,${told}`, "server/commands/keepwell.ts", "help", "scale:new"];
  const said = execFileSync(process.execPath, run, { env, encoding: "utf8" });
  expect(said).toMatch(/\.cache\/compiled\S*\s*$/);
});
