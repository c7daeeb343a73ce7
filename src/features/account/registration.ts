import type { RegisterBody } from "#core/api/results.ts";
import { errorSentence } from "../../api/error-text.ts";
import { ApiError, NetworkError } from "../../api/http.ts";
import type { Language } from "../../ui/language/language.ts";
import { type Problems, problemsOf } from "./field-problems.ts";
import { accountMessages, registerMessages } from "./messages.ts";

export const EARLIEST_YEAR = 1900;
const SHORTEST_PASSWORD = 8;
const TOO_MANY = 429;

/** Returns the form's input in the format of the call. The age is this year minus the year of birth. */
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
      missing: (language) => accountMessages(language).emailMissing,
      unfit: (language) => accountMessages(language).emailUnfit,
    },
    password: { missing: (language) => registerMessages(language).passwordMissing },
    yearOfBirth: {
      missing: (language) => registerMessages(language).yearMissing,
      unfit: (language) => registerMessages(language).yearUnfit({ earliest: EARLIEST_YEAR, latest: thisYear }),
    },
    gender: { missing: (language) => registerMessages(language).genderMissing },
  });
  return { ...shortPasswordProblem(form), ...problems };
}

/**
 * Checks the length in code, because browsers apply `minlength` only to typed text and not to what a password manager
 * filled in.
 */
export function shortPasswordProblem(form: HTMLFormElement): Problems {
  const missing = SHORTEST_PASSWORD - String(new FormData(form).get("password")).length;
  return missing > 0 ? { password: (language) => accountMessages(language).passwordShort(missing) } : {};
}

/**
 * Returns the same sentence whether or not the address is registered, so that it does not reveal who has an account.
 */
export function registrationCause(error: unknown, language: Language): string {
  const showsCause =
    error instanceof NetworkError || (error instanceof ApiError && error.status === TOO_MANY && error.hasSentence);
  return showsCause ? errorSentence(error, "account", language) : registerMessages(language).ifKnown;
}
