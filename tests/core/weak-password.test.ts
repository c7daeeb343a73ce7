import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { MOST_COMMON, weaknessOf } from "#core/shared/weak-password.ts";

const common = new Set(dictionary["passwords-common"].slice(0, MOST_COMMON));
const weakness = (password: string, email = "margaret.hill@example.org") => weaknessOf(password, email, common);

test.each([
  "password",
  "Password1",
  "password1!",
  "P@ssw0rd",
  "p4ssw0rd2026",
  "Sunshine!",
  "12345678",
  "qwertyuiop1",
  "abc1234!",
  "keepwell",
  "K33pw3ll2026",
  "KeepwellKeepwell1",
  "\uff50assword1",
  "e\u0301".repeat(4),
])("%s is common, or nearly", (password) => expect(weakness(password)).toBe("common"));

test.each(["margaret.hill@example.org", "Margaret.Hill", "margaret.hill1950", "MARGARET.HILL!"])(
  "%s is the person's own address",
  (password) => expect(weakness(password)).toBe("address"),
);

test.each([
  "a calm green garden",
  "another calm garden",
  "a private word",
  "tea with Margaret",
  "correcthorse battery",
])("%s is accepted", (password) => expect(weakness(password)).toBeNull());

test("a name with digits at its end is known with further ones", () => {
  expect(weakness("rosa-1951-31", "rosa-1951-3@example.org")).toBe("address");
});

test("a short name before the @ is not looked for", () => {
  expect(weakness("jo", "jo@example.org")).toBeNull();
});
