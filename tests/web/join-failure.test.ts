import { expect, test } from "vitest";
import { ERRORS } from "#core/api/errors.ts";
import { ApiError, NetworkError } from "../../src/api/http.ts";
import { NoPasskeyError } from "../../src/browser/passkeys.ts";
import { sayJoinFailed } from "../../src/features/staff/failures.ts";
import { ENGLISH } from "../../src/ui/language/language.ts";
import { currentNotice } from "../../src/ui/notices.ts";

const errorOf = (code: "STAFF_LINK" | "STAFF_CODE") => {
  const [status, error] = ERRORS[code];
  return new ApiError(status, { code, error });
};
function saidAfter(error: unknown): string {
  sayJoinFailed(error);
  const notice = currentNotice();
  return `${notice?.text(ENGLISH)} ${notice?.cause?.(ENGLISH) ?? ""}`;
}
const WORKS = "The link still works.";

test("a link that was used is not said to work, nor one of which nobody knows", () => {
  const used = saidAfter(errorOf("STAFF_LINK"));
  expect(used).toContain("This link was used already");
  expect(used).not.toContain(WORKS);
  const lost = saidAfter(new NetworkError("no answer"));
  expect(lost).toContain("may or may not be finished");
  expect(lost).not.toContain(WORKS);
});

test("after any other error the link still works, and that is said", () => {
  expect(saidAfter(errorOf("STAFF_CODE"))).toContain(WORKS);
  expect(saidAfter(new NoPasskeyError("stopped"))).toContain("the link still works");
});
