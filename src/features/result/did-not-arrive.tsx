import { Button } from "../../ui/button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";

type Props = { readonly text: string; readonly onRetry: () => void };

/** Shows that a part of the result could not be loaded, with a button to try again. */
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
