import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { dateText } from "../../ui/language/numbers.ts";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import type { WhatNext } from "../../ui/what-next.ts";
import { hubMessages } from "./messages.ts";

/** Leads with one thing: how to begin, the first area that is not done, or the one for which it is time again. */
export function NextArea({ next }: { readonly next: WhatNext }) {
  const t = useMessages(hubMessages);
  const say = useText();
  const language = useLanguage();
  if (next.kind === "begin") return <p>{t.choose}</p>;
  const name = say(next.domain.name);
  if (next.kind === "rest") return <p>{t.rest({ name, day: dateText(next.on, language) })}</p>;
  const isAgain = next.kind === "again";
  const weeks = isAgain ? new Intl.RelativeTimeFormat(language.code).format(-next.weeks, "week") : "";
  return (
    <>
      <p>{isAgain ? t.welcomeBack({ name, weeks }) : t.choose}</p>
      <ButtonRow>
        <ButtonLink to={next.domain.routes.intro} moves>
          {isAgain ? t.again({ name }) : t.next({ name })}
        </ButtonLink>
      </ButtonRow>
    </>
  );
}
