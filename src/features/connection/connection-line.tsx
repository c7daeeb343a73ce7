import { useStore } from "@nanostores/react";
import { memo, useSyncExternalStore } from "react";
import { storageWorks } from "../../answers/storage-works.ts";
import { isConnected, subscribeToConnection } from "../../browser/connection.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { Drawing } from "../../ui/pictures/drawing.tsx";
import { PLUG } from "../../ui/pictures/moments/plug.tsx";
import styles from "./connection-line.module.css";
import { connectionMessages } from "./messages.ts";

/** Shows above every page that the connection is lost, and disappears when it is back. */
export const ConnectionLine = memo(function ConnectionLine() {
  const hasConnection = useSyncExternalStore(subscribeToConnection, isConnected, () => true);
  const areAnswersKept = useStore(storageWorks, { ssr: "initial" }) !== false;
  const t = useMessages(connectionMessages);
  return (
    <p role="status" className={styles.line}>
      {!hasConnection && (
        <>
          <Drawing size="small">{PLUG}</Drawing>
          <span>{areAnswersKept ? t.lost : t.lostUnkept}</span>
        </>
      )}
    </p>
  );
});
