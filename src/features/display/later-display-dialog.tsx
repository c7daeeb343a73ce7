import { useStore } from "@nanostores/react";
import { type ComponentType, useEffect, useState } from "react";
import { closeDisplay, displayIsOpen } from "./open-display.ts";

/**
 * The dialog, fetched once the page stands: no page needs it to be read. Who presses its button sooner sees
 * it when it is here; where it could not be fetched, the next press tries again.
 */
export function LaterDisplayDialog() {
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  const isWanted = useStore(displayIsOpen);
  useEffect(() => {
    if (Dialog) return;
    import("./display-dialog.tsx").then(
      ({ DisplayDialog }) => setDialog(() => DisplayDialog),
      () => isWanted && closeDisplay(),
    );
  }, [Dialog, isWanted]);
  return Dialog && <Dialog />;
}
