import type { Site } from "#core/content-model/site.ts";
import { useText } from "../../ui/language/use-text.ts";

/** The demo page: a heading and a line of welcome. */
export function DemoPage({ site }: { readonly site: Site }) {
  const say = useText();
  return (
    <>
      <h1>{say(site.demo.title)}</h1>
      <p>{say(site.demo.welcome)}</p>
    </>
  );
}
