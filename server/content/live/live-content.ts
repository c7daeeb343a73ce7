import pLimit from "p-limit";
import type { Issue } from "#core/shared/issue.ts";
import { type Checked, checkApart, issuesApart } from "../check/check-apart.ts";
import { type ContentFolders, type ContentTexts, type TextChanges, withChanges } from "../check/content-texts.ts";
import { issuesText } from "../check/report.ts";
import { openFileContent } from "../files/file-content.ts";
import { checkContent, type Loaded } from "../files/load.ts";
import { BadContent } from "./bad-content.ts";
import type { LiveDeps, Outcome, Publication, Stage } from "./content-source.ts";
import { openSharedContent } from "./shared-content.ts";
import { type ContentStore, publishContent } from "./store.ts";

type Log = { info(words: string): void; warn(words: string): void };

/** Content that is updated while the server runs, by edits of files or in the studio. */
export type LiveContent = {
  readonly store: ContentStore;
  readonly folders: ContentFolders;
  /** The files as an editor should see them: including edits that are not live because they have issues. */
  texts(): ContentTexts;
  /**
   * Checks the content with these changes applied. Nothing is published.
   * @param stop ends it, when nobody waits any more
   * @returns null when that takes too long
   */
  check(changes: TextChanges, stop?: AbortSignal): Promise<Checked | null>;
  publish(publication: Publication): Promise<Outcome>;
  /** Checks for edits now. */
  refresh(): Promise<void>;
  /** Starts following edits. */
  follow(log: Log): void;
  close(): void;
};

/**
 * Loads and publishes the content, and prepares to follow it.
 * @throws BadContent
 */
export async function openLiveContent(deps: LiveDeps): Promise<LiveContent> {
  let store: ContentStore | null = null;
  let log: Log | null = null;
  const adopt: Stage["adopt"] = async (texts, readIssues = []) => {
    const { content, issues } = store
      ? await checkedEdit(texts, deps.folders, readIssues)
      : checkContent(texts, deps.folders, readIssues);
    if (!content) {
      if (!store) throw new BadContent(issues);
      const isNews = JSON.stringify(issues) !== JSON.stringify(store.heldIssues);
      store.hold(issues);
      if (isNews) log?.warn(`An edit is not live, what was live before stays. ${issuesText(issues)}`);
      return issues;
    }
    if (store) await store.publish(content, deps.now());
    else store = await publishContent(deps.records?.database ?? null, content, deps.now());
    log?.info("The edited content is live.");
    return [];
  };
  const stage = { ...deps, adopt };
  const source = await (deps.isShared && deps.records
    ? openSharedContent(stage, deps.records)
    : openFileContent(stage));
  if (!store) throw new Error("the source published nothing");

  const oneByOne = pLimit(1);
  let unfollow: (() => void) | null = null;
  let isFailing = false;
  const refresh = (files: boolean) =>
    oneByOne(async () => {
      try {
        await source.refresh(files);
        isFailing = false;
      } catch (error) {
        // Logged once, since every refresh tries again and the database may be unavailable for a while.
        if (!isFailing) log?.warn(`Edits cannot be looked for: ${error instanceof Error ? error.message : error}`);
        isFailing = true;
      }
    });
  return {
    store,
    folders: deps.folders,
    texts: source.texts,
    check: (changes, stop) => checkApart(withChanges(source.liveTexts(), changes), deps.folders, { stop }),
    publish: (publication) => oneByOne(() => source.publish(publication)),
    refresh: () => refresh(true),
    follow(given) {
      log = given;
      unfollow ??= source.follow((files) => void refresh(files));
    },
    close: () => unfollow?.(),
  };
}

/** Checks an edit while people are served: its proofs run in a thread of their own, and are only looked up here. */
async function checkedEdit(
  texts: ContentTexts,
  folders: ContentFolders,
  readIssues: readonly Issue[],
): Promise<Pick<Loaded, "content" | "issues">> {
  const issues = await issuesApart(texts, folders, readIssues);
  return issues.length > 0 ? { content: null, issues } : checkContent(texts, folders, readIssues);
}
