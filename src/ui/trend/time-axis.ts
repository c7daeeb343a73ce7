/** Room before the first and after the last result, as a part of the width: a point is pressed around its middle. */
const EDGE = 0.06;

/** Returns where moments stand from left to right, from 0 to 1, at their true distances. Without any distance, in the middle. */
export function timeAxis(moments: readonly Date[]): (moment: Date) => number {
  const times = moments.map((moment) => moment.getTime());
  const first = Math.min(...times);
  const last = Math.max(...times);
  return (moment) => {
    if (last === first) return 0.5;
    return EDGE + ((moment.getTime() - first) / (last - first)) * (1 - 2 * EDGE);
  };
}

/** More lines than this say nothing. */
const MOST_LINES = 24;

/** Returns the first days of the months between two moments; of the years, where there are very many months. */
export function calendarLines(first: Date, last: Date): Date[] {
  const months = monthStarts(first, last);
  return months.length <= MOST_LINES ? months : months.filter((day) => day.getMonth() === 0).slice(-MOST_LINES);
}

function monthStarts(first: Date, last: Date): Date[] {
  const count = (last.getFullYear() - first.getFullYear()) * 12 + last.getMonth() - first.getMonth();
  return Array.from(
    { length: Math.max(count, 0) },
    (_, index) => new Date(first.getFullYear(), first.getMonth() + index + 1, 1),
  );
}

/** Returns which of the points get their number beside them: the newest, and of the others those with room. */
export function numbered(places: readonly number[], room: number): boolean[] {
  let next = Number.POSITIVE_INFINITY;
  return places
    .toReversed()
    .map((place) => {
      const fits = next - place >= room;
      if (fits) next = place;
      return fits;
    })
    .toReversed();
}
