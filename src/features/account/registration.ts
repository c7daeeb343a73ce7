import type { RegisterBody } from "#core/contracts/results.ts";
import { ApiError, NetworkError } from "../../api/http.ts";
import { type Problems, problemsOf } from "./field-problems.ts";

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
      missing: "Please type your e-mail address.",
      unfit: "This does not look like an e-mail address yet. It has a form like name@example.org.",
    },
    password: { missing: "Please choose a password of at least 8 characters." },
    yearOfBirth: {
      missing: "Please type the year you were born, such as 1950.",
      unfit: `Please type a year from ${EARLIEST_YEAR} to ${thisYear}.`,
    },
    gender: { missing: "Please choose one of the two." },
  });
  const password = String(new FormData(form).get("password"));
  // `minlength` is not used: browsers check it only after typing, not after a password manager filled it.
  if (problems["password"] || password.length >= SHORTEST_PASSWORD) return problems;
  const missing = SHORTEST_PASSWORD - password.length;
  const characters = missing === 1 ? "character" : "characters";
  return { ...problems, password: `This password needs ${missing} more ${characters}.` };
}

/** The same sentence whether or not the address is known, so that it tells nobody who has an account. */
export function registrationCause(error: unknown): string {
  if (error instanceof NetworkError) return "We could not reach Keepwell. What you typed is still here. Try again.";
  if (error instanceof ApiError && error.status === TOO_MANY && error.hasSentence) return error.message;
  return "If you already have an account, log in.";
}
