import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { tell } from "../report/progress.ts";

const FOLDER = join(import.meta.dirname, "floors/formio");

/**
 * Brings the other form builder, which has a lockfile of its own: 100 MB that only this needs.
 * @returns false when it cannot be had, as without a network; it is then left out
 */
export function installFormio(): boolean {
  if (existsSync(join(FOLDER, "node_modules/@formio/js"))) return true;
  tell("installing Form.io");
  const flags = ["--ignore-scripts", "--no-audit", "--no-fund"];
  const { status } = spawnSync("npm", ["ci", ...flags], { cwd: FOLDER, stdio: "ignore" });
  if (status !== 0) tell("Form.io could not be installed; it is left out");
  return status === 0;
}
