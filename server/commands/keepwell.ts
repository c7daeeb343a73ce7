import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { CACHE_FOLDER } from "../cache-folder.ts";
import { type Command, runCommand } from "./command-line.ts";

// npm run keepwell -- <command>: everything that operators, editors and researchers do outside the running server.

/** Each command is a file of its own, loaded only when it is run. */
export const COMMANDS: Readonly<Record<string, () => Promise<{ readonly command: Command }>>> = {
  "content:check": () => import("./content-check.ts"),
  "content:schemas": () => import("./content-schemas.ts"),
  "content:pull": () => import("./content-pull.ts"),
  "content:push": () => import("./content-push.ts"),
  "scale:new": () => import("./scale-new.ts"),
  "scale:examples": () => import("./scale-examples.ts"),
  "scale:score": () => import("./scale-score.ts"),
  "scale:export": () => import("./scale-export.ts"),
  "scale:rescore": () => import("./scale-rescore.ts"),
  "scale:diff": () => import("./scale-diff.ts"),
  "scale:fhir": () => import("./scale-fhir.ts"),
  "scale:import": () => import("./scale-import.ts"),
  "scale:to": () => import("./scale-to.ts"),
  "library:list": () => import("./library-list.ts"),
  "library:enable": () => import("./library-enable.ts"),
  "account:log-out": () => import("./account-log-out.ts"),
  "account:reset": () => import("./account-reset.ts"),
  "staff:invite": () => import("./staff-invite.ts"),
  "staff:remove": () => import("./staff-remove.ts"),
  "guide:bench": () => import("./guide-bench.ts"),
  "docs:configuration": () => import("./docs-configuration.ts"),
  events: () => import("./events.ts"),
  backup: () => import("./backup.ts"),
  restore: () => import("./restore.ts"),
};

/** Runs the command that the first parameter names. Without one, or with "help", it lists all commands. */
export async function keepwell([name = "help", ...parameters]: readonly string[]): Promise<void> {
  if (name === "help" && parameters[0] !== undefined) return keepwell([parameters[0], "--help"]);
  if (["help", "--help", "-h"].includes(name)) return console.log(await list());
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load) return runCommand((await load()).command, parameters);
  console.error(`There is no command "${name}".\n\n${await list()}`);
  process.exitCode = 2;
}

async function list(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map(async (load) => (await load()).command));
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return ["npm run keepwell -- <command>", "", ...lines, "", "With --help a command says how it is used."].join("\n");
}

if (import.meta.main) {
  // Node keeps the compiled sources, which saves a third of most commands' work. Threads learn of it from the environment.
  process.env["NODE_COMPILE_CACHE"] ??= join(CACHE_FOLDER, "compiled");
  enableCompileCache(process.env["NODE_COMPILE_CACHE"]);
  await keepwell(process.argv.slice(2));
}
