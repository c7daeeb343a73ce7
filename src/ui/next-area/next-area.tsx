import { now } from "../../browser/clock.ts";
import { ButtonLink, ButtonRow } from "../button.tsx";
import { agoText, dateAndAgo } from "../language/dates.ts";
import { useLanguage, useMessages, useText } from "../language/use-text.ts";
import { nextAreaMessages } from "./messages.ts";
import type { WhatNext } from "./what-next.ts";

type Props = {
  readonly next: WhatNext;
  /** Whether the page has greeted the person already. */
  readonly isGreeted?: boolean;
};

/**
 * Says one thing that comes next: the area to begin with, one that was begun, the first that is not done, or the one for which it is
 * time again. Whoever begins or goes on comes to the questions with one press.
 */
export function NextArea({ next, isGreeted = false }: Props) {
  const t = useMessages(nextAreaMessages);
  const say = useText();
  const language = useLanguage();
  if (next.kind === "choose") return <p>{t.choose}</p>;
  const name = say(next.domain.name);
  if (next.kind === "begin" || next.kind === "goOn") {
    const { firstSurvey, routes } = next.domain;
    const isNew = next.kind === "begin";
    return (
      <>
        <p>{isNew ? t.choose : t.begun}</p>
        <ButtonRow>
          <ButtonLink to={isNew ? (firstSurvey?.route ?? routes.questionnaire) : routes.questionnaire}>
            {isNew ? t.begin({ name }) : t.goOn({ name })}
          </ButtonLink>
        </ButtonRow>
      </>
    );
  }
  if (next.kind === "rest") return <p>{t.rest({ name, day: dateAndAgo(next.on, now(), language) })}</p>;
  const isAgain = next.kind === "again";
  const weeks = isAgain ? agoText(next.done, now(), language) : "";
  return (
    <>
      <p>{isAgain ? (isGreeted ? t.lastLook : t.welcomeBack)({ name, weeks }) : t.others}</p>
      <ButtonRow>
        <ButtonLink to={next.domain.routes.intro} moves>
          {isAgain ? t.again({ name }) : t.next({ name })}
        </ButtonLink>
      </ButtonRow>
    </>
  );
}
