import type { ComponentType } from "react";
import type { SpokenText } from "../ui/language/language.ts";

type Loaded<Props> = {
  readonly Page: ComponentType<Props>;
  /** Where the page has words of its own for it; else the route gives it. */
  readonly title?: SpokenText;
};

/**
 * A page whose code comes when it is first opened. Each is a chunk of its own, so that the first page a
 * person sees brings nothing of the others.
 * @param key tells apart two routes that show the same component
 */
export function lazyPage<Props extends object>(load: () => Promise<Loaded<Props>>, props: Props, key?: string) {
  return {
    lazy: async () => {
      const { Page, title } = await load();
      return { element: <Page key={key} {...props} />, ...(title ? { handle: { title } } : {}) };
    },
  };
}
