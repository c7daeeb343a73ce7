import { rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { ensureBrowser } from "../support/install-browser.ts";
import { compareAll } from "./pictures/compare.ts";
import { shootAll } from "./pictures/shoot.ts";
import { buildHere, otherVersion } from "./pictures/version.ts";

// Takes a picture of every screen at 360 and 1280 px:
//   node tests/recording/pictures.ts [--against <git ref>] [--only <expression>] [--out <folder>]
// With --against it takes them of that version too, on the same machine, and shows which differ; then the exit code
// is 1.

const { values } = parseArgs({
  options: {
    against: { type: "string" },
    only: { type: "string", default: "" },
    out: { type: "string", default: "test-results/pictures" },
  },
});
const only = new RegExp(values.only);
const folders = {
  now: join(values.out, "now"),
  before: join(values.out, "before"),
  differences: join(values.out, "differences"),
};
for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });

buildHere();
const other = values.against === undefined ? null : otherVersion(values.against);
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox"] });
try {
  const failures = await shootAll(browser, process.cwd(), folders.now, only);
  for (const failure of failures) console.error(`not shown: ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
  console.log(`The pictures are in ${folders.now}`);
  if (other) {
    for (const failure of await shootAll(browser, other.root, folders.before, only)) {
      console.error(`not shown by ${values.against}: ${failure}`);
    }
    const lines = await compareAll(browser, folders);
    for (const line of lines) console.log(line);
    console.log(`${lines.length} differ${lines.length > 0 ? `; see ${folders.differences}` : ""}`);
    if (lines.length > 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
  other?.remove();
}
