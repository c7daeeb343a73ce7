import { removeStored, storedKeys } from "../browser/storage.ts";

/** A draft, or answers that were sent and have not arrived. An id has no dot, so the prefix is one person's. */
const placesOf = (userId: string) => [`keepwell.draft.${userId}.`, `keepwell.sending.${userId}.`];

/** The surveys of which this person has answers on this device that are not on the server yet. */
export function unfinishedSurveys(userId: string): string[] {
  const surveys = placesOf(userId).flatMap((place) =>
    storedKeys()
      .filter((key) => key.startsWith(place))
      .map((key) => key.slice(place.length)),
  );
  return [...new Set(surveys)].sort();
}

export function removeUnfinished(userId: string): void {
  const places = placesOf(userId);
  for (const key of storedKeys()) if (places.some((place) => key.startsWith(place))) removeStored(key);
}
