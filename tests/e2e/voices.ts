import type { Page } from "@playwright/test";

type Voice = { readonly lang: string; readonly localService: boolean };
type SpokenText = { readonly text: string; readonly rate: number; readonly lang: string };

declare global {
  interface Window {
    /** What the device was heard saying, and the means to let it go on. */
    device: { readonly heard: SpokenText[]; waiting(): number; goOn(): void; bring(voices: Voice[]): void };
  }
}

/**
 * Gives the browser a device's voices, of which the one used in tests has none. They speak as real ones
 * do, one utterance after another with their events, but each waits to be told that it has been heard.
 */
export async function giveVoices(page: Page, voices: readonly Voice[]): Promise<void> {
  await page.addInitScript((given) => {
    class Utterance extends EventTarget {
      rate = 1;
      lang = "";
      voice = null;
      text: string;
      constructor(text = "") {
        super();
        this.text = text;
      }
    }
    let own: Voice[] = [...given];
    let queue: Utterance[] = [];
    const heard: SpokenText[] = [];
    const begin = () => {
      const [now] = queue;
      if (!now) return;
      heard.push({ text: now.text, rate: now.rate, lang: now.lang });
      now.dispatchEvent(new Event("start"));
    };
    class Synthesis extends EventTarget {
      getVoices = () => own;
      speak(utterance: Utterance) {
        queue.push(utterance);
        if (queue.length === 1) queueMicrotask(begin);
      }
      cancel() {
        const left = queue;
        queue = [];
        for (const one of left) setTimeout(() => one.dispatchEvent(new Event("error")));
      }
    }
    const synthesis = new Synthesis();
    Object.defineProperty(window, "speechSynthesis", { value: synthesis });
    Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance });
    window.device = {
      heard,
      waiting: () => queue.length,
      goOn: () => {
        queue.shift()?.dispatchEvent(new Event("end"));
        begin();
      },
      bring: (voices) => {
        own = voices;
        synthesis.dispatchEvent(new Event("voiceschanged"));
      },
    };
  }, voices);
}
