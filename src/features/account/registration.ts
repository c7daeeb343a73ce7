import type { RegisterBody } from "#core/api/results.ts";
import { errorText } from "../../api/error-text.ts";
import { ApiError, NetworkError } from "../../api/http.ts";
import { type Problems, problemsOf } from "./field-problems.ts";
import { accountMessages, registerMessages } from "./messages.ts";

export const EARLIEST_YEAR = 1900;
const SHORTEST_PASSWORD = 8;
const TOO_MANY = 429;

/** What the form says, as the call takes it. Age is this year minus the year of birth. */
export function registrationOf(data: FormData, thisYear: number): RegisterBody {
  const yearOfBirth = Number(data.get("yearOfBirth"));
  return {
    email: String(data.get("email")),
    password: String(data.get("password")),
    age: thisYear - yearOfBirth,
    gender: data.get("gender") === "Male" ? "Male" : "Female",
    yearOfBirth,
  };
}

export function registrationProblems(form: HTMLFormElement, thisYear: number): Problems {
  const problems = problemsOf(form, {
    email: {
      missing: () => accountMessages.get().emailMissing,
      unfit: () => accountMessages.get().emailUnfit,
    },
    password: { missing: () => registerMessages.get().passwordMissing },
    yearOfBirth: {
      missing: () => registerMessages.get().yearMissing,
      unfit: () => registerMessages.get().yearUnfit({ earliest: EARLIEST_YEAR, latest: thisYear }),
    },
    gender: { missing: () => registerMessages.get().genderMissing },
  });
  return { ...shortPasswordProblem(form), ...problems };
}

/** `minlength` is not used: browsers check it only after typing, not after a password manager filled it. */
export function shortPasswordProblem(form: HTMLFormElement): Problems {
  const missing = SHORTEST_PASSWORD - String(new FormData(form).get("password")).length;
  return missing > 0 ? { password: () => accountMessages.get().passwordShort(missing) } : {};
}

/** The same sentence whether or not the address is known, so that it tells nobody who has an account. */
export function registrationCause(error: unknown): string {
  const t = registerMessages.get();
  if (error instanceof NetworkError) return accountMessages.get().unreached;
  if (error instanceof ApiError && error.status === TOO_MANY && error.hasSentence) return errorText(error);
  return t.ifKnown;
}
