import type { RegisterBody } from "#core/api/results.ts";
import { SHORTEST_PASSWORD } from "#core/shared/weak-password.ts";
import { errorSentence, errorText, failureSentence } from "../../api/error-text.ts";
import { ApiError, NetworkError } from "../../api/http.ts";
import type { Language, SpokenText } from "../../ui/language/language.ts";
import { type FieldErrors, fieldErrorsOf } from "./field-errors.ts";
import { accountMessages, registerMessages } from "./messages.ts";
import { weakPasswordError } from "./password-strength.ts";

export const EARLIEST_YEAR = 1900;
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

export function registrationErrors(form: HTMLFormElement, thisYear: number): FieldErrors {
  const fieldErrors = fieldErrorsOf(form, {
    ...personalFields(thisYear),
    password: { missing: (language) => registerMessages(language).passwordMissing },
  });
  return { ...newPasswordError(form), ...fieldErrors };
}

/** Returns what to correct in the form of a person's own details, which also asks for the password. */
export function detailsErrors(form: HTMLFormElement, thisYear: number, passwordMissing: SpokenText): FieldErrors {
  return fieldErrorsOf(form, { ...personalFields(thisYear), password: { missing: passwordMissing } });
}

const personalFields = (thisYear: number): Parameters<typeof fieldErrorsOf>[1] => ({
  email: {
    missing: (language) => accountMessages(language).emailMissing,
    unfit: (language) => accountMessages(language).emailUnfit,
  },
  yearOfBirth: {
    missing: (language) => registerMessages(language).yearMissing,
    unfit: (language) => registerMessages(language).yearUnfit({ earliest: EARLIEST_YEAR, latest: thisYear }),
  },
  gender: { missing: (language) => registerMessages(language).genderMissing },
});

/**
 * Returns why a new password is refused: too short, or easy to guess. Checks the length in code, because browsers apply
 * `minlength` only to typed text and not to what a password manager filled in.
 * @param email the person's address, where the form does not ask for it
 */
export function newPasswordError(form: HTMLFormElement, name = "password", email?: string): FieldErrors {
  const data = new FormData(form);
  const password = String(data.get(name));
  const missing = SHORTEST_PASSWORD - password.length;
  if (missing > 0) return { [name]: (language) => accountMessages(language).passwordShort(missing) };
  const error = weakPasswordError(password, email ?? String(data.get("email")));
  return error ? { [name]: error } : {};
}

/**
 * Returns the same sentence whether or not the address is registered, so that it does not reveal who has an account.
 * @param isRepeatable whether the server answers a repeated registration like the first one
 */
export function registrationCause(error: unknown, language: Language, isRepeatable: boolean): string {
  const t = registerMessages(language);
  if (error instanceof NetworkError) return isRepeatable ? t.unsure : errorSentence(error, "account", language);
  if (!(error instanceof ApiError)) return failureSentence(error, "account", language);
  if (error.status >= 500) return isRepeatable ? t.ourError : failureSentence(error, "account", language);
  return error.status === TOO_MANY && error.hasSentence ? errorText(error, language) : t.ifKnown;
}
