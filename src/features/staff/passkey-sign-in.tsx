import { signInStaffByPasskey, startSignInByPasskey } from "../../api/staff.ts";
import { signWithPasskey } from "../../browser/passkeys.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { useSending } from "../../ui/use-sending.ts";
import { saySignInFailed } from "./failures.ts";
import { staffMessages } from "./messages.ts";
import type { SignInProps } from "./sign-in-form.tsx";

/** The button that asks the device for a passkey of this site. It asks for no name: the passkey says whose it is. */
export function PasskeySignIn({ isAlone, onSignedIn }: SignInProps) {
  const t = useMessages(staffMessages);
  const { isSending, send } = useSending();
  const signIn = () =>
    send(async () => {
      try {
        const passkey = await signWithPasskey(await startSignInByPasskey());
        await onSignedIn(await signInStaffByPasskey({ passkey }));
      } catch (error) {
        saySignInFailed(error);
      }
    });
  return (
    <ButtonRow>
      <Button look={isAlone ? "primary" : "secondary"} onClick={signIn}>
        {isSending ? t.sending : t.passkey}
      </Button>
    </ButtonRow>
  );
}
