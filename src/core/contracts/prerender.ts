import type { Site } from "./site.ts";
import type { Text } from "./text.ts";

// What the client's own renderer of pages takes and gives; the server runs it as it was built.

type Wanted = { readonly site: Site; readonly hasMyData: boolean; readonly language: string };

/** What stands in the document's root, and what the page is called. */
export type Drawn = { readonly html: string; readonly title: string };

export type RenderHome = (wanted: Wanted) => Promise<Drawn>;

export type RenderFirstQuestion = (
  wanted: Wanted & {
    /** The assessment's name, the survey's title and its first question. */
    readonly name: Text;
    readonly title: Text;
    readonly question: Text;
  },
) => Promise<Drawn>;
