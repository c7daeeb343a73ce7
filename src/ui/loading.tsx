import { useMessages } from "./language/use-text.ts";
import { uiMessages } from "./messages.ts";

/** Says that something is on its way. */
export function Loading({ text }: { readonly text?: string }) {
  const t = useMessages(uiMessages);
  return (
    <p role="status" data-fills="">
      {text ?? t.loading}
    </p>
  );
}
