import type { ShownPart } from "../api/public-scale.ts";

/** What people see of a result, as its rule says: its number, its meaning in words, or both; both unless told. */
export function shownOf(part: Pick<ShownPart, "show"> | undefined): {
  readonly hasNumber: boolean;
  readonly hasMeaning: boolean;
} {
  return { hasNumber: part?.show !== "meaning", hasMeaning: part?.show !== "number" };
}
