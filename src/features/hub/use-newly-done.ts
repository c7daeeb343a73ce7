import { useEffect, useState } from "react";

/** The pictures that somebody has seen done, since the site was opened. */
let seen: { readonly userId: string | null; readonly pictures: ReadonlySet<string> } | null = null;

/**
 * Tells which areas were done since this person last saw the hub, so that their tick and their room come once. At the
 * first look nothing is new: what was done long ago does not move.
 */
export function useNewlyDone(userId: string | null, done: ReadonlySet<string>): (picture: string) => boolean {
  const [before, setBefore] = useState(() => (seen?.userId === userId ? seen.pictures : null));
  const [owner, setOwner] = useState(userId);
  if (owner !== userId) {
    setOwner(userId);
    setBefore(null);
  }
  useEffect(() => {
    seen = { userId, pictures: done };
  }, [userId, done]);
  return (picture) => before !== null && done.has(picture) && !before.has(picture);
}
