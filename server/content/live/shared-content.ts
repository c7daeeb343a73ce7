import { type ContentTexts, changesBetween, standsSo, type TextChanges, withChanges } from "../check/content-texts.ts";
import { checkContent } from "../files/load.ts";
import { readTexts } from "../files/read-files.ts";
import { watchFiles } from "../files/watch-files.ts";
import type { ContentSource, Outcome, Records, Stage } from "./content-source.ts";
import { lastPublished, lockPublications, publishedTexts, recordPublication } from "./publications.ts";

/** How often it is asked whether another server published; in milliseconds. */
const ASK_EVERY = 1_000;

/** Longer than it takes to notice that a file changed; in milliseconds. */
const LATELY = 10_000;

type Origin = Parameters<typeof recordPublication>[2];

/**
 * Content that several servers share in their database. The files of this machine fill an empty one; later
 * an edit of a file is published as one of the studio is. Files that were edited while no server ran are
 * left alone, for the database may be ahead of them.
 */
export async function openSharedContent(
  { adopt, folders, now }: Stage,
  { database, commits }: Records,
): Promise<ContentSource> {
  let live: ContentTexts = new Map();
  let last = 0;
  /** The files as they stood when all their edits were last taken over. */
  let takenOver = await readTexts(folders);
  /** Until the edits of files are taken over, they are looked at each time. */
  let mayHaveChanged = false;
  /** What was replaced by anything but edits of these files, newest last. */
  let replaced: readonly { readonly texts: ContentTexts; readonly until: number }[] = [];
  /** An edit with a fault is not checked over and over. */
  let refused: { readonly wanted: string; readonly over: ContentTexts } | null = null;

  const catchUp = async ({ isOwnEdit = false } = {}) => {
    const newest = await lastPublished(database);
    if (newest === last) return;
    const published = await publishedTexts(database);
    if ((await adopt(published.texts)).length === 0) {
      if (last > 0 && !isOwnEdit)
        replaced = [...replaced.filter(isLately), { texts: live, until: now().getTime() + LATELY }];
      live = published.texts;
    }
    last = published.last;
  };
  const isLately = ({ until }: { readonly until: number }) => until > now().getTime();

  /**
   * Edits of files since they were last taken over. A file that comes to say what was replaced a moment ago was
   * fetched before that, and noticed after: taken for an edit, it would undo what was published. One that said
   * what is live already, and departs from it, was edited: so is an edit undone that was published a moment ago.
   */
  const editsIn = (texts: ContentTexts): TextChanges => {
    const isFetched = ([key, text]: [string, string | null]) =>
      takenOver.texts.get(key) !== live.get(key) &&
      replaced.some((one) => isLately(one) && (one.texts.get(key) ?? null) === text);
    return new Map([...changesBetween(takenOver.texts, texts)].filter((edit) => !isFetched(edit)));
  };

  const publish = async (changes: TextChanges, from: TextChanges, origin: Origin): Promise<Outcome> => {
    const outcome = await commits.write(async (transaction): Promise<Outcome> => {
      await lockPublications(transaction);
      const { texts } = await publishedTexts(transaction);
      if (!standsSo(texts, from)) return { kind: "outdated" };
      const next = withChanges(texts, changes);
      const { content, issues } = checkContent(next, folders);
      if (!content) return { kind: "refused", issues };
      await recordPublication(transaction, changesBetween(texts, next), origin, now());
      return { kind: "published" };
    });
    await catchUp({ isOwnEdit: origin === "files" });
    return outcome;
  };

  /** Servers that start at once over an empty database fill it once. */
  const seed = () =>
    commits.write(async (transaction) => {
      await lockPublications(transaction);
      if ((await lastPublished(transaction)) > 0) return;
      await recordPublication(transaction, new Map(takenOver.texts), "start", now());
    });

  if ((await lastPublished(database)) === 0) {
    const { texts, issues } = takenOver;
    // Before anything is kept: files with a fault must not become the content of all.
    await adopt(texts, issues);
    await seed();
  }
  await catchUp();

  /** Publishes edits of files, unless they have a fault, which is then held. */
  const isRefused = async (wanted: TextChanges): Promise<boolean> => {
    const words = JSON.stringify([...wanted]);
    if (refused?.wanted === words && refused.over === live) return true;
    const outcome = await publish(wanted, new Map(), "files");
    refused = outcome.kind === "refused" ? { wanted: words, over: live } : null;
    if (refused) await adopt(withChanges(live, wanted));
    return refused !== null;
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
      if (wanted.size > 0 && (await isRefused(wanted))) return;
      // The fault was taken back: nothing stands in the way of what is live.
      if (wanted.size === 0 && refused) await adopt(live);
      refused = null;
      takenOver = read;
      mayHaveChanged = false;
    },
    publish: ({ changes, from, origin }) => publish(changes, from, origin),
    follow(refresh) {
      const unwatch = watchFiles(folders, () => refresh(true));
      const asking = setInterval(() => refresh(false), ASK_EVERY).unref();
      return () => {
        unwatch();
        clearInterval(asking);
      };
    },
  };
}
