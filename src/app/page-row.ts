import type { ComponentType } from "react";
import type { ActionFunction, LoaderFunction } from "react-router-dom";
import type { Language, SpokenText } from "../ui/language/language.ts";
import { navigationMessages } from "../ui/messages.ts";
import type { PageData } from "../ui/page-data.ts";
import type { SiteContent } from "./site-content.ts";

/** The code of a page. */
export type LoadedPage<Props> = {
  readonly Page: ComponentType<Props>;
  /** The title in words that only the page's own code has. */
  readonly title?: (language: Language, props: Props) => string;
  /** Loads what the page shows. It returns at once, with a promise, unless the page is already in the document. */
  readonly loader?: (props: Props) => PageData<unknown> | Promise<PageData<unknown>>;
  /** Returns the action that the page sends its forms to. */
  readonly action?: (props: Props) => ActionFunction;
};

/** A page whose address comes from the content, or whose route has parts of its own. */
type Row<Props> = {
  readonly load: () => Promise<LoadedPage<Props>>;
  readonly title?: SpokenText;
};

/** A page at an address of its own. */
export type PlainRow<Props> = {
  readonly load: () => Promise<LoadedPage<Props>>;
  /** An address, or several that show the same page. */
  readonly path: string | readonly string[];
  /** The title, if the page's own code has none. */
  readonly title?: (language: Language, content: SiteContent) => string;
  /** Who is admitted. A page without a guard is open to everyone. */
  readonly guard?: (content: SiteContent) => LoaderFunction;
  /** True for a page to work on: it brings its own bar, and has no footer. */
  readonly hasOwnBar?: boolean;
  /** True for a page whose words the bar offers to read aloud. */
  readonly readsAloud?: boolean;
  /** Whether this site has the page. */
  readonly isOffered?: (content: SiteContent) => boolean;
} & (object extends Props
  ? { readonly props?: (content: SiteContent) => Props }
  : { readonly props: (content: SiteContent) => Props });

/** Checks a row of a page that gets its address elsewhere. */
export const page = <Props extends object>(row: Row<Props>): Row<Props> => row;

/** Checks a row that says everything about its page. */
export const plainPage = <Props extends object>(row: PlainRow<Props>): PlainRow<Props> => row;

/** A title in the words that messages have under a key. */
export const titleIn =
  <Key extends string>(messages: (language: Language) => Readonly<Record<Key, string>>, key: Key): SpokenText =>
  (language) =>
    messages(language)[key];

/** A title in the same words as the links to the page. */
export const navigation = (key: keyof ReturnType<typeof navigationMessages>): SpokenText =>
  titleIn(navigationMessages, key);
