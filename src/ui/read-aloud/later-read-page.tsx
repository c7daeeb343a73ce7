import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import type { ReadPage } from "./read-page.tsx";

type Props = ComponentProps<typeof ReadPage>;

/** Loads the button that reads a page aloud after the page: the voices of a device come later too. */
export function LaterReadPage(props: Props) {
  const [Button, setButton] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    // Without it the page is as on a device without a voice.
    import("./read-page.tsx").then(
      (loaded) => setButton(() => loaded.ReadPage),
      () => undefined,
    );
  }, []);
  return Button && <Button {...props} />;
}
