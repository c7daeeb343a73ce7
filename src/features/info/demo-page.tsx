import { textOf } from "#core/content/text-of.ts";
import type { Site } from "#core/contracts/site.ts";

/** A heading and a line of welcome, nothing more. */
export function DemoPage({ site }: { readonly site: Site }) {
  return (
    <>
      <h1>{textOf(site.demo.title)}</h1>
      <p>{textOf(site.demo.welcome)}</p>
    </>
  );
}
