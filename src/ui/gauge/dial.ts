import { arc } from "d3-shape";
import type { Sector } from "./gauge-geometry.ts";

// Lengths in units of the drawing. Its centre, around which the needle turns, is 0, 0.
const INNER = 112;
const OUTER = 168;
const OUTER_OWN = 184;
/** The radius of the border numbers, outside the raised band of the result. */
const NUMBERS = 203;
const GAP = 5;
const BOX = { left: -197, top: -216, width: 394, height: 226 };
/** Where the mark of a band is drawn: beyond the tip of the needle. */
const MARKS = 153;
const MARK_OWN = 161;
/** A narrower band has no room for one. */
const NARROWEST_MARKED = 9;

/** The visible part of the plane. */
export const VIEW_BOX = `${BOX.left} ${BOX.top} ${BOX.width} ${BOX.height}`;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the outline of a band. The band of the result is taller. */
export function sectorPath(sector: Sector, isOwn: boolean): string {
  const path = arc<Sector>()
    .innerRadius(INNER)
    .outerRadius(isOwn ? OUTER_OWN : OUTER)
    .startAngle(({ from }) => radians(from))
    .endAngle(({ to }) => radians(to))
    .padAngle(GAP / OUTER)
    .padRadius(OUTER)
    .cornerRadius(3);
  return path(sector) ?? "";
}

/** Returns the centre of a band's mark; null for a band without room. */
export function markPlace({ from, to }: Sector, isOwn: boolean): { readonly x: number; readonly y: number } | null {
  if (to - from < NARROWEST_MARKED) return null;
  const middle = radians((from + to) / 2);
  const radius = isOwn ? MARK_OWN : MARKS;
  return { x: Math.sin(middle) * radius, y: -Math.cos(middle) * radius };
}

type Place = Readonly<Record<"--x" | "--y", string>>;
type Point = { readonly x: number; readonly y: number };

/** Returns the position of a number outside the half circle, in percent of the drawing from its left and top edge. */
export const placeOnDial = (degrees: number): Place => inPercent(onCircle(degrees, NUMBERS));

const onCircle = (degrees: number, radius: number): Point => ({
  x: Math.sin(radians(degrees)) * radius,
  y: -Math.cos(radians(degrees)) * radius,
});

const inPercent = ({ x, y }: Point): Place => ({
  "--x": `${(100 * (x - BOX.left)) / BOX.width}%`,
  "--y": `${(100 * (y - BOX.top)) / BOX.height}%`,
});

// The size of letters beside a dial of a phone, where they are largest in its units.
const LETTER = 10.8;
const LINE = 26;
/** A band whose middle is this close to the top has its word above it, any other at its side. */
const TOP = 16;
/** How far a word can be from its band, and still be seen to belong to it. */
const WORDS = [184, 190, 196, 202] as const;

type Taken = {
  /** The band of the result, which is taller. */
  readonly own: Sector | undefined;
  /** The numbers outside the half circle. */
  readonly numbers: readonly { readonly degrees: number; readonly length: number }[];
};

/** Where a word begins, is centred or ends. */
export type WordPlace = { readonly place: Place; readonly align: "start" | "middle" | "end" };

/** Returns the position of the word of a band outside the half circle; null where there is no room on a phone. */
export function wordPlace(length: number, { from, to }: Sector, { own, numbers }: Taken): WordPlace | null {
  const degrees = (from + to) / 2;
  const align = Math.abs(degrees) <= TOP ? "middle" : degrees < 0 ? "end" : "start";
  const taken = numbers.map((number) => boxAt(onCircle(number.degrees, NUMBERS), number.length, "middle"));
  for (const radius of WORDS) {
    const point = onCircle(degrees, radius);
    const box = boxAt(point, length, align);
    const isInside = box.left >= BOX.left && box.right <= BOX.left + BOX.width && box.top >= BOX.top;
    if (isInside && !touchesBands(box, own) && !taken.some((other) => overlaps(box, other)))
      return { place: inPercent(point), align };
  }
  return null;
}

type Box = Readonly<Record<"left" | "right" | "top" | "bottom", number>>;

function boxAt({ x, y }: Point, length: number, align: WordPlace["align"]): Box {
  const width = length * LETTER;
  const left = { start: x, middle: x - width / 2, end: x - width }[align];
  return { left, right: left + width, top: y - LINE / 2, bottom: y + LINE / 2 };
}

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether the lower edge of a word, which is the nearest, lies over a band. */
function touchesBands({ left, right, bottom }: Box, own: Sector | undefined): boolean {
  const points = Array.from({ length: 9 }, (_, part) => ({ x: left + ((right - left) * part) / 8, y: bottom }));
  return points.some(({ x, y }) => {
    const degrees = (Math.atan2(x, -y) * 180) / Math.PI;
    const isOverOwn = own !== undefined && degrees > own.from - 2 && degrees < own.to + 2;
    return Math.hypot(x, y) < (isOverOwn ? OUTER_OWN : OUTER) + 2;
  });
}
