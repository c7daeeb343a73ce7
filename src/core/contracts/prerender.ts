import type { Site } from "./site.ts";
import type { Text } from "./text.ts";

// What the client's own renderer of pages takes and gives; the server runs it as it was built.

type Wanted = { readonly site: Site; readonly hasMyData: boolean; readonly language: string };

export type Drawn = {
  /** What stands in the document's root. */
  readonly html: string;
  /** What the page is called. */
  readonly title: string;
  /** What stands below it where no script runs; null where the page says it itself. */
  readonly withoutScript: string | null;
};

export type RenderHome = (wanted: Wanted) => Promise<Drawn>;

export type RenderFirstQuestion = (
  wanted: Wanted & {
    /** The assessment's name, the survey's title and its first question. */
    readonly name: Text;
    readonly title: Text;
    readonly question: Text;
  },
) => Promise<Drawn>;
