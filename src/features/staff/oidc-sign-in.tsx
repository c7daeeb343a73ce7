import { startSignInByOidc } from "../../api/staff.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { useSending } from "../../ui/use-sending.ts";
import { saySignInFailed } from "./failures.ts";
import { staffMessages } from "./messages.ts";
import { wantedPagePlace } from "./wanted-page.ts";

type Props = {
  /** Who the identity provider is. */
  readonly provider: string;
  readonly wanted: string;
};

/** The button that leads to the identity provider. */
export function OidcSignIn({ provider, wanted }: Props) {
  const t = useMessages(staffMessages);
  const { isSending, send } = useSending();
  const signIn = () =>
    send(async () => {
      try {
        const { address } = await startSignInByOidc();
        wantedPagePlace.keep(wanted);
        window.location.assign(address);
      } catch (error) {
        saySignInFailed(error);
      }
    });
  return (
    <ButtonRow>
      <Button onClick={signIn}>{isSending ? t.sending : t.oidc({ provider })}</Button>
    </ButtonRow>
  );
}
