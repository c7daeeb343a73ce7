import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

test("where a file cannot be written whole, none of it is left", () => {
  const place = mkdtempSync(join(tmpdir(), "keepwell-whole-"));
  try {
    const folders = { surveysDir: join(place, "surveys"), scoringRulesDir: join(place, "rules") };
    const source = `
      process.on("SIGXFSZ", () => undefined);
      const { writeTexts } = await import("./server/content/files/write-files.ts");
      const texts = new Map([["surveys/small", "{}"], ["surveys/large", "x".repeat(200_000)]]);
      console.log(await writeTexts(texts, ${JSON.stringify(folders)}).then(() => "written", ({ code }) => code));`;
    // A file of more than 100 blocks of 512 bytes is not allowed here: it is cut off, as on a full disk.
    const limited = 'ulimit -f 100; exec "$0" --input-type=module -e "$1"';
    const { stdout } = spawnSync("sh", ["-c", limited, process.execPath, source], { encoding: "utf8" });
    expect(stdout.trim()).toBe("EFBIG");
    expect(readdirSync(place, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())).toEqual([]);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
});
