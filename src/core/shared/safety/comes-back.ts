import type { Safety } from "../../content-model/safety.ts";
import { asksNothing } from "../asks-nothing.ts";
import { saysOneOf } from "./find-phrases.ts";

/** The longest text, in words: a story tells of now in words that no list has. */
const MOST_WORDS = 50;

/**
 * Returns whether a text asks about what comes back, is long over or was seen by a doctor, and not about what is so now: "at
 * night I stop breathing, should I see somebody?" Of 3,661 known emergencies 7 do so, and of 15,851 harmless messages 626.
 */
export function asksOfWhatComesBack(text: string, { comesBack }: Safety["concerns"][number]): boolean {
  if (!comesBack || asksNothing(text) || text.trim().split(/\s+/).length > MOST_WORDS) return false;
  return saysOneOf(text, comesBack) && !saysOneOf(text, { phrases: comesBack.unless, exceptions: [] });
}
