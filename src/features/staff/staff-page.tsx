import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { StaffMember } from "#core/api/staff.ts";
import { errorSentence } from "../../api/error-text.ts";
import { signedInStaff, signOutStaff } from "../../api/staff.ts";
import { useHasPasskeys } from "../../browser/passkeys.ts";
import type { Language } from "../../ui/language/language.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { showNotice } from "../../ui/notices.ts";
import { staffMessages } from "./messages.ts";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignedIn } from "./signed-in.tsx";
import styles from "./staff.module.css";

export const staffTitle = (language: Language) => staffMessages(language).title;

/** The only pages that a sign-in leads on to: a link could otherwise send people anywhere. */
const OF_STAFF = /^\/(studio|staff\/events)(\?[^#]*)?$/;

/** Staff sign in here with a passkey, or with name, password and the code of an app. */
export function StaffPage({ hasStudio }: { readonly hasStudio: boolean }) {
  const t = useMessages(staffMessages);
  const [staff, setStaff] = useState<StaffMember | null>(null);
  const hasPasskeys = useHasPasskeys();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  useEffect(() => void signedInStaff().then(setStaff, () => undefined), []);

  const onSignedIn = async (member: StaffMember) => {
    setStaff(member);
    const wanted = search.get("next") ?? "";
    if (OF_STAFF.test(wanted)) await navigate(wanted);
  };
  const signOut = async () => {
    try {
      await signOutStaff();
      setStaff(null);
      showNotice({ kind: "success", text: (language) => staffMessages(language).signedOut });
    } catch (error) {
      showNotice({ kind: "failure", text: (language) => errorSentence(error, "account", language) });
    }
  };

  return (
    <div className={styles.page}>
      <h1>{t.title}</h1>
      {staff ? (
        <SignedIn staff={staff} hasStudio={hasStudio} onSignOut={signOut} />
      ) : (
        <>
          <p>{t.lead}</p>
          {hasPasskeys && (
            <>
              <PasskeySignIn onSignedIn={onSignedIn} />
              <h2 className={styles.apart}>{t.withPassword}</h2>
            </>
          )}
          <SignInForm isAlone={!hasPasskeys} onSignedIn={onSignedIn} />
          <p className={styles.apart}>{t.lost}</p>
        </>
      )}
    </div>
  );
}
