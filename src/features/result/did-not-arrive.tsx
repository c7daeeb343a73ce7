import { useStore } from "@nanostores/react";
import { Button } from "../../ui/button.tsx";
import { navigationMessages } from "../../ui/messages.ts";

type Props = { readonly text: string; readonly onRetry: () => void };

/** Says that something of a result did not arrive, and offers to ask for it again. */
export function DidNotArrive({ text, onRetry }: Props) {
  const ways = useStore(navigationMessages);
  return (
    <div role="alert">
      <p>{text}</p>
      <Button look="secondary" onClick={onRetry}>
        {ways.tryAgain}
      </Button>
    </div>
  );
}
