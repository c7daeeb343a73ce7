import type { IElement } from "survey-core";

/** A question on a page: the page's own heading is above it. */
const ON_PAGE = 3;
const LOWEST = 6;

/** Returns the level of the heading of a question or panel: one lower in each panel. */
export function headingLevel({ parent }: Pick<IElement, "parent">): number {
  let level = ON_PAGE;
  for (let around = parent; around && !around.isPage; around = around.parent) level += 1;
  return Math.min(level, LOWEST);
}
