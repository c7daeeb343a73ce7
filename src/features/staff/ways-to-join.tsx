import { useEffect, useRef, useState } from "react";
import type { StaffLink } from "#core/api/staff.ts";
import { useHasPasskeys } from "../../browser/passkeys.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { JoinForm } from "./join-form.tsx";
import { staffJoinMessages } from "./messages.ts";
import { PasskeyForm } from "./passkey-form.tsx";
import styles from "./staff.module.css";

type Props = { readonly secret: string; readonly link: StaffLink; readonly onJoined: () => void };

/** Offers a passkey first, and a password with an app as the other way: the only one where there are no passkeys. */
export function WaysToJoin(props: Props) {
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
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.apart}>
        {byPassword ? t.withPassword : t.withPasskey}
      </h2>
      <Form {...props} chosen={{ value: name, onChange: setName }} onOtherWay={onOtherWay} />
    </>
  );
}
