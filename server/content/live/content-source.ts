import type { Kysely } from "kysely";
import type { Issue } from "#core/shared/issue.ts";
import type { CommitQueue } from "../../storage/commit-queue.ts";
import type { Tables } from "../../storage/tables.ts";
import type { ContentFolders, ContentTexts, TextChanges } from "../check/content-texts.ts";

/** Where publications are recorded. */
export type Records = { readonly database: Kysely<Tables>; readonly commits: CommitQueue };

export type LiveDeps = {
  /** Null where nothing is stored: there is the content of this moment then, and no course of it. */
  readonly records: Records | null;
  readonly folders: ContentFolders;
  /** True where several servers share the database: it holds the content then, and files only bring edits in. */
  readonly isShared: boolean;
  readonly now: () => Date;
};

/** How a publication went. Nothing was changed unless it was published. */
export type Outcome =
  | { readonly kind: "published" }
  /** Somebody else published meanwhile. */
  | { readonly kind: "outdated" }
  | { readonly kind: "refused"; readonly issues: readonly Issue[] };

export type Publication = {
  readonly changes: TextChanges;
  readonly origin: "studio" | "rollback";
  /** What the editor started from: the files must still stand so. Null for a file that was not there. */
  readonly from: TextChanges;
};

/** What a source of content needs to make it live. */
export type Stage = LiveDeps & {
  /** Publishes texts if they are in order. Otherwise what is live stays, and the problems are held. */
  adopt(texts: ContentTexts, unread?: readonly Issue[]): Promise<readonly Issue[]>;
};

/** Where content comes from. Its methods are never run at the same time. */
export type ContentSource = {
  texts(): ContentTexts;
  /** The texts that are live, on which changes are tried. */
  liveTexts(): ContentTexts;
  /** @param files whether files may have been edited */
  refresh(files: boolean): Promise<void>;
  publish(publication: Publication): Promise<Outcome>;
  /** @returns ends it */
  follow(refresh: (files: boolean) => void): () => void;
};
