import type { Kysely } from "kysely";
import type { ScaleVersion } from "#core/content-changes/content-change.ts";
import { CommandError } from "../command-error.ts";
import type { Config } from "../config.ts";
import { versionsOfScale } from "../content/live/versions.ts";
import type { Tables } from "../storage/tables.ts";
import { scaleOfFiles } from "./scale-files.ts";

/** Names the version that the files currently hold. */
export const FILES = "files";

/**
 * @param name the first letters of a hash, or "files"
 * @throws CommandError when no version, or more than one, matches
 */
export async function namedVersion(
  database: Kysely<Tables>,
  config: Config,
  id: string,
  name: string,
): Promise<ScaleVersion> {
  if (name === FILES) return scaleOfFiles(config, id);
  const versions = await versionsOfScale(database, id);
  const found = versions.filter(({ hash }) => hash.startsWith(name));
  const [version] = found;
  if (!version || found.length > 1) {
    const known = versions.map(({ hash }) => hash.slice(0, 12)).join(", ") || "none";
    const reason = version ? `Several versions begin with "${name}".` : `No version of "${id}" begins with "${name}".`;
    throw new CommandError(`${reason} Known: ${known}, and "${FILES}".`);
  }
  return { survey: JSON.parse(version.survey), rule: JSON.parse(version.rule) };
}
