import { useEffect, useState } from "react";
import type { MyData } from "#core/api/account.ts";
import { fetchMyData } from "../../api/accounts.ts";
import { ApiError } from "../../api/http.ts";

/** `closed` means that there is no session, or that it has ended. */
export type MyDataState =
  | { readonly kind: "loading" | "closed" }
  | { readonly kind: "failed"; readonly error: unknown }
  | { readonly kind: "open"; readonly data: MyData };

/**
 * Loads what the server stores about the account of this session.
 * @param attempt a new number loads the data again
 */
export function useMyData(token: string | null, attempt: number): MyDataState {
  const [found, setFound] = useState<{ readonly asked: string; readonly state: MyDataState } | null>(null);
  const asked = `${attempt} ${token}`;
  useEffect(() => {
    if (token === null) return;
    let isCurrent = true;
    const tell = (state: MyDataState) => isCurrent && setFound({ asked, state });
    fetchMyData(token).then(
      (data) => tell({ kind: "open", data }),
      (error: unknown) => tell(isNoLogIn(error) ? { kind: "closed" } : { kind: "failed", error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, asked]);
  if (token === null) return { kind: "closed" };
  return found?.asked === asked ? found.state : { kind: "loading" };
}

const isNoLogIn = (error: unknown): boolean => error instanceof ApiError && error.code === "SESSION_NEEDED";
