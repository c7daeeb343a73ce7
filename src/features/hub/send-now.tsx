import { useState } from "react";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { waitingMessages } from "../../answers/messages.ts";
import { sendWaiting } from "../../answers/send-waiting.ts";
import { Button } from "../../ui/button.tsx";
import { useMessages, useText } from "../../ui/language/use-text.ts";

type Props = {
  readonly offered: OfferedScale;
  /** The button goes with what it sent; the focus must go somewhere. */
  readonly onSent: () => void;
};

/** Sends the answers of one assessment that wait on this device. */
export function SendNow({ offered, onSent }: Props) {
  const [isSending, setSending] = useState(false);
  const t = useMessages(waitingMessages);
  const say = useText();

  const send = async () => {
    setSending(true);
    await sendWaiting([offered], "person");
    setSending(false);
    if (document.activeElement === document.body) onSent();
  };
  return (
    <Button
      look="secondary"
      unavailable={isSending}
      onClick={send}
      aria-label={isSending ? undefined : t.sendNowOf({ name: say(offered.name) })}
    >
      {isSending ? t.sending : t.sendNow}
    </Button>
  );
}
