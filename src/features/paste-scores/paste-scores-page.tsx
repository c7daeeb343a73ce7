import { useEffect, useMemo, useRef, useState } from "react";
import { textOf } from "#core/content/text-of.ts";
import type { Domain } from "#core/contracts/domains.ts";
import { PasteForm } from "./paste-form.tsx";
import { PasteResult } from "./paste-result.tsx";
import styles from "./paste-scores.module.css";
import { type Forum, readPastedScores } from "./read-scores.ts";
import { useScales } from "./use-scales.ts";

/** Reads scores of other tests in the browser, says what they mean, and takes them to the advice chat. */
export function PasteScoresPage({ domains }: { readonly domains: readonly Domain[] }) {
  const { scales, retry } = useScales(domains);
  // An object, so that the same text sent twice moves focus again.
  const [pasted, setPasted] = useState<{ readonly text: string } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (pasted) heading.current?.focus();
  }, [pasted]);

  const read = useMemo(() => {
    const forums = domains.map(({ category, name, survey }): Forum => {
      const title = scales.byCategory.get(category)?.title;
      return { key: category, names: [textOf(name), category, survey, ...(title ? [textOf(title)] : [])] };
    });
    return pasted && readPastedScores(pasted.text, forums);
  }, [pasted, domains, scales]);

  return (
    <div className={styles.page}>
      <h1>Paste All Your Scores</h1>
      <p>Did you take the tests on other sites? Bring your scores here, all at once.</p>
      <PasteForm domains={domains} onText={(text) => setPasted({ text })} />
      {read && (
        <section aria-labelledby="read-scores">
          <h2 id="read-scores" ref={heading} tabIndex={-1}>
            What we read
          </h2>
          <PasteResult domains={domains} read={read} scales={scales} onRetry={retry} />
        </section>
      )}
    </div>
  );
}
