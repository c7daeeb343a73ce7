import { createWriteStream } from "node:fs";
import type { Writable } from "node:stream";
import { CommandError } from "../command-error.ts";

/**
 * Opens the stream for a command's result: a new file that only its owner can read, or stdout.
 * @throws CommandError when the file cannot be created
 */
export function resultStream(file: string | undefined): Promise<Writable> {
  if (file === undefined) {
    warnOfNpmLines();
    return Promise.resolve(process.stdout);
  }
  return new Promise((resolve, reject) => {
    const stream = createWriteStream(file, { mode: 0o600, flags: "wx" });
    stream.once("open", () => resolve(stream));
    stream.once("error", (error: NodeJS.ErrnoException) => {
      const reason = error.code === "EEXIST" ? "it is already there" : `${error.code}`;
      reject(new CommandError(`${file} cannot be written: ${reason}.`));
    });
  });
}

/** Without `-s`, npm writes the script's name to stdout before our output. */
function warnOfNpmLines(): void {
  const { npm_lifecycle_event: script, npm_config_loglevel: level } = process.env;
  if (script === undefined || level === "silent" || process.stdout.isTTY) return;
  console.error(
    `npm has put lines of its own before the result. Run it as "npm run -s ${script} -- …", or give --out.`,
  );
}
