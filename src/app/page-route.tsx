import type { RouteObject } from "react-router-dom";
import type { Language, SpokenText } from "../ui/language/language.ts";
import type { LoadedPage } from "./page-row.ts";
import { type PageName, type PropsOf, pages } from "./pages.ts";

/** A route that shows a page of the table. The server finds the files of the page by its name. */
export type PageRoute = RouteObject & {
  readonly page?: PageName;
  /** The survey that the page shows. Its content is preloaded together with the page's code. */
  readonly survey?: string;
  /** The address that most people go to next. Its code is there before they do. */
  readonly leadsTo?: string;
  /** True where the loader admits people to the page within. */
  readonly isGuard?: boolean;
};

type Options = {
  /** The title for a page that has none of its own. */
  readonly title?: SpokenText;
  /** True for a page with its own bar and no footer; it needs a title here. */
  readonly hasOwnBar?: boolean;
  /** False for a page that ends with buttons of its own; it needs a title here. */
  readonly hasFooter?: boolean;
  /** True for a page whose words the bar offers to read aloud. */
  readonly readsAloud?: boolean;
  /** Distinguishes two routes that show the same component. */
  readonly key?: string;
  /** The address that most people go to next. */
  readonly leadsTo?: string;
  /** Fetches what the page needs in parallel to its code. */
  readonly beside?: () => unknown;
};

/** Returns the route of a page at an address. The page's code is loaded when it is first opened. */
export function pageRoute<Name extends PageName>(
  path: string,
  page: Name,
  props: PropsOf<Name> & object,
  { title, hasOwnBar = false, hasFooter = !hasOwnBar, readsAloud = false, key, leadsTo, beside }: Options = {},
): PageRoute & { readonly path: string; readonly index?: false } {
  return {
    path,
    page,
    lazy: async () => {
      beside?.();
      // TypeScript cannot relate the name to the props that the table pairs with it.
      return partsOf((await pages[page].load()) as LoadedPage<object>, props, key, readsAloud);
    },
    ...(title ? { handle: { title, hasOwnBar, hasFooter, readsAloud } } : {}),
    ...(leadsTo === undefined ? {} : { leadsTo }),
  };
}

/** Returns the parts of a route that come with the code of its page. */
export function partsOf<Props extends object>(
  loaded: LoadedPage<Props>,
  props: Props,
  key?: string,
  readsAloud = false,
) {
  const { Page, title, loader, action } = loaded;
  return {
    element: <Page key={key} {...props} />,
    ...(title ? { handle: { title: (language: Language) => title(language, props), readsAloud } } : {}),
    // An open page decides itself when to load again.
    ...(loader ? { loader: () => loader(props), shouldRevalidate: () => false } : {}),
    ...(action ? { action: action(props) } : {}),
  };
}
