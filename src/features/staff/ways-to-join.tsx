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

type Way = "oidc" | "passkey" | "password";

/**
 * Offers one way at a time: the identity provider where there is one, then a passkey where there are any, and a password
 * with an app as the last.
 */
export function WaysToJoin({ provider, ...props }: Props) {
  const t = useMessages(staffJoinMessages);
  const hasPasskeys = useHasPasskeys();
  const [wanted, setWanted] = useState<Way | null>(null);
  const [name, setName] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone with its form.
  useEffect(() => {
    if (wanted !== null) heading.current?.focus();
  }, [wanted]);

  const withoutProvider = hasPasskeys ? "passkey" : "password";
  const way = wanted ?? (provider === null ? withoutProvider : "oidc");
  const joining = { ...props, chosen: { value: name, onChange: setName } };
  if (way === "oidc" && provider !== null) {
    return (
      <>
        <h2 className={styles.apart}>{t.withOidc({ provider })}</h2>
        <OidcForm {...joining} provider={provider} onOtherWay={() => setWanted(withoutProvider)} />
      </>
    );
  }
  const isPassword = way === "password";
  const Form = isPassword ? JoinForm : PasskeyForm;
  const onOtherWay = hasPasskeys ? () => setWanted(isPassword ? "passkey" : "password") : null;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.apart}>
        {isPassword ? t.withPassword : t.withPasskey}
      </h2>
      <Form {...joining} onOtherWay={onOtherWay} />
    </>
  );
}
