import { Console } from "node:console";
import { Readable, Writable } from "node:stream";
import { keepwell } from "../../server/commands/keepwell.ts";
import type { CommandToRun, Ran } from "./run-command.ts";

// A process of its own that runs one command after the other. Loading the sources takes most of a command's time, so
// they are loaded once for all.

const written = { stdout: "", stderr: "" };

/** A stream of its own for each command, as a process has: what listens to one is gone with it. */
const streamTo = (name: keyof typeof written) =>
  new Writable({
    decodeStrings: false,
    write(chunk: string | Buffer, _, done) {
      written[name] += chunk;
      done();
    },
  });

const setStream = (name: "stdin" | "stdout" | "stderr", value: Readable | Writable) =>
  Object.defineProperty(process, name, { value, configurable: true });

async function run({ name, parameters, environment, input }: CommandToRun): Promise<Ran> {
  process.env = { ...environment };
  Object.assign(written, { stdout: "", stderr: "" });
  setStream("stdin", Readable.from([input]));
  const [stdout, stderr] = [streamTo("stdout"), streamTo("stderr")];
  setStream("stdout", stdout);
  setStream("stderr", stderr);
  globalThis.console = new Console(stdout, stderr);
  process.exitCode = 0;
  try {
    await keepwell([name, ...parameters]);
  } catch (error) {
    // What Node does with an error that nobody caught.
    console.error(error);
    process.exitCode = 1;
  }
  return { status: Number(process.exitCode), ...written };
}

let before: Promise<unknown> = Promise.resolve();
process.on("message", ({ number, ...command }: CommandToRun & { readonly number: number }) => {
  before = before.then(async () => process.send?.({ number, ran: await run(command) }));
});
// Whoever asks keeps it alive, whatever else listens.
process.channel?.ref();
// The tests ended.
process.on("disconnect", () => process.exit());
