import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { shapeIssues } from "#core/content-check/check-shape.ts";
import type { Kit, ListedScales } from "#core/content-model/kit.ts";
import { kitIssues } from "#core/kits/check-kit.ts";
import type { Issue } from "#core/shared/issue.ts";
import { ownTurn } from "../../own-turn.ts";
import { checkCache } from "../check/check-cache.ts";
import { syntaxIssue } from "../files/read-files.ts";

/** The folder of kits, within that of the surveys. */
const LIBRARY = "library";
/** The file of the scales that are known and cannot be enabled. */
const LISTED = "listed";

export type Library = {
  /** In the order of their names. */
  readonly kits: readonly Kit[];
  readonly listed: ListedScales["scales"];
  readonly issues: readonly Issue[];
};

/** Reads and checks the library of kits. Content may do without one; a kit with an issue is left out. */
export async function readLibrary(surveysDir: string): Promise<Library> {
  const folder = join(surveysDir, LIBRARY);
  const label = `${basename(surveysDir)}/${LIBRARY}`;
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const ids = entries.filter((name) => /^[^.].*(?<!\.schema)\.json$/.test(name)).map((name) => name.slice(0, -5));
  const read = await Promise.all(
    ids.sort().map(async (id) => ({ id, text: await readFile(join(folder, `${id}.json`), "utf8") })),
  );
  const checked: ReturnType<typeof checkedFile>[] = [];
  for (const { id, text } of read) {
    // A server that reads the library answers others in between.
    await ownTurn();
    checked.push(checkedFile(`${label}/${id}.json`, id, text));
  }
  const listed = checked.find(({ id, issues }) => id === LISTED && issues.length === 0);
  const kits = checked.filter(({ id, issues }) => id !== LISTED && issues.length === 0);
  return {
    kits: kits.map(({ value }) => value as Kit),
    listed: (listed?.value as ListedScales | undefined)?.scales ?? [],
    issues: checked.flatMap(({ issues }) => issues),
  };
}

function checkedFile(file: string, id: string, text: string) {
  try {
    const value: unknown = JSON.parse(text);
    const issues = checkCache().issuesOf(["kit", file, text], () =>
      id === LISTED ? shapeIssues("listedScales", file, value) : kitIssues(file, id, value),
    );
    return { id, value, issues };
  } catch (error) {
    return { id, value: null, issues: [syntaxIssue(file, error)] };
  }
}
