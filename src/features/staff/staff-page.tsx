import { useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { StaffMember } from "#core/api/staff.ts";
import { paths } from "#core/shared/paths.ts";
import { errorSentence } from "../../api/error-text.ts";
import { signedInStaff, signOutStaff } from "../../api/staff.ts";
import { useHasPasskeys } from "../../browser/passkeys.ts";
import type { Language } from "../../ui/language/language.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { showNotice } from "../../ui/notices.ts";
import { staffMessages } from "./messages.ts";
import { OidcSignIn } from "./oidc-sign-in.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignedIn } from "./signed-in.tsx";
import styles from "./staff.module.css";
import { wantedPage } from "./wanted-page.ts";

export const staffTitle = (language: Language) => staffMessages(language).title;

type Props = { readonly hasStudio: boolean; readonly provider: string | null };

/** Staff sign in here: at an identity provider, with a passkey, or with name, password and the code of an app. */
export function StaffPage({ hasStudio, provider }: Props) {
  const t = useMessages(staffMessages);
  const [staff, setStaff] = useState<StaffMember | null>(null);
  const hasPasskeys = useHasPasskeys();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const wanted = wantedPage(search);
  const heading = useRef<HTMLHeadingElement>(null);
  const isAlone = provider === null && !hasPasskeys;
  useEffect(() => void signedInStaff().then(setStaff, () => undefined), []);

  // What was pressed goes in both cases.
  const onSignedIn = async (member: StaffMember) => {
    setStaff(member);
    heading.current?.focus();
    if (wanted !== paths.staff) await navigate(wanted);
  };
  const signOut = async () => {
    try {
      await signOutStaff();
      setStaff(null);
      heading.current?.focus();
      showNotice({ kind: "success", text: (language) => staffMessages(language).signedOut });
    } catch (error) {
      showNotice({ kind: "failure", text: (language) => errorSentence(error, "account", language) });
    }
  };

  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {t.title}
      </h1>
      {staff ? (
        <SignedIn staff={staff} hasStudio={hasStudio} onSignOut={signOut} />
      ) : (
        <>
          <p>{t.lead}</p>
          {provider !== null && <OidcSignIn provider={provider} wanted={wanted} />}
          {provider !== null && hasPasskeys && <h2 className={styles.apart}>{t.withPasskey}</h2>}
          {hasPasskeys && <PasskeySignIn isAlone={provider === null} onSignedIn={onSignedIn} />}
          {!isAlone && <h2 className={styles.apart}>{t.withPassword}</h2>}
          <SignInForm isAlone={isAlone} onSignedIn={onSignedIn} />
          <p className={styles.apart}>{t.lost}</p>
        </>
      )}
    </div>
  );
}
