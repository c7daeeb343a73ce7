/**
 * Says texts aloud with the device's own voices. Voices that belong to a service elsewhere are left
 * out: they would send what a person reads here to a third party.
 */
const synthesis = (): SpeechSynthesis | undefined => ("speechSynthesis" in window ? window.speechSynthesis : undefined);

/** Some devices write "en_US" for "en-US". */
const languageOf = (code: string): string => code.split(/[-_]/)[0]?.toLowerCase() ?? "";

/** The voice for the page's language: the person's own variety of it first, then the device's favourite. */
function ownVoice(): SpeechSynthesisVoice | undefined {
  const wanted = languageOf(document.documentElement.lang);
  const fitting = (synthesis()?.getVoices() ?? []).filter((one) => one.localService && languageOf(one.lang) === wanted);
  const variety = fitting.filter(({ lang }) => navigator.languages.includes(lang.replace("_", "-")));
  const candidates = variety.length > 0 ? variety : fitting;
  return candidates.find((one) => one.default) ?? candidates[0];
}

/** True when this device itself can say the page's language. */
export const hasOwnVoice = (): boolean => ownVoice() !== undefined;

/** Calls back when the device's voices have come, which may be long after the page. */
export function subscribeToVoices(listener: () => void): () => void {
  // Older Safari has voices, but tells nobody when they change.
  synthesis()?.addEventListener?.("voiceschanged", listener);
  return () => synthesis()?.removeEventListener?.("voiceschanged", listener);
}

type Speech = {
  readonly texts: readonly string[];
  /** 1 is the voice's own speed. */
  readonly rate: number;
  /** Called when the text of this index begins. */
  readonly onText: (index: number) => void;
  /** Called once: after the last text, when the page is left or hidden, or when the device fails. */
  readonly onEnd: () => void;
};

/** Ends the speech that is running, without calling its `onEnd`. */
let silence = (): void => undefined;

/** Says texts one after another, instead of whatever is being said. */
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
  // One utterance a text: browsers cut long ones short, and not every voice tells where it is.
  // They are held on to by these functions, or a browser may forget them and their events.
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

/** Ends at once what is being said. */
export function stopSaying(): void {
  const end = silence;
  silence = () => undefined;
  end();
}
