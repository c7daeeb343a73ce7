import type { MyAccount } from "#core/api/my-account.ts";
import { fetchMyAccount } from "../../api/accounts.ts";
import { ApiError } from "../../api/http.ts";

/** `closed` means that there is no session, or that it has ended. */
export type MyDataState =
  | { readonly kind: "closed" }
  | { readonly kind: "failed"; readonly error: unknown }
  | { readonly kind: "open"; readonly data: MyAccount };

export const CLOSED: MyDataState = { kind: "closed" };

/** Returns what the page shows of the account of a session. */
export async function readMyData(token: string | null): Promise<MyDataState> {
  if (token === null) return CLOSED;
  try {
    return { kind: "open", data: await fetchMyAccount(token) };
  } catch (error) {
    return isNoLogIn(error) ? CLOSED : { kind: "failed", error };
  }
}

const isNoLogIn = (error: unknown): boolean => error instanceof ApiError && error.code === "SESSION_NEEDED";
