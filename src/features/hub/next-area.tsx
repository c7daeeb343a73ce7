import type { Domain } from "#core/content-model/domains.ts";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import { hubMessages } from "./messages.ts";

/** Suggests the first area that is not done yet, once one is done. */
export function NextArea({ domain }: { readonly domain: Domain }) {
  const t = useMessages(hubMessages);
  const say = useText();
  return (
    <ButtonRow>
      <ButtonLink to={domain.routes.intro}>{t.next({ name: say(domain.name) })}</ButtonLink>
    </ButtonRow>
  );
}
