import { expect, test } from "vitest";
import { offeredScaleOf } from "#core/shared/offered-scale.ts";
import { failureNotice } from "../../src/answers/failure-notice.ts";
import { ApiError } from "../../src/api/http.ts";
import { ENGLISH } from "../../src/ui/language/language.ts";

test("answers that were sent before are told so without a time, which may be minutes as well as days", () => {
  const offered = offeredScaleOf({ id: "fresh-air", title: "Fresh air", about: "About." });
  const error = new ApiError(409, { code: "KEY_REUSED", error: "Please start anew." });
  const cause = failureNotice(offered, { kind: "too-late", error, isKept: true }).cause?.(ENGLISH);
  expect(cause).toContain("Press Submit again");
  expect(cause).not.toContain("day");
});
