import { useLayoutEffect, useState } from "react";
import { createDraftKeeper, type DraftKeeper, type DraftPlace, type DraftSource } from "./draft-keeper.ts";

export type { DraftKeeper } from "./draft-keeper.ts";

/** Keeps the answers of an open questionnaire for as long as the component is on the page. */
export function useDraft(run: DraftSource, place: DraftPlace): DraftKeeper {
  const [keeper] = useState(() => createDraftKeeper(run, place));
  // Once the questions are painted they may be answered.
  useLayoutEffect(() => keeper.start(), [keeper]);
  return keeper;
}
