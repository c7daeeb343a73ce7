import { expect, test } from "vitest";
import { partedAt, trendPoints } from "../../src/ui/trend/trend-points.ts";

const plot = { width: 100, height: 50, margin: 10 };

test.each([
  [
    "the scale's ends are the plot's",
    [0, 40],
    40,
    [
      [10, 40],
      [90, 10],
    ],
  ],
  [
    "even steps, not time",
    [0, 20, 40],
    40,
    [
      [10, 40],
      [50, 25],
      [90, 10],
    ],
  ],
  [
    "a score above the scale stays inside",
    [0, 80],
    40,
    [
      [10, 40],
      [90, 10],
    ],
  ],
  [
    "only zeros lie on the floor",
    [0, 0],
    0,
    [
      [10, 40],
      [90, 40],
    ],
  ],
] as const)("%s", (_, values, top, points) => {
  expect(trendPoints(values, top, plot)).toEqual(points);
});

test.each([
  [[], [[1, 2, 3, 4]]],
  [
    [2],
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [
    [1, 3],
    [[1], [2, 3], [4]],
  ],
])("a curve is parted where other questions begin, %j", (starts, parts) => {
  const points = [1, 2, 3, 4].map((x): [number, number] => [x, 0]);
  expect(partedAt(points, starts).map((part) => part.map(([x]) => x))).toEqual(parts);
});
