import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { scoreMessages } from "./messages.ts";
import { WhyNone } from "./one-result.tsx";

type Props = Parameters<typeof WhyNone>[0] & { readonly intro: string };

/** Shown in place of the gauge when answers give no number: why, and how to answer again. */
export function NoNumber({ intro, ...why }: Props) {
  const t = useMessages(scoreMessages);
  return (
    <>
      <h2>{t.noNumber}</h2>
      <WhyNone {...why} />
      <p>{t.answersKept}</p>
      <ButtonRow>
        <ButtonLink to={intro} look="secondary">
          {t.take}
        </ButtonLink>
      </ButtonRow>
    </>
  );
}
