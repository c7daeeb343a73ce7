import type { MyAccount } from "#core/api/my-account.ts";
import { fetchMyAccount } from "../../api/accounts.ts";
import { ApiError } from "../../api/http.ts";
import { currentOwner, currentToken } from "../../browser/session.ts";

/** `closed` means that there is no session, or that it has ended. */
export type MyDataState =
  | { readonly kind: "closed" }
  | { readonly kind: "failed"; readonly error: unknown }
  | { readonly kind: "open"; readonly data: MyAccount; readonly token: string; readonly owner: string | null };

export const CLOSED: MyDataState = { kind: "closed" };

/** Returns what the page shows of the account of a session. */
export async function readMyData(token: string | null): Promise<MyDataState> {
  if (token === null) return CLOSED;
  try {
    const owner = currentOwner();
    return { kind: "open", data: await fetchMyAccount(token), token, owner };
  } catch (error) {
    return isNoLogIn(error) ? CLOSED : { kind: "failed", error };
  }
}

/** Returns whether a state is of the account that is logged in now. Another password brings it another token. */
export const isOfSession = (state: MyDataState | undefined): boolean =>
  state?.kind === "open" && (state.token === currentToken() || state.owner === currentOwner());

const isNoLogIn = (error: unknown): boolean => error instanceof ApiError && error.code === "SESSION_NEEDED";
