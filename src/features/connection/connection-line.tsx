import { useSyncExternalStore } from "react";
import { isConnected, subscribeToConnection } from "../../browser/connection.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import styles from "./connection-line.module.css";
import { connectionMessages } from "./messages.ts";

/** Shows above every page that the connection is lost, and disappears when it is back. */
export function ConnectionLine() {
  const hasConnection = useSyncExternalStore(subscribeToConnection, isConnected, () => true);
  const t = useMessages(connectionMessages);
  return (
    <p role="status" className={styles.line}>
      {!hasConnection && t.lost}
    </p>
  );
}
