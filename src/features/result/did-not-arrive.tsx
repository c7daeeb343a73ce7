import { Button } from "../../ui/button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";

type Props = { readonly text: string; readonly onRetry: () => void };

/** Says that something of a result did not arrive, and offers to ask for it again. */
export function DidNotArrive({ text, onRetry }: Props) {
  const ways = useMessages(navigationMessages);
  return (
    <div role="alert">
      <p>{text}</p>
      <Button look="secondary" onClick={onRetry}>
        {ways.tryAgain}
      </Button>
    </div>
  );
}
