import type { Kysely } from "kysely";
import type { Issue } from "#core/shared/issue.ts";
import type { CommitQueue } from "../../storage/commit-queue.ts";
import type { Tables } from "../../storage/tables.ts";
import type { ContentFolders, ContentTexts, TextChanges } from "../check/content-texts.ts";

/** The database in which publications are recorded. */
export type Records = { readonly database: Kysely<Tables>; readonly commits: CommitQueue };

export type LiveDeps = {
  /** Null when nothing is stored: only the current content is known then, and no history. */
  readonly records: Records | null;
  readonly folders: ContentFolders;
  /** True when several servers share the database: it then holds the content, and files only contribute edits. */
  readonly isShared: boolean;
  readonly now: () => Date;
};

/** The outcome of a publication. Unless it is `published`, nothing was changed. */
export type Outcome =
  | { readonly kind: "published" }
  /** Another publication came first. */
  | { readonly kind: "outdated" }
  | { readonly kind: "refused"; readonly issues: readonly Issue[] };

export type Publication = {
  readonly changes: TextChanges;
  readonly origin: "studio" | "rollback";
  /** The name of the person or key. */
  readonly by: string;
  /** The texts the editor started from; the files must still have them. Null for a file that did not exist. */
  readonly from: TextChanges;
};

/** What a content source needs in order to publish. */
export type Stage = LiveDeps & {
  /** Publishes texts that have no issues. Otherwise the live content stays, and the issues are kept beside it. */
  adopt(texts: ContentTexts, readIssues?: readonly Issue[]): Promise<readonly Issue[]>;
};

/** A source of content. Its methods never run concurrently. */
export type ContentSource = {
  texts(): ContentTexts;
  /** The live texts, on which changes are tried. */
  liveTexts(): ContentTexts;
  /** @param files true when files may have been edited */
  refresh(files: boolean): Promise<void>;
  publish(publication: Publication): Promise<Outcome>;
  /** @returns a function that stops following */
  follow(refresh: (files: boolean) => void): () => void;
};
