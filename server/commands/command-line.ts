import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { CommandError } from "../command-error.ts";
import { FileError } from "../storage/file-refused.ts";
import { databaseTrouble } from "../storage/postgres.ts";

/** Thrown when the arguments do not match the command's usage. Its help is printed, and the exit code is 2. */
export class WrongCall extends Error {
  override readonly name = "WrongCall";
}

export type Command<Options extends ParseArgsOptionsConfig = ParseArgsOptionsConfig> = {
  /** The command's name, such as `scale:export`. */
  readonly name: string;
  /** Its line in the list of all commands. */
  readonly summary: string;
  /** The arguments after its name, such as `<id> [--apply]`. */
  readonly usage: string;
  /** The text that `--help` prints below the usage: what it does, its options, an example. */
  readonly help: string;
  /** True when the command writes its result to stdout, so that it can be saved in a file. */
  readonly printsResult?: boolean;
  readonly options: Options;
  /** Names of the required positional arguments, in order. */
  readonly takes: readonly string[];
  /** How many further positional arguments are allowed. */
  readonly mayTake?: number;
  /** @throws CommandError, FileError or WrongCall */
  run(values: Values<Options>, ...given: string[]): Promise<void>;
};

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<typeof parseArgs<{ options: Options }>>["values"];

/** Infers the types of a command's values from its options. */
export const defineCommand = <const Options extends ParseArgsOptionsConfig>(command: Command<Options>) => command;

type Described = Pick<Command, "name" | "usage" | "help" | "printsResult">;

/** Returns the help of a command: its usage, what it does, its options. */
export function helpOf({ name, usage, help, printsResult = false }: Described): string {
  const silence = printsResult ? ["", `"npm run -s" keeps npm's own lines out of the result.`] : [];
  return [`npm run ${printsResult ? "-s " : ""}keepwell -- ${name} ${usage}`.trim(), "", help.trim(), ...silence].join(
    "\n",
  );
}

/**
 * Runs a command in this process: parses its arguments and prints its help on request. The exit code is 0 on
 * success, 1 when the command failed and 2 when its arguments were wrong. Everything but the result goes to stderr.
 */
export async function runCommand<const Options extends ParseArgsOptionsConfig>(
  command: Command<Options>,
  parameters: readonly string[],
): Promise<void> {
  try {
    if (parameters.includes("--help") || parameters.includes("-h")) console.log(helpOf(command));
    else await command.run(...argumentsOf(command, parameters));
  } catch (error) {
    if (error instanceof WrongCall) {
      console.error(`${error.message}\n\n${helpOf(command)}`);
      process.exitCode = 2;
    } else if (error instanceof CommandError || error instanceof FileError) {
      console.error(error.message);
      process.exitCode = 1;
    } else if (databaseTrouble(error) !== null) {
      console.error(databaseTrouble(error));
      process.exitCode = 1;
    } else if ((error as NodeJS.ErrnoException).code === "EPIPE") {
      // The reader of stdout, such as `head`, closed the pipe because it has enough.
    } else {
      throw error;
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
  } catch (error) {
    throw new WrongCall(error instanceof Error ? error.message : `${error}`);
  }
}
