import type { StaffLink } from "#core/api/staff.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { staffJoinMessages } from "./messages.ts";
import { QrCode } from "./qr-code.tsx";

/** The key for an authenticator app: to scan, to type, and as an address. */
export function AppKey({ link }: { readonly link: StaffLink }) {
  const t = useMessages(staffJoinMessages);
  return (
    <>
      <h3>{t.app}</h3>
      <p>{t.appLead}</p>
      <QrCode text={link.uri} label={t.picture} />
      <p>
        {t.key}: <code>{link.secret}</code>
      </p>
      <details>
        <summary>{t.address}</summary>
        <p>
          <code>{link.uri}</code>
        </p>
      </details>
    </>
  );
}
