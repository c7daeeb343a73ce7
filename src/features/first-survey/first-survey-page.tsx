import { useCallback, useEffect, useState } from "react";
import type { Domain } from "#core/content-model/domains.ts";
import type { FirstSurvey } from "#core/content-model/first-survey.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import { Loading } from "../../ui/loading.tsx";
import { navigationMessages } from "../../ui/messages.ts";
import styles from "./first-survey.module.css";
import { FirstSurveyForm } from "./first-survey-form.tsx";
import { type LoadedSurvey, loadFirstSurvey } from "./load-first-survey.ts";
import { firstSurveyMessages } from "./messages.ts";

type Props = {
  readonly domain: Domain;
  readonly asked: FirstSurvey;
  /** False when the server behind ours accepts only the result. */
  readonly sendsAnswers: boolean;
};

/** A survey on one page, asked before a questionnaire whose score uses its result. */
export function FirstSurveyPage({ domain, asked, sendsAnswers }: Props) {
  const t = useMessages(firstSurveyMessages);
  const ways = useMessages(navigationMessages);
  const say = useText();
  const [loaded, setLoaded] = useState<LoadedSurvey | "loading" | "failed">("loading");
  const load = useCallback(() => {
    setLoaded("loading");
    loadFirstSurvey(asked)
      .then(setLoaded)
      .catch((error: unknown) => {
        console.error(error);
        setLoaded("failed");
      });
  }, [asked]);
  useEffect(load, [load]);

  return (
    <div className={styles.page}>
      <h1>{say(asked.words.title)}</h1>
      {loaded === "loading" && <Loading />}
      {loaded === "failed" && (
        <div role="alert">
          <p>{t.notFetched}</p>
          <ButtonRow>
            <Button onClick={load}>{ways.tryAgain}</Button>
          </ButtonRow>
        </div>
      )}
      {typeof loaded === "object" && (
        <FirstSurveyForm domain={domain} asked={asked} sendsAnswers={sendsAnswers} {...loaded} />
      )}
    </div>
  );
}
