import { useStore } from "@nanostores/react";
import { type ComponentType, memo, useEffect, useState } from "react";
import { closeDisplay, displayIsOpen } from "./open-display.ts";

/**
 * Loads the dialog after the page, because no page needs it at once. If its button is pressed earlier, it opens as soon
 * as it has loaded. After a failure, the next press tries again.
 */
export const LaterDisplayDialog = memo(function LaterDisplayDialog() {
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
});
