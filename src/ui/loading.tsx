import { useMessages } from "./language/use-text.ts";
import { uiMessages } from "./messages.ts";

/** Shows that something is loading. */
export function Loading({ text }: { readonly text?: string }) {
  const t = useMessages(uiMessages);
  return (
    <p role="status" data-fills="">
      {text ?? t.loading}
    </p>
  );
}
