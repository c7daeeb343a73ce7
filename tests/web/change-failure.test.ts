import { expect, test } from "vitest";
import { changeFailure } from "../../src/api/change-failure.ts";
import { ApiError, NetworkError } from "../../src/api/http.ts";
import { ENGLISH } from "../../src/ui/language/language.ts";

const WORDS = { failed: () => "Not changed.", unsure: () => "Changed or not." };
const said = (error: unknown) => {
  const { text, cause } = changeFailure(error, WORDS, "account");
  return [text(ENGLISH), cause?.(ENGLISH)];
};

test.each([
  ["a lost reply", new NetworkError("the answer was cut off")],
  ["a proxy that gave up waiting", new ApiError(504, null)],
])("after %s nothing is claimed of the change", (_, error) => {
  expect(said(error)).toEqual(["Changed or not.", undefined]);
});

test.each([
  ["an error of the server", new ApiError(401, { error: "This is not your password.", code: "PASSWORD_REFUSED" })],
  ["a full queue", new ApiError(503, { error: "Many people are here just now.", code: "BUSY" })],
])("after %s, which the server explains, the change was not made", (_, error) => {
  expect(said(error)).toEqual(["Not changed.", error.message]);
});
