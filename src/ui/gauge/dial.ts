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

/** Returns the position of a number outside the half circle, in percent of the drawing from its left and top edge. */
export function placeOnDial(degrees: number): Readonly<Record<"--x" | "--y", string>> {
  const x = Math.sin(radians(degrees)) * NUMBERS - BOX.left;
  const y = -Math.cos(radians(degrees)) * NUMBERS - BOX.top;
  return { "--x": `${(100 * x) / BOX.width}%`, "--y": `${(100 * y) / BOX.height}%` };
}
