import type { RegisterReply } from "#core/api/account.ts";
import { register } from "../../api/accounts.ts";
import { ApiError, NetworkError } from "../../api/http.ts";
import { currentYear } from "../../browser/clock.ts";
import { registrationKey } from "./kept-registration.ts";
import { registrationOf } from "./registration.ts";

/** Long enough for a short gap in a connection, short enough to wait for. */
const PAUSE_MS = 2_000;

type Options = {
  /** Whether the server answers a repeated registration like the first one. */
  readonly isRepeatable: boolean;
  /** Called before the second try. */
  readonly onSecondTry: () => void;
};

/**
 * Registers. When it is unknown whether the account was made, tries once more: the server then gives the recovery code
 * that got lost.
 * @throws ApiError, NetworkError
 */
export async function sendRegistration(
  data: FormData,
  { isRepeatable, onSecondTry }: Options,
): Promise<Partial<RegisterReply> | null> {
  const key = isRepeatable ? registrationKey(String(data.get("email"))) : null;
  const attempt = () => register(registrationOf(data, currentYear()), key);
  const year = currentYear();
  try {
    return await attempt();
  } catch (error) {
    // The first reply corrected a wrong clock, which had given a wrong age.
    if (currentYear() !== year && !mayBeDone(error)) return attempt();
    if (key === null || !mayBeDone(error)) throw error;
    onSecondTry();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return attempt();
  }
}

/** Returns whether the account may have been made in spite of the error. */
const mayBeDone = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
