import type { Ability } from "../stage/browser.ts";
import type { Stage } from "../stage/stage.ts";

/** One way in which answers could get lost, be stored twice, or be spoken of untruly. */
export type Way = {
  readonly name: string;
  /** The questionnaire it is about, by the name of its survey. */
  readonly survey?: string;
  /** What happens. The person is logged in and has the questions open, unless it begins elsewhere. */
  readonly steps: (stage: Stage) => Promise<void>;
  readonly begins?: "on the questions" | "logged in" | "as a guest";
  /**
   * How it ends: the person completes and sends what is open, and the records are compared (so if nothing is
   * named); the records are compared as they are; nothing may be stored; or the steps have seen to it themselves.
   */
  readonly ends?: "sent" | "compared" | "nothing stored" | "seen to";
  /** What it asks of the browser that not every engine lets a test do. */
  readonly needs?: Ability;
  /** How many records must count at the end. */
  readonly records?: number;
};

export type Verdict = {
  readonly name: string;
  readonly lost: readonly string[];
  readonly doubled: number;
  readonly untrue: readonly string[];
  /** Why the way could not be walked to its end. */
  readonly stuck: string | null;
};

export const isBad = ({ lost, doubled, untrue, stuck }: Verdict): boolean =>
  lost.length + doubled + untrue.length > 0 || stuck !== null;
