import type { Site } from "../content-model/site.ts";
import type { Text } from "../content-model/text.ts";

// What the client's own renderer of pages takes and gives; the server runs it as it was built.

type Wanted = { readonly site: Site; readonly hasMyData: boolean; readonly language: string };

export type Prerendered = {
  /** What stands in the document's root. */
  readonly html: string;
  /** What the page is called. */
  readonly title: string;
  /** What stands below it where no script runs; null where the page says it itself. */
  readonly withoutScript: string | null;
};

export type RenderHome = (wanted: Wanted) => Promise<Prerendered>;

export type RenderFirstQuestion = (
  wanted: Wanted & {
    /** The assessment's name, the survey's title and its first question. */
    readonly name: Text;
    readonly title: Text;
    readonly question: Text;
  },
) => Promise<Prerendered>;
