import { randomBytes } from "node:crypto";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CommandError } from "../command-error.ts";

const KEY_BYTES = 32;

/**
 * Opens a key of 256 bits in a file of its own in `DATA_DIR`, which only its owner can read. It is created on first use.
 * @throws CommandError when the file holds no key
 */
export async function openKeyFile(dataDir: string, name: string): Promise<Buffer> {
  const file = join(dataDir, name);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(file, `${randomBytes(KEY_BYTES).toString("hex")}\n`, { flag: "wx", mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    },
  );
  await chmod(file, 0o600);
  return readKeyFile(dataDir, name);
}

/**
 * Reads such a key, and makes none.
 * @throws CommandError when there is no such file, or it holds no key
 */
export async function readKeyFile(dataDir: string, name: string): Promise<Buffer> {
  const file = join(dataDir, name);
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    throw new CommandError(`There is no ${file}. DATA_DIR names the folder of the server, where its keys are.`);
  });
  if (!/^[0-9a-f]{64}$/.test(text.trim()))
    throw new CommandError(`${file} holds no key of ${2 * KEY_BYTES} hexadecimal digits.`);
  return Buffer.from(text.trim(), "hex");
}
