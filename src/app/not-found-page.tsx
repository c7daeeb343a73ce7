import { paths } from "#core/shared/paths.ts";
import { ButtonLink, ButtonRow } from "../ui/button.tsx";
import { useMessages } from "../ui/language/use-text.ts";
import { Drawing } from "../ui/pictures/drawing.tsx";
import { MITTEN } from "../ui/pictures/moments/mitten.tsx";
import { notFoundMessages } from "./messages.ts";

/** Shown for an unknown address. */
export function NotFoundPage() {
  const t = useMessages(notFoundMessages);
  return (
    <>
      <Drawing size="moment">{MITTEN}</Drawing>
      <h1>{t.title}</h1>
      <p>{t.moved}</p>
      <ButtonRow>
        <ButtonLink to={paths.home}>{t.home}</ButtonLink>
      </ButtonRow>
    </>
  );
}
