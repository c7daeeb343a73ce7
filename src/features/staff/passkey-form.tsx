import { joinStaffByPasskey, startJoinByPasskey } from "../../api/staff.ts";
import { makePasskey } from "../../browser/passkeys.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { sayJoinFailed } from "./failures.ts";
import type { JoinProps } from "./join-form.tsx";
import { staffJoinMessages, staffMessages } from "./messages.ts";
import { NameField } from "./name-field.tsx";
import styles from "./staff.module.css";
import { useStaffForm } from "./use-staff-form.ts";
import { whoJoins } from "./who-joins.ts";

/** Has the device make a passkey, which is all that a link needs. */
export function PasskeyForm({ secret, link, chosen, onJoined, onOtherWay }: JoinProps) {
  const t = useMessages(staffJoinMessages);
  const { sending } = useMessages(staffMessages);
  const { fieldErrors, isSending, onSubmit } = useStaffForm({
    sentences: { name: t.nameUnfit },
    work: async () => {
      const who = whoJoins({ secret, link, chosen });
      const passkey = await makePasskey(await startJoinByPasskey(who));
      await joinStaffByPasskey({ ...who, passkey });
      onJoined();
    },
    sayFailed: sayJoinFailed,
  });

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <p>{t.passkeyLead}</p>
      {link.name === null && <NameField chosen={chosen} error={fieldErrors["name"]} />}
      <ButtonRow>
        {onOtherWay && (
          <Button look="secondary" onClick={onOtherWay}>
            {t.passwordInstead}
          </Button>
        )}
        <Button type="submit">{isSending ? sending : t.passkey}</Button>
      </ButtonRow>
    </form>
  );
}
