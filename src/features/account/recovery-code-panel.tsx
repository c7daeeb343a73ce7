import { Fragment, useId } from "react";
import { printPage } from "../../browser/printing.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { recoveryMessages } from "./messages.ts";
import styles from "./recovery-code-panel.module.css";

/** Shows a recovery code once, to be printed or written down. In print, only the code appears. */
export function RecoveryCodePanel({ code }: { readonly code: string }) {
  const t = useMessages(recoveryMessages);
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{t.title}</h2>
      <p>{t.purpose}</p>
      <p className={styles.code} translate="no">
        {/* WebKit breaks no line after a hyphen by itself. */}
        {code.split(/(?<=-)/).map((group, index) => (
          <Fragment key={index}>
            {group}
            <wbr />
          </Fragment>
        ))}
      </p>
      <p>{t.keep}</p>
      <p className={styles.onPaper}>{t.howTo}</p>
      <ButtonRow>
        <Button look="secondary" onClick={printPage}>
          {t.print}
        </Button>
      </ButtonRow>
    </section>
  );
}
