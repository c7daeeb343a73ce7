import { Fragment, useEffect, useId, useRef } from "react";
import { printPage } from "../../browser/printing.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { recoveryMessages } from "./messages.ts";
import styles from "./recovery-code-panel.module.css";

type Props = {
  readonly code: string;
  /** True where the panel takes the place of what had the focus. */
  readonly takesFocus?: boolean;
};

/** Shows a recovery code once, to be printed or written down. In print, only the code appears. */
export function RecoveryCodePanel({ code, takesFocus = false }: Props) {
  const t = useMessages(recoveryMessages);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t.title}
      </h2>
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
