import { useState } from "react";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { unfinishedMessages } from "../../answers/unfinished-messages.ts";
import { reloadPage } from "../../browser/location.ts";
import { needsAnotherDocument } from "../../browser/lost-code.ts";
import { Button } from "../../ui/button.tsx";
import { sayText, useMessages, useText } from "../../ui/language/use-text.ts";
import { showNotice } from "../../ui/notices.ts";
import { messagesOf } from "../../ui/standalone-scale.ts";

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
    try {
      const { sendWaiting } = await import("../../answers/send-waiting.ts");
      await sendWaiting([offered], "person");
    } catch (error) {
      console.error(error);
      // The hub sends what waits when it opens.
      if (needsAnotherDocument()) return reloadPage();
      showNotice({
        kind: "failure",
        text: (language) => sayText(messagesOf(offered, language).network, language),
      });
    } finally {
      setSending(false);
    }
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
