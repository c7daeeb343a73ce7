import { useCallback, useEffect, useState } from "react";
import type { PublicScale } from "#core/api/public-scale.ts";
import type { Domain } from "#core/content-model/domains.ts";
import { fetchQuestions } from "../../api/content.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import type { Language } from "../../ui/language/language.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { Loading } from "../../ui/loading.tsx";
import { navigationMessages } from "../../ui/messages.ts";
import styles from "./body-mass.module.css";
import { BodyMassForm } from "./body-mass-form.tsx";
import { type MeasureSelect, measureSelects } from "./measures.ts";
import { bodyMassMessages } from "./messages.ts";

type Props = { readonly domain: Domain; readonly step: NonNullable<Domain["bodyMassStep"]> };
type Content = { readonly selects: readonly MeasureSelect[]; readonly scale: PublicScale };

export const bodyMassTitle = (language: Language) => bodyMassMessages(language).title;

/** The body mass index, taken before a questionnaire whose score needs it. */
export function BodyMassPage({ domain, step }: Props) {
  const t = useMessages(bodyMassMessages);
  const ways = useMessages(navigationMessages);
  const [content, setContent] = useState<Content | "loading" | "failed">("loading");
  const load = useCallback(() => {
    setContent("loading");
    fetchQuestions(step.survey)
      .then(({ survey, scale }) => setContent({ selects: measureSelects(survey), scale }))
      .catch((error: unknown) => {
        console.error(error);
        setContent("failed");
      });
  }, [step]);
  useEffect(load, [load]);

  return (
    <div className={styles.page}>
      <h1>{t.title}</h1>
      {content === "loading" && <Loading />}
      {content === "failed" && (
        <div role="alert">
          <p>{t.notFetched}</p>
          <ButtonRow>
            <Button onClick={load}>{ways.tryAgain}</Button>
          </ButtonRow>
        </div>
      )}
      {typeof content === "object" && <BodyMassForm domain={domain} step={step} {...content} />}
    </div>
  );
}
