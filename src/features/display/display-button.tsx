import { useMessages } from "../../ui/language/use-text.ts";
import { displayMessages } from "./messages.ts";
import { openDisplay } from "./open-display.ts";

/** Opens the display settings. The button is in the bar, and on a narrow screen in its menu. */
export function DisplayButton({ className }: { readonly className: string | undefined }) {
  const t = useMessages(displayMessages);
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={openDisplay}>
      {t.open}
    </button>
  );
}
