import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type ContentFolders, pathOf, type TextChanges } from "../check/content-texts.ts";

/**
 * Writes content files so that no reader ever sees half of one: each is written to a temporary file beside it,
 * synced, then renamed. All temporary files are on disk before the first is renamed.
 * @throws the file system's error; in most cases nothing was changed then
 */
export async function writeTexts(changes: TextChanges, folders: ContentFolders): Promise<void> {
  const ready: { readonly path: string; readonly beside: string | null }[] = [];
  try {
    for (const [key, text] of changes) {
      const path = pathOf(key, folders);
      ready.push({ path, beside: text === null ? null : await writeBeside(path, text) });
    }
    for (const { path, beside } of ready) {
      if (beside === null) await rm(path, { force: true });
      else await rename(beside, path);
    }
  } finally {
    // Temporary files that were renamed no longer exist.
    for (const { beside } of ready) if (beside !== null) await rm(beside, { force: true });
  }
}

async function writeBeside(path: string, text: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const beside = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
  const before = await stat(path).catch(() => null);
  const file = await open(beside, "w");
  try {
    if (before) await file.chmod(before.mode);
    await file.writeFile(text);
    await file.sync();
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return beside;
}
