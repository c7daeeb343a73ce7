import { useEffect, useMemo, useRef, useState } from "react";
import type { PublicScale } from "#core/api/public-scale.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { Text } from "#core/content-model/text.ts";
import { textOf } from "#core/shared/text-of.ts";
import { fetchAreaScales } from "../../api/content.ts";
import { offeredLanguages } from "../../ui/language/language.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { type PageData, usePageData } from "../../ui/page-data.ts";
import { keepScores, keptScores } from "./kept-scores.ts";
import { pasteMessages, pasteResultMessages } from "./messages.ts";
import { PasteForm } from "./paste-form.tsx";
import { PasteResult } from "./paste-result.tsx";
import styles from "./paste-scores.module.css";
import { type Forum, readPastedScores } from "./read-scores.ts";

/** Returns a name in every language, since scores may come from a page in another one. */
const allNames = (name: Text): string[] => offeredLanguages.map((code) => textOf(name, code));

type Props = { readonly domains: readonly Domain[] };
/** The scale of each category that could be loaded. */
type Scales = ReadonlyMap<string, PublicScale>;

export const pasteScoresLoader = ({ domains }: Props): PageData<Scales> => ({ coming: fetchAreaScales(domains) });

/** Reads scores of other tests in the browser, shows what they mean, and passes them to the advice chat. */
export function PasteScoresPage({ domains }: Props) {
  const t = useMessages(pasteMessages);
  const result = useMessages(pasteResultMessages);
  const ways = useMessages(navigationMessages);
  const { latest: scales, reload } = usePageData<Scales>();
  // An object, so that submitting the same text twice moves focus again.
  const [kept] = useState(keptScores);
  const [pasted, setPasted] = useState(() => (kept.shown === null ? null : { text: kept.shown }));
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef(pasted);
  useEffect(() => {
    // What a reload brings back takes no focus.
    if (pasted !== focused.current) heading.current?.focus();
    focused.current = pasted;
  }, [pasted]);

  const read = useMemo(() => {
    const forums = domains.map(({ category, name, survey }): Forum => {
      const title = scales?.get(category)?.title;
      return { key: category, names: [category, survey, ...allNames(name), ...(title ? allNames(title) : [])] };
    });
    return pasted && readPastedScores(pasted.text, forums);
  }, [pasted, domains, scales]);

  return (
    <div className={styles.page}>
      <h1>{ways.pasteScores}</h1>
      <p>{t.lead}</p>
      <PasteForm
        domains={domains}
        kept={kept.fields}
        onChange={(form) => keepScores(form, pasted?.text ?? null)}
        onText={(text, form) => {
          setPasted({ text });
          keepScores(form, text);
        }}
      />
      {read && (
        <section aria-labelledby="read-scores">
          <h2 id="read-scores" ref={heading} tabIndex={-1}>
            {result.title}
          </h2>
          <PasteResult domains={domains} read={read} scales={scales} onRetry={reload} />
        </section>
      )}
    </div>
  );
}
