import { Link } from "react-router-dom";
import type { StaffMember } from "#core/api/staff.ts";
import { paths } from "#core/shared/paths.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { roleMessages, staffMessages } from "./messages.ts";
import styles from "./staff.module.css";

type Props = { readonly staff: StaffMember; readonly hasStudio: boolean; readonly onSignOut: () => void };

/** As it is typed on the server, in whatever language the page is. */
const INVITE = 'npm run keepwell -- staff:invite "Ada Byron" --role editor';

/** Says who is signed in, and leads on. */
export function SignedIn({ staff: { name, role }, hasStudio, onSignOut }: Props) {
  const t = useMessages(staffMessages);
  const roles = useMessages(roleMessages);
  return (
    <>
      <p>
        {t.signedIn({ name })} {t.role({ role: roles[role] })}
      </p>
      {hasStudio && (
        <p>
          <Link to={paths.studio} className={styles.link}>
            {t.toStudio}
          </Link>
        </p>
      )}
      {role === "admin" && (
        <p>
          <Link to={paths.staffEvents} className={styles.link}>
            {t.toEvents}
          </Link>
        </p>
      )}
      <p>
        {t.others} <code>{INVITE}</code>
      </p>
      <ButtonRow>
        <Button look="secondary" onClick={onSignOut}>
          {t.signOut}
        </Button>
      </ButtonRow>
    </>
  );
}
