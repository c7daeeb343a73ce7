import { rm, writeFile } from "node:fs/promises";
import { CommandError } from "../command-error.ts";

type NewFile = { readonly path: string; readonly content: string | Uint8Array };

/**
 * Writes new files that only their owner can read: all of them, or none.
 * @throws CommandError where one of them is already there or cannot be written
 */
export async function writeTogether(files: readonly NewFile[]): Promise<void> {
  const written: string[] = [];
  for (const { path, content } of files) {
    try {
      await writeFile(path, content, { mode: 0o600, flag: "wx" });
      written.push(path);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      const isThere = code === "EEXIST";
      // What another program put there stays; a file that could only be begun goes.
      for (const begun of isThere || code === "ENOENT" ? written : [...written, path]) await rm(begun, { force: true });
      throw new CommandError(
        `${path} cannot be written: ${isThere ? "it is already there" : code}. Nothing was written.`,
      );
    }
  }
}
