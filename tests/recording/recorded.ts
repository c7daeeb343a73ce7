import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "vitest";

const FOLDER = join(import.meta.dirname, "recorded");

/**
 * Compares a text with the committed one of this name, byte for byte. With KEEPWELL_RECORD=1 it becomes the
 * committed one.
 */
export function expectRecorded(name: string, text: string): void {
  const file = join(FOLDER, name);
  if (process.env["KEEPWELL_RECORD"] === "1") {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  expect(text, `${name}: if this change is meant, record anew with KEEPWELL_RECORD=1`).toBe(readFileSync(file, "utf8"));
}

/** The same for a list, one entry after the other, so that the first line of a difference says which one it is. */
export function expectRecordedList(name: string, list: readonly unknown[]): void {
  expectRecorded(name, `${JSON.stringify(list, null, 2)}\n`);
}
