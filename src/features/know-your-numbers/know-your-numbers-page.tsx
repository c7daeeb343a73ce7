import type { Domain } from "#core/content-model/domains.ts";
import type { ShownNumbers } from "#core/content-model/know-your-numbers.ts";
import type { ShownSite } from "#core/content-model/site.ts";
import { fetchKnowYourNumbers } from "../../api/content.ts";
import { Button } from "../../ui/button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { Loading } from "../../ui/loading.tsx";
import { navigationMessages } from "../../ui/messages.ts";
import { type PageData, usePageData } from "../../ui/page-data.ts";
import { FactorList } from "./factor-list.tsx";
import { numbersMessages } from "./messages.ts";

type Props = { readonly domains: readonly Domain[]; readonly site: Pick<ShownSite, "brand" | "safety"> };
/** Null when it could not be loaded. */
type Loaded = { readonly content: ShownNumbers | null };

export const knowYourNumbersLoader = (): PageData<Loaded> => ({
  coming: fetchKnowYourNumbers().then(
    (content) => ({ content }),
    (error: unknown) => {
      console.error(error);
      return { content: null };
    },
  ),
});

/** What is worth knowing about oneself: what a person knows, and what to ask at the next visit. It gives no score. */
export function KnowYourNumbersPage({ domains, site }: Props) {
  const t = useMessages(numbersMessages);
  const ways = useMessages(navigationMessages);
  const { data, reload } = usePageData<Loaded>();
  return (
    <>
      <h1 data-fills="">{ways.knowYourNumbers}</h1>
      {!data && <Loading text={t.loading} />}
      {data?.content === null && (
        <div role="alert">
          <p>{t.failed}</p>
          <Button look="secondary" onClick={reload}>
            {ways.tryAgain}
          </Button>
        </div>
      )}
      {data?.content && <FactorList content={data.content} domains={domains} site={site} />}
    </>
  );
}
