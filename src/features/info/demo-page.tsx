import type { PublicScale } from "#core/api/public-scale.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { ShownSite } from "#core/content-model/site.ts";
import { fetchAreaScales } from "../../api/content.ts";
import { useText } from "../../ui/language/use-text.ts";
import { type PageData, usePageData } from "../../ui/page-data.ts";
import { DemoPerson } from "./demo-person.tsx";

type Props = { readonly site: ShownSite; readonly domains: readonly Domain[] };
type Scales = ReadonlyMap<string, PublicScale>;

export const demoLoader = ({ domains }: Props): PageData<Scales> => ({ coming: fetchAreaScales(domains) });

/** The demo page: a heading, a line of welcome, and the results of somebody who does not exist. It only reads. */
export function DemoPage({ site, domains }: Props) {
  const say = useText();
  const { data: scales } = usePageData<Scales>();
  const { title, welcome, person } = site.demo;
  return (
    <>
      <h1 data-fills="">{say(title)}</h1>
      <p>{say(welcome)}</p>
      {person && <DemoPerson person={person} domains={domains} scales={scales} />}
    </>
  );
}
