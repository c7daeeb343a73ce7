import { useState } from "react";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { unfinishedMessages } from "../../answers/unfinished-messages.ts";
import { Button } from "../../ui/button.tsx";
import { useMessages, useText } from "../../ui/language/use-text.ts";

type Props = {
  readonly offered: OfferedScale;
  /** Called after sending. The button disappears then, so focus must move elsewhere. */
  readonly onSent: () => void;
};

/** Sends the waiting answers of one scale from this device. */
export function SendNow({ offered, onSent }: Props) {
  const [isSending, setSending] = useState(false);
  const t = useMessages(unfinishedMessages);
  const say = useText();

  const send = async () => {
    setSending(true);
    const { sendWaiting } = await import("../../answers/send-waiting.ts");
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
