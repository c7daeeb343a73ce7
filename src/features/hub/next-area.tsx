import { now } from "../../browser/clock.ts";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { agoText, dateAndAgo } from "../../ui/language/dates.ts";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import { hubMessages } from "./messages.ts";
import type { WhatNext } from "./what-next.ts";

/** Leads with one thing: how to begin, the first area that is not done, or the one for which it is time again. */
export function NextArea({ next }: { readonly next: WhatNext }) {
  const t = useMessages(hubMessages);
  const say = useText();
  const language = useLanguage();
  if (next.kind === "begin") return <p>{t.choose}</p>;
  const name = say(next.domain.name);
  if (next.kind === "rest") return <p>{t.rest({ name, day: dateAndAgo(next.on, now(), language) })}</p>;
  const isAgain = next.kind === "again";
  const weeks = isAgain ? agoText(next.done, now(), language) : "";
  return (
    <>
      <p>{isAgain ? t.welcomeBack({ name, weeks }) : t.choose}</p>
      <ButtonRow>
        <ButtonLink to={next.domain.routes.intro}>{isAgain ? t.again({ name }) : t.next({ name })}</ButtonLink>
      </ButtonRow>
    </>
  );
}
