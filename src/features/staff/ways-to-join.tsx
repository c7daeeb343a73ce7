import { useEffect, useRef, useState } from "react";
import type { StaffLink } from "#core/api/staff.ts";
import { useHasPasskeys } from "../../browser/passkeys.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { JoinForm } from "./join-form.tsx";
import { staffJoinMessages } from "./messages.ts";
import { OidcForm } from "./oidc-form.tsx";
import { PasskeyForm } from "./passkey-form.tsx";
import styles from "./staff.module.css";

type Props = {
  /** Who the identity provider is; null where there is none. */
  readonly provider: string | null;
  readonly secret: string;
  readonly link: StaffLink;
  readonly onJoined: () => void;
};

/**
 * Offers the identity provider first where there is one. Then a passkey, and a password with an app as the other way: the
 * only one where there are no passkeys.
 */
export function WaysToJoin({ provider, ...props }: Props) {
  const t = useMessages(staffJoinMessages);
  const hasPasskeys = useHasPasskeys();
  const [wantsPassword, setWantsPassword] = useState<boolean | null>(null);
  const [name, setName] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone with its form.
  useEffect(() => {
    if (wantsPassword !== null) heading.current?.focus();
  }, [wantsPassword]);

  const byPassword = wantsPassword || !hasPasskeys;
  const Form = byPassword ? JoinForm : PasskeyForm;
  const onOtherWay = hasPasskeys ? () => setWantsPassword(!byPassword) : null;
  const chosen = { value: name, onChange: setName };
  return (
    <>
      {provider !== null && (
        <>
          <h2 className={styles.apart}>{t.withOidc({ provider })}</h2>
          <OidcForm {...props} provider={provider} chosen={chosen} />
        </>
      )}
      <h2 ref={heading} tabIndex={-1} className={styles.apart}>
        {byPassword ? t.withPassword : t.withPasskey}
      </h2>
      <Form {...props} chosen={chosen} onOtherWay={onOtherWay} />
    </>
  );
}
