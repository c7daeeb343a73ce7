/**
 * Reads texts aloud with the device's own voices. Voices of remote services are excluded, because they would send
 * what a person reads here to a third party.
 */
const synthesis = (): SpeechSynthesis | undefined => ("speechSynthesis" in window ? window.speechSynthesis : undefined);

/** Some devices write "en_US" for "en-US". */
const languageOf = (code: string): string => code.split(/[-_]/)[0]?.toLowerCase() ?? "";

/** Returns the voice for the page's language: the person's own regional variety first, then the device's default. */
function ownVoice(): SpeechSynthesisVoice | undefined {
  const wanted = languageOf(document.documentElement.lang);
  const fitting = (synthesis()?.getVoices() ?? []).filter((one) => one.localService && languageOf(one.lang) === wanted);
  const variety = fitting.filter(({ lang }) => navigator.languages.includes(lang.replace("_", "-")));
  const candidates = variety.length > 0 ? variety : fitting;
  return candidates.find((one) => one.default) ?? candidates[0];
}

/** Returns true when this device has a voice for the page's language. */
export const hasOwnVoice = (): boolean => ownVoice() !== undefined;

/** Calls the listener when the device's voices are loaded, which may be long after the page. */
export function subscribeToVoices(listener: () => void): () => void {
  // Older Safari has voices, but no event for their change.
  synthesis()?.addEventListener?.("voiceschanged", listener);
  return () => synthesis()?.removeEventListener?.("voiceschanged", listener);
}

type Speech = {
  readonly texts: readonly string[];
  /** The speed; 1 is the voice's normal speed. */
  readonly rate: number;
  /** Called when the text with this index begins. */
  readonly onText: (index: number) => void;
  /** Called once: after the last text, when the page is left or hidden, or when the device fails. */
  readonly onEnd: () => void;
};

/** Ends the current speech without calling its `onEnd`. */
let silence = (): void => undefined;

/** Reads texts one after another, in place of the current speech. */
export function say({ texts, rate, onText, onEnd }: Speech): void {
  stopSaying();
  const device = synthesis();
  const voice = ownVoice();
  if (!device || !voice) {
    onEnd();
    return;
  }
  let isOver = false;
  const end = () => {
    if (isOver) return;
    stopSaying();
    onEnd();
  };
  const endWhenHidden = () => {
    if (document.visibilityState === "hidden") end();
  };
  // Each text is one utterance: browsers cut long ones short, and not every voice reports its position. These
  // functions keep references to the utterances, because a browser may otherwise discard them and their events.
  const utterances = texts.map((text, index) => {
    const utterance = new SpeechSynthesisUtterance(text);
    Object.assign(utterance, { voice, lang: voice.lang, rate });
    utterance.addEventListener("start", () => isOver || onText(index));
    if (index === texts.length - 1) utterance.addEventListener("end", end);
    utterance.addEventListener("error", end);
    return utterance;
  });
  silence = () => {
    isOver = true;
    document.removeEventListener("visibilitychange", endWhenHidden);
    window.removeEventListener("pagehide", end);
    utterances.length = 0;
    device.cancel();
  };
  document.addEventListener("visibilitychange", endWhenHidden);
  window.addEventListener("pagehide", end);
  for (const utterance of utterances) device.speak(utterance);
}

/** Stops the current speech. */
export function stopSaying(): void {
  const end = silence;
  silence = () => undefined;
  end();
}
