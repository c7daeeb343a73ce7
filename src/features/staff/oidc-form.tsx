import { startJoinByOidc } from "../../api/staff.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { sayJoinFailed } from "./failures.ts";
import { staffJoinMessages, staffMessages } from "./messages.ts";
import { NameField } from "./name-field.tsx";
import styles from "./staff.module.css";
import { useStaffForm } from "./use-staff-form.ts";
import { type Joining, whoJoins } from "./who-joins.ts";

type Props = Joining & { readonly provider: string; readonly onOtherWay: () => void };

/** Has the identity provider say who uses a link. */
export function OidcForm({ secret, link, chosen, provider, onOtherWay }: Props) {
  const t = useMessages(staffJoinMessages);
  const { oidc, sending } = useMessages(staffMessages);
  const { fieldErrors, isSending, onSubmit } = useStaffForm({
    sentences: { name: t.nameUnfit },
    work: async () => {
      const { address } = await startJoinByOidc(whoJoins({ secret, link, chosen }));
      window.location.assign(address);
    },
    sayFailed: sayJoinFailed,
  });

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <p>{t.oidcLead({ provider })}</p>
      {link.name === null && <NameField chosen={chosen} error={fieldErrors["name"]} />}
      <ButtonRow>
        <Button look="secondary" onClick={onOtherWay}>
          {t.oidcOtherwise}
        </Button>
        <Button type="submit">{isSending ? sending : oidc({ provider })}</Button>
      </ButtonRow>
    </form>
  );
}
