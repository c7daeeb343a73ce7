import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { CommandError } from "../command-error.ts";
import { FileError } from "../storage/file-refused.ts";
import { UnreachableDatabase } from "../storage/postgres.ts";

/** The command was called in a way it does not understand; its help follows. The exit code is 2. */
export class WrongCall extends Error {
  override readonly name = "WrongCall";
}

export type Command<Options extends ParseArgsOptionsConfig = ParseArgsOptionsConfig> = {
  /** What it is called by, such as `scale:export`. */
  readonly name: string;
  /** One line of the list of all commands. */
  readonly summary: string;
  /** What follows its name, such as `<id> [--apply]`. */
  readonly usage: string;
  /** What `--help` prints below its usage: what it does, its options, an example. */
  readonly help: string;
  /** True for one whose result goes to stdout, to be kept in a file. */
  readonly printsResult?: boolean;
  readonly options: Options;
  /** Names of what must be given without an option, in order. */
  readonly takes: readonly string[];
  /** How many more may follow. */
  readonly mayTake?: number;
  /** @throws CommandError, FileError or WrongCall */
  run(values: Values<Options>, ...given: string[]): Promise<void>;
};

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<typeof parseArgs<{ options: Options }>>["values"];

/** Gives a command the types of its options. */
export const defineCommand = <const Options extends ParseArgsOptionsConfig>(command: Command<Options>) => command;

type Described = Pick<Command, "name" | "usage" | "help" | "printsResult">;

/** How a command is called, what it does, its options. */
export function helpOf({ name, usage, help, printsResult = false }: Described): string {
  const silence = printsResult ? ["", `"npm run -s" keeps npm's own lines out of the result.`] : [];
  return [`npm run ${printsResult ? "-s " : ""}keepwell -- ${name} ${usage}`.trim(), "", help.trim(), ...silence].join(
    "\n",
  );
}

/**
 * Runs a command in this process: reads its arguments, prints its help, and ends with 0 when it is done,
 * 1 when it could not be, 2 when it was called wrongly. What it says beside its result goes to stderr.
 */
export async function runCommand<const Options extends ParseArgsOptionsConfig>(
  command: Command<Options>,
  parameters: readonly string[],
): Promise<void> {
  try {
    if (parameters.includes("--help") || parameters.includes("-h")) console.log(helpOf(command));
    else await command.run(...argumentsOf(command, parameters));
  } catch (fault) {
    if (fault instanceof WrongCall) {
      console.error(`${fault.message}\n\n${helpOf(command)}`);
      process.exitCode = 2;
    } else if (fault instanceof CommandError || fault instanceof FileError || fault instanceof UnreachableDatabase) {
      console.error(fault.message);
      process.exitCode = 1;
    } else if ((fault as NodeJS.ErrnoException).code === "EPIPE") {
      // Whoever read the result, such as `head`, has seen enough.
    } else {
      throw fault;
    }
  }
}

function argumentsOf<Options extends ParseArgsOptionsConfig>(
  { options, takes, mayTake = 0 }: Command<Options>,
  parameters: readonly string[],
): [Values<Options>, ...string[]] {
  const { values, positionals } = parsed(options, parameters);
  const missing = takes[positionals.length];
  if (missing !== undefined) throw new WrongCall(`The ${missing} is missing.`);
  const further = positionals[takes.length + mayTake];
  if (further !== undefined) throw new WrongCall(`"${further}" is one thing too many.`);
  return [values, ...positionals];
}

function parsed<Options extends ParseArgsOptionsConfig>(options: Options, parameters: readonly string[]) {
  try {
    return parseArgs({ args: [...parameters], options, allowPositionals: true });
  } catch (fault) {
    throw new WrongCall(fault instanceof Error ? fault.message : `${fault}`);
  }
}
