import { useEffect, useMemo, useRef, useState } from "react";
import type { Domain } from "#core/content-model/domains.ts";
import type { Text } from "#core/content-model/text.ts";
import { textOf } from "#core/shared/text-of.ts";
import { offeredLanguages } from "../../ui/language/language.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { pasteMessages, pasteResultMessages } from "./messages.ts";
import { PasteForm } from "./paste-form.tsx";
import { PasteResult } from "./paste-result.tsx";
import styles from "./paste-scores.module.css";
import { type Forum, readPastedScores } from "./read-scores.ts";
import { useScales } from "./use-scales.ts";

/** Returns a name in every language, since scores may come from a page in another one. */
const allNames = (name: Text): string[] => offeredLanguages.map((code) => textOf(name, code));

/** Reads scores of other tests in the browser, shows what they mean, and passes them to the advice chat. */
export function PasteScoresPage({ domains }: { readonly domains: readonly Domain[] }) {
  const t = useMessages(pasteMessages);
  const result = useMessages(pasteResultMessages);
  const ways = useMessages(navigationMessages);
  const { scales, retry } = useScales(domains);
  // An object, so that submitting the same text twice moves focus again.
  const [pasted, setPasted] = useState<{ readonly text: string } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (pasted) heading.current?.focus();
  }, [pasted]);

  const read = useMemo(() => {
    const forums = domains.map(({ category, name, survey }): Forum => {
      const title = scales.byCategory.get(category)?.title;
      return { key: category, names: [category, survey, ...allNames(name), ...(title ? allNames(title) : [])] };
    });
    return pasted && readPastedScores(pasted.text, forums);
  }, [pasted, domains, scales]);

  return (
    <div className={styles.page}>
      <h1>{ways.pasteScores}</h1>
      <p>{t.lead}</p>
      <PasteForm domains={domains} onText={(text) => setPasted({ text })} />
      {read && (
        <section aria-labelledby="read-scores">
          <h2 id="read-scores" ref={heading} tabIndex={-1}>
            {result.title}
          </h2>
          <PasteResult domains={domains} read={read} scales={scales} onRetry={retry} />
        </section>
      )}
    </div>
  );
}
