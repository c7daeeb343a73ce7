import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { keepingMessages } from "../../answers/messages.ts";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { useMessages, useText } from "../../ui/language/use-text.ts";

/** Takes the place of answers that the person removed in another tab: they are neither kept nor sent any more. */
export function RemovedNotice({ offered }: { readonly offered: OfferedScale }) {
  const t = useMessages(keepingMessages);
  const say = useText();
  return (
    <>
      <h1>{say(offered.name)}</h1>
      <p role="alert">{t.removed}</p>
      <ButtonRow>
        <ButtonLink to={offered.routes.intro}>{t.anew}</ButtonLink>
      </ButtonRow>
    </>
  );
}
