import { expect, test } from "vitest";
import type { AdvicePoint } from "#core/api/advice.ts";
import { groupAdvice } from "../../src/features/coach/group-advice.ts";

const point = (text: string, area?: AdvicePoint["area"]): AdvicePoint => ({
  text,
  sources: [],
  ...(area ? { area } : {}),
  ...(area?.step === undefined ? {} : { result: { text: `${area.name}: a result`, path: "/" } }),
});
const weak = point("weak", { name: "Here", isStrong: false, step: "a step" });
const further = point("Here: more", { name: "Here" });
const good = point("good", { name: "There", isStrong: true, step: "keep it" });
const best = point("best", { name: "Elsewhere", isStrong: true, step: "keep that" });
const about = point("about");

test("the first result brings its step, the last strength its line, and all points stay under their areas, no result twice", () => {
  const points = [weak, further, good, best, about];
  const grouped = groupAdvice(points);
  expect(grouped.first).toBe(weak);
  expect(grouped.strongest).toBe(best);
  expect(grouped.areas.map(({ name }) => name)).toEqual(["Here", "There", "Elsewhere"]);
  const { result: _shownAbove, ...restOfWeak } = weak;
  expect([...grouped.areas.flatMap((area) => area.points), ...grouped.rest]).toEqual([restOfWeak, ...points.slice(1)]);
});

test("what is no strength is not called one, and one result alone is not said twice", () => {
  expect(groupAdvice([weak, about]).strongest).toBeNull();
  expect(groupAdvice([good, about])).toMatchObject({ first: good, strongest: null });
});

test("advice without results or areas, as a provider gives it, has nothing to lead with", () => {
  expect(groupAdvice([further, about])).toMatchObject({ first: null, strongest: null, rest: [about] });
  expect(groupAdvice([about])).toEqual({ first: null, strongest: null, areas: [], rest: [about] });
});
