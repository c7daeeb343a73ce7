import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Engine, engines } from "./engines/install.ts";
import { closeLane, openLane } from "./stage/lanes.ts";
import { walk } from "./walk.ts";

// npm run test:browsers [-- --only Firefox] [--at ../another-version] [--pictures folder]
const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    at: { type: "string", default: "." },
    pictures: { type: "string" },
  },
});
const pictures = values.pictures ?? mkdtempSync(join(tmpdir(), "keepwell-engines-"));
mkdirSync(pictures, { recursive: true });
const count = { passed: 0, failed: 0, skipped: 0 };

async function walkIn({ name, get }: Engine): Promise<void> {
  console.log(`\n── ${name}`);
  const opener = get();
  if (!opener) {
    count.skipped++;
    return console.log("skipped: this machine cannot have it");
  }
  const lane = await openLane(values.at);
  const driver = await opener.drive();
  try {
    const stations = walk({ driver, line: lane.line, pictures });
    let isStuck = false;
    for (const station of stations) {
      // After a station that failed the next ones stand nowhere.
      const outcome: keyof typeof count = isStuck
        ? "skipped"
        : await station.work().then(() => "passed" as const, told);
      isStuck ||= outcome === "failed";
      count[outcome]++;
      console.log(`${outcome}: ${station.name}`);
    }
    if (isStuck) await driver.screenshot(join(pictures, `${name}-failed.png`));
  } finally {
    await driver.close();
    await closeLane(lane);
  }
}

function told(error: unknown): "failed" {
  console.log(error instanceof Error ? error.message : error);
  return "failed";
}

for (const engine of engines) if (engine.name.includes(values.only)) await walkIn(engine).catch(() => count.failed++);
console.log(`\nPictures: ${pictures}`);
console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
process.exitCode = count.failed > 0 || count.passed === 0 ? 1 : 0;
