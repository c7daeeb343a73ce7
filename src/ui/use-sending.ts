import { useRef, useState } from "react";

/** Does one thing at a time: a second press while something is sent does nothing. */
export function useSending() {
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const send = async (work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    try {
      await work();
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };
  return { isSending, send };
}
