import { issuesApart } from "../check/check-apart.ts";
import { type ContentTexts, changesBetween, hasTexts, type TextChanges, withChanges } from "../check/content-texts.ts";
import { checkContent } from "../files/load.ts";
import { readTexts } from "../files/read-files.ts";
import { watchFiles } from "../files/watch-files.ts";
import { inDatabase } from "./bad-content.ts";
import type { ContentSource, Outcome, Records, Stage } from "./content-source.ts";
import { lastPublished, lockPublications, publishedTexts, recordPublication } from "./publications.ts";

/** The interval at which the server checks whether another one published; in milliseconds. */
const POLL_MS = 1_000;

/** Longer than it takes to notice a changed file; in milliseconds. */
const RECENT_MS = 10_000;

type Origin = Parameters<typeof recordPublication>[2];

/**
 * Opens content that several servers share in their database. The files of this machine fill an empty database;
 * later, an edit of a file is published in the same way as one made in the studio. Edits made while no server ran
 * are ignored, because the database may be newer than the files.
 */
export async function openSharedContent(
  { adopt, folders, now }: Stage,
  { database, commits }: Records,
): Promise<ContentSource> {
  let live: ContentTexts = new Map();
  let last = 0;
  /** The files as they were when all their edits had last been published. */
  let publishedFiles = await readTexts(folders);
  /** While true, every refresh reads the files, because some of their edits may not be published yet. */
  let mayHaveChanged = false;
  /** Texts that were recently replaced by anything but edits of these files, newest last. */
  let replaced: readonly { readonly texts: ContentTexts; readonly until: number }[] = [];
  /** Remembers an edit that has issues, so that it is not checked at every refresh. */
  let rejected: { readonly wanted: string; readonly over: ContentTexts } | null = null;

  const catchUp = async ({ isOwnEdit = false } = {}) => {
    const newest = await lastPublished(database);
    if (newest === last) return;
    const published = await publishedTexts(database);
    if ((await adopt(published.texts)).length === 0) {
      if (last > 0 && !isOwnEdit)
        replaced = [...replaced.filter(isRecent), { texts: live, until: now().getTime() + RECENT_MS }];
      live = published.texts;
    }
    last = published.last;
  };
  const isRecent = ({ until }: { readonly until: number }) => until > now().getTime();

  /**
   * Returns the edits of files that are not published yet. A file with a text that was replaced a moment ago was
   * read before that publication and noticed after it: treating it as an edit would undo the publication. A file
   * that already had the live text and then changes was edited, so undoing a recent publication by hand still
   * works.
   */
  const editsIn = (texts: ContentTexts): TextChanges => {
    const isStale = ([key, text]: [string, string | null]) =>
      publishedFiles.texts.get(key) !== live.get(key) &&
      replaced.some((one) => isRecent(one) && (one.texts.get(key) ?? null) === text);
    return new Map([...changesBetween(publishedFiles.texts, texts)].filter((edit) => !isStale(edit)));
  };

  const publish = async (
    changes: TextChanges,
    from: TextChanges,
    origin: Origin,
    by: string | null = null,
  ): Promise<Outcome> => {
    // Before the transaction, which others wait for: the same check in it then only looks up what is proved.
    const wanted = withChanges((await publishedTexts(database)).texts, changes);
    const found = await issuesApart(wanted, folders);
    if (found.length > 0) return { kind: "refused", issues: found };
    const outcome = await commits.write(async (transaction): Promise<Outcome> => {
      await lockPublications(transaction);
      const { texts } = await publishedTexts(transaction);
      if (!hasTexts(texts, from)) return { kind: "outdated" };
      const next = withChanges(texts, changes);
      const { content, issues } = checkContent(next, folders);
      if (!content) return { kind: "refused", issues };
      await recordPublication(transaction, changesBetween(texts, next), origin, now(), by);
      return { kind: "published" };
    });
    await catchUp({ isOwnEdit: origin === "files" });
    return outcome;
  };

  /** When several servers start on an empty database, only one of them fills it. */
  const seed = () =>
    commits.write(async (transaction) => {
      await lockPublications(transaction);
      if ((await lastPublished(transaction)) > 0) return;
      await recordPublication(transaction, new Map(publishedFiles.texts), "start", now());
    });

  if ((await lastPublished(database)) === 0) {
    const { texts, issues } = publishedFiles;
    // Checked before anything is stored: files with issues must not become the content of all servers.
    await adopt(texts, issues);
    await seed();
  }
  await catchUp().catch(inDatabase);

  /** Publishes edits of files. Edits with issues are not published, and their issues are kept beside the live content. */
  const isRejected = async (wanted: TextChanges): Promise<boolean> => {
    const words = JSON.stringify([...wanted]);
    if (rejected?.wanted === words && rejected.over === live) return true;
    const outcome = await publish(wanted, new Map(), "files");
    rejected = outcome.kind === "refused" ? { wanted: words, over: live } : null;
    if (rejected) await adopt(withChanges(live, wanted));
    return rejected !== null;
  };

  return {
    texts: () => live,
    liveTexts: () => live,
    async refresh(files) {
      mayHaveChanged ||= files;
      await catchUp();
      if (!mayHaveChanged) return;
      const read = await readTexts(folders);
      if (read.issues.length > 0) return;
      const wanted = changesBetween(live, withChanges(live, editsIn(read.texts)));
      if (wanted.size > 0 && (await isRejected(wanted))) return;
      // The edit with issues was undone, so no issues are kept beside the live content any more.
      if (wanted.size === 0 && rejected) await adopt(live);
      rejected = null;
      publishedFiles = read;
      mayHaveChanged = false;
    },
    publish: ({ changes, from, origin, by }) => publish(changes, from, origin, by),
    follow(refresh) {
      const unwatch = watchFiles(folders, () => refresh(true));
      const asking = setInterval(() => refresh(false), POLL_MS).unref();
      return () => {
        unwatch();
        clearInterval(asking);
      };
    },
  };
}
