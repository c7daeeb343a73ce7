import { type SubmitEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Domain } from "#core/content-model/domains.ts";
import type { FirstSurvey } from "#core/content-model/first-survey.ts";
import type { Answers } from "#core/content-model/survey.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { randomId } from "../../browser/random-id.ts";
import { Button, ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { IsThisRight } from "../../ui/is-this-right.tsx";
import { sayText, useMessages, useText } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { showNotice } from "../../ui/notices.ts";
import styles from "./first-survey.module.css";
import type { Checked, LoadedSurvey } from "./load-first-survey.ts";
import { answersOf, answerTo, areOptions } from "./picks.ts";
import { QuestionFields } from "./question-fields.tsx";
import { ResultPanel } from "./result-panel.tsx";
import { savesInTurn } from "./save-in-turn.ts";
import { saveResult } from "./save-result.ts";
import { useEntries } from "./use-entries.ts";

type Props = LoadedSurvey & {
  readonly domain: Domain;
  readonly asked: FirstSurvey;
  readonly sendsAnswers: boolean;
};

/** Takes the answers and shows their result with its meaning. Next is enabled once there is a result. */
export function FirstSurveyForm({ domain, asked, sendsAnswers, ...loaded }: Props) {
  const { selects, scale, score, check } = loaded;
  const ways = useMessages(navigationMessages);
  const say = useText();
  const { entries, setEntries, calculated, key, result, showCalculated } = useEntries(loaded, sendsAnswers);
  const { picks } = entries;
  const [isMissing, setMissing] = useState(false);
  const [saveInTurn] = useState(savesInTurn);
  const [doubted, setDoubted] = useState<{ doubts: Checked["doubts"]; answers: Answers } | null>(null);
  const [confirmed] = useState(() => new Set<string>());
  const navigate = useNavigate();
  const { words, messages } = asked;

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const answers = answersOf(picks, selects);
    setMissing(answers === null);
    if (answers === null) {
      showNotice({ kind: "failure", text: (language) => sayText(messages.notChosen, language) });
      const open = selects.find((select) => answerTo(select, picks[select.name]) === undefined);
      form.querySelector<HTMLElement>(`[name="${CSS.escape(open?.name ?? "")}"]`)?.focus();
      return;
    }
    const { error, doubts } = await check(answers).catch((error: unknown) => {
      // The server checks once more; nobody is kept from going on.
      console.error(error);
      return { error: null, doubts: [] };
    });
    if (error) {
      return showNotice({
        kind: "failure",
        text: (language) => sayText(messages.refused, language),
        cause: (language) => sayText(error, language),
      });
    }
    const open = doubts.filter(({ key }) => !confirmed.has(key));
    if (open.length > 0) setDoubted({ doubts: open, answers });
    else await calculate(answers);
  };
  const calculate = async (answers: Answers) => {
    const next = await score(answers).catch((error: unknown) => {
      console.error(error);
      return null;
    });
    if (next === null) {
      return showNotice({
        kind: "failure",
        text: (language) => sayText(messages.refused, language),
        cause: (language) => sayText(messages.unreached, language),
      });
    }
    // The same choices once more are the same result, which the server stores once.
    const isSame = calculated !== null && selects.every(({ name }) => calculated[name] === picks[name]);
    const sentAs = isSame && key !== null ? key : randomId();
    showCalculated(next, sentAs);
    await saveInTurn(sentAs, () =>
      saveResult(asked, next, {
        sendsAnswers,
        isAnswer: areOptions(picks, selects),
        contentHash: scale.hash,
        idempotencyKey: sentAs,
      }),
    );
  };

  const band = scale.bands[result?.bandIndex ?? -1];
  return (
    <div className={styles.form}>
      <form onSubmit={onSubmit} noValidate>
        <QuestionFields asked={asked} selects={selects} entries={entries} onChange={setEntries} isMissing={isMissing} />
        <ButtonRow>
          <Button type="submit" look={result ? "secondary" : "primary"}>
            {say(words.calculate)}
          </Button>
        </ButtonRow>
      </form>
      {doubted && (
        <IsThisRight
          sentences={doubted.doubts.map(({ text }) => say(text))}
          onYes={() => {
            for (const { key: one } of doubted.doubts) confirmed.add(one);
            setDoubted(null);
            void calculate(doubted.answers);
          }}
          onLook={() => setDoubted(null)}
        />
      )}
      <p role="status" className="visually-hidden">
        {result && fillIn(say(words.announced), { result: result.text, meaning: band ? say(band.meaning) : "" })}
      </p>
      {result && <ResultPanel result={result} scale={scale} words={words} />}
      {!result && (
        <p id="why-no-next" className={styles.why}>
          {say(words.whyNoNext)}
        </p>
      )}
      <ButtonRow ends>
        <ButtonLink to={domain.routes.intro} look="secondary">
          {ways.back}
        </ButtonLink>
        <Button
          look={result ? "primary" : "secondary"}
          unavailable={!result}
          aria-describedby={result ? undefined : "why-no-next"}
          onClick={() => navigate(domain.routes.questionnaire)}
        >
          {ways.next}
        </Button>
      </ButtonRow>
    </div>
  );
}
