import { removeStored, storedKeys } from "../browser/storage.ts";
import { draftPlace, sendingPlace } from "./places.ts";

/** Returns the storage prefixes of drafts and of answers that were sent and have not arrived. */
const placesOf = (userId: string) => [draftPlace(userId), sendingPlace(userId)];

/** Returns the surveys with answers of this account on this device that have not reached the server yet. */
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
