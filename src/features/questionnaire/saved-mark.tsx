import { useStore } from "@nanostores/react";
import type { DraftKeeper } from "../../answers/use-draft.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { questionnaireMessages } from "./messages.ts";

/**
 * Shows that the answers on the screen are on this device's disk. It is not announced, because it would be read after every answer.
 */
export function SavedMark({ keeper }: { keeper: DraftKeeper }) {
  const t = useMessages(questionnaireMessages);
  const keeping = useStore(keeper.keeping);
  return keeping === "saved" && <span>{t.saved}</span>;
}
