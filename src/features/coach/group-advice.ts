import type { AdvicePoint } from "#core/api/advice.ts";

type AreaPoints = { readonly name: string; readonly points: readonly AdvicePoint[] };

/** Advice as it is told: what goes well, the one thing to begin with, and the rest by area. */
export type GroupedAdvice = {
  /** The best result, where it is a strength and not the one to begin with. */
  readonly strongest: AdvicePoint | null;
  /** The result in which most can change, with its one small step. */
  readonly first: AdvicePoint | null;
  /** All that is said of each area. The result that `first` shows is not repeated. */
  readonly areas: readonly AreaPoints[];
  /** What belongs to no area. */
  readonly rest: readonly AdvicePoint[];
};

/** Groups points by their areas, in the order in which they come: the area with most room to grow is the first. */
export function groupAdvice(points: readonly AdvicePoint[]): GroupedAdvice {
  const names = [...new Set(points.flatMap(({ area }) => (area ? [area.name] : [])))];
  const onResults = points.filter(({ result, area }) => result !== undefined && area?.step !== undefined);
  const [first = null] = onResults;
  const strongest = onResults.findLast(({ area }) => area?.isStrong === true) ?? null;
  return {
    strongest: strongest === first ? null : strongest,
    first,
    areas: names.map((name) => ({
      name,
      points: points
        .filter(({ area }) => area?.name === name)
        .map((point) => (point === first ? withoutResult(point) : point)),
    })),
    rest: points.filter(({ area }) => area === undefined),
  };
}

const withoutResult = ({ result, ...point }: AdvicePoint): AdvicePoint => point;
