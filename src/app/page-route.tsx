import type { RouteObject } from "react-router-dom";
import type { Language, SpokenText } from "../ui/language/language.ts";
import { type LoadedPage, type PageName, type PropsOf, pages } from "./pages.ts";

/** A route that shows a page of the table, whose files the server can name by the page's name. */
export type PageRoute = RouteObject & {
  readonly page?: PageName;
  /** The survey that the page shows, whose content is fetched beside its code. */
  readonly survey?: string;
};

type Options = {
  /** Where the page has no words of its own for it. */
  readonly title?: SpokenText;
  /** Tells apart two routes that show the same component. */
  readonly key?: string;
  /** What is to be fetched with the code, and not after it. */
  readonly beside?: () => unknown;
};

/** A page at an address. Its code comes when it is first opened. */
export function pageRoute<Name extends PageName>(
  path: string,
  page: Name,
  props: PropsOf<Name> & object,
  { title, key, beside }: Options = {},
): PageRoute & { readonly path: string; readonly index?: false } {
  return {
    path,
    page,
    lazy: async () => {
      beside?.();
      // The table pairs each name with props of its own, which TypeScript does not follow through the name.
      const { Page, title: ownTitle } = (await pages[page]()) as LoadedPage<object>;
      return {
        element: <Page key={key} {...props} />,
        ...(ownTitle ? { handle: { title: (language: Language) => ownTitle(language, props) } } : {}),
      };
    },
    ...(title ? { handle: { title } } : {}),
  };
}
