import { useStore } from "@nanostores/react";
import { isTabShared } from "../browser/storage.ts";
import { useMessages } from "../ui/language/use-text.ts";
import type { DraftKeeper } from "./draft-keeper.ts";
import { keepingMessages } from "./messages.ts";
import styles from "./pending-notice.module.css";

/**
 * Says at once that the answers on the screen live only as long as this page, and stays in sight. The live region is
 * always in the page, as for every message.
 */
export function UnkeptNotice({ keeper }: { readonly keeper: DraftKeeper }) {
  const t = useMessages(keepingMessages);
  const isUnkept = useStore(keeper.keeping) === "memory";
  return (
    <p role="status" className={isUnkept ? styles.unkept : styles.none}>
      {isUnkept && (isTabShared() ? t.shared : t.memory)}
    </p>
  );
}
