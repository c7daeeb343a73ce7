import type { Working } from "#core/api/working.ts";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { scoreMessages } from "./messages.ts";
import styles from "./score-page.module.css";

type Props = { readonly missing: Working["missing"]; readonly intro: string };

/** Shown in place of the gauge when answers give no number: how much was left open, and how to answer again. */
export function NoNumber({ missing, intro }: Props) {
  const t = useMessages(scoreMessages);
  return (
    <>
      <h2>{t.noNumber}</h2>
      {missing && <p className={styles.lead}>{t.leftOpen(missing)}</p>}
      <p>{t.answersKept}</p>
      <ButtonRow>
        <ButtonLink to={intro} look="secondary">
          {t.take}
        </ButtonLink>
      </ButtonRow>
    </>
  );
}
