import { useMessages } from "../../ui/language/use-text.ts";
import { displayMessages } from "./messages.ts";
import { openDisplay } from "./open-display.ts";

/** Opens the choices about the display; stands in the bar, and in the menu of a narrow screen. */
export function DisplayButton({ className }: { readonly className: string | undefined }) {
  const t = useMessages(displayMessages);
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={openDisplay}>
      {t.open}
    </button>
  );
}
