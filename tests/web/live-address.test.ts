import { expect, test } from "vitest";
import { offeredScaleOf } from "#core/shared/offered-scale.ts";
import { liveAddress } from "../../src/features/studio/places/live-address.ts";
import { catalogue } from "../core/shipped-content.ts";

test("a scale is found on its own page, and that of a domain on the domain's", () => {
  const { domains } = catalogue();
  for (const { survey, variants = [], firstSurvey, routes } of domains)
    for (const id of [survey, ...variants, ...(firstSurvey ? [firstSurvey.survey] : [])])
      expect([id, liveAddress(id, domains)]).toEqual([id, routes.intro]);
  const own = { id: "inner-weather", title: "Inner weather", about: "" };
  expect(liveAddress(own.id, domains)).toBe(offeredScaleOf(own).routes.intro);
});
