import type { MyAccount } from "#core/api/my-account.ts";
import { ChangePasswordSection } from "./change-password-section.tsx";
import { RecoverySection } from "./recovery-section.tsx";

/** What "My data" offers for the password: another one, and a new recovery code. */
export function AccountSections({ account }: { readonly account: MyAccount["account"] }) {
  return (
    <>
      <ChangePasswordSection email={account.email} />
      <RecoverySection />
    </>
  );
}
