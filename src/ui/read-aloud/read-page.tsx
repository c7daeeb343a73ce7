import { useEffect, useSyncExternalStore } from "react";
import { hasOwnVoice, subscribeToVoices } from "../../browser/speech.ts";
import { useLanguage, useMessages } from "../language/use-text.ts";
import { readAloudMessages } from "./messages.ts";
import { passagesIn } from "./page-passages.ts";
import { readAloud, stopReading, useIsRead } from "./reader.ts";

type Props = {
  readonly className?: string | undefined;
  /** The address of the page. Whoever goes to another one hears no more of this one. */
  readonly path: string;
};

/** A button that reads the page aloud, or stops reading it. Hidden on devices without a voice for the language. */
export function ReadPage({ className, path }: Props) {
  const t = useMessages(readAloudMessages);
  const { code } = useLanguage();
  const isPossible = useSyncExternalStore(subscribeToVoices, hasOwnVoice, () => false);
  const isRead = useIsRead(path);
  // Another language has another voice.
  useEffect(() => stopReading, [path, code]);
  if (!isPossible) return null;
  const read = () => {
    const main = document.querySelector("main");
    if (main) readAloud(path, passagesIn(main, code));
  };
  return (
    <button type="button" className={className} onClick={() => (isRead ? stopReading() : read())}>
      {isRead ? t.stop : t.read}
    </button>
  );
}
