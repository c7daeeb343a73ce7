import type { MyAccount } from "#core/api/my-account.ts";
import { ChangePasswordSection } from "./change-password-section.tsx";
import { RecoverySection, type ShownCode } from "./recovery-section.tsx";

type Props = ShownCode & { readonly account: MyAccount["account"] };

/** What "My data" offers for the password: another one, and a new recovery code. */
export function AccountSections({ account, code, onCode }: Props) {
  return (
    <>
      <ChangePasswordSection email={account.email} onCode={onCode} />
      <RecoverySection code={code} onCode={onCode} />
    </>
  );
}
