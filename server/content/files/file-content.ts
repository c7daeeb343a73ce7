import { AppError } from "#core/api/app-error.ts";
import { issuesApart } from "../check/check-apart.ts";
import { type ContentTexts, changesBetween, hasTexts, withChanges } from "../check/content-texts.ts";
import type { ContentSource, Stage } from "../live/content-source.ts";
import { publishedTexts, recordPublication } from "../live/publications.ts";
import { readTexts } from "./read-files.ts";
import { watchFiles } from "./watch-files.ts";
import { writeTexts } from "./write-files.ts";

/** The pause in milliseconds before an edit is stored again, when the database was unavailable. */
const RETRY_MS = 2_000;

type Origin = Parameters<typeof recordPublication>[2];

/** Opens content that is kept in the files of this machine. The database stores only its history. */
export async function openFileContent({ adopt, folders, records, now }: Stage): Promise<ContentSource> {
  let onDisk: ContentTexts = new Map();
  let live: ContentTexts = new Map();
  let recorded: ContentTexts = records ? (await publishedTexts(records.database)).texts : new Map<string, string>();
  let isUnsettled = true;

  const record = async (origin: Origin, by: string | null = null) => {
    const changes = changesBetween(recorded, live);
    if (changes.size > 0)
      await records?.commits.write((transaction) => recordPublication(transaction, changes, origin, now(), by));
    recorded = live;
  };
  const load = async (origin: Origin) => {
    const { texts, issues: readIssues } = await readTexts(folders);
    if (!isUnsettled && readIssues.length === 0 && changesBetween(onDisk, texts).size === 0) return;
    onDisk = texts;
    // If the database is unavailable the edit stays unsettled, and the next refresh tries again.
    isUnsettled = true;
    if ((await adopt(texts, readIssues)).length === 0) {
      live = texts;
      await record(origin);
    }
    isUnsettled = false;
  };
  await load("start");

  return {
    texts: () => onDisk,
    liveTexts: () => live,
    refresh: async (files) => {
      if (files || isUnsettled) await load("files");
    },
    async publish({ changes, from, origin, by }) {
      const { texts } = await readTexts(folders);
      if (!hasTexts(texts, from)) return { kind: "outdated" };
      // A broken file on the disk must not prevent the publication of another one.
      const next = withChanges(live, changes);
      const issues = await issuesApart(next, folders);
      if (issues.length > 0) return { kind: "refused", issues };
      isUnsettled = true;
      await writeTexts(changes, folders).catch(() => {
        throw new AppError("CONTENT_NOT_WRITABLE");
      });
      onDisk = withChanges(texts, changes);
      const left = await adopt(next);
      // It stays unsettled, so that the next refresh tries again.
      if (left.length > 0) return { kind: "refused", issues: left };
      live = next;
      await record(origin, by);
      isUnsettled = changesBetween(onDisk, live).size > 0;
      return { kind: "published" };
    },
    follow(refresh) {
      const unwatch = watchFiles(folders, () => refresh(true));
      const retrying = setInterval(() => refresh(false), RETRY_MS).unref();
      return () => {
        unwatch();
        clearInterval(retrying);
      };
    },
  };
}
