import type { Language } from "./language.ts";

/** A number as a language writes it, with all its decimals. */
export const numberText = (value: number, { format }: Language): string =>
  format.number(value, { useGrouping: false, maximumFractionDigits: 20 });

/** A score as it is shown, with at most one decimal. */
export const scoreText = (value: number, language: Language): string =>
  numberText(Math.round(value * 10) / 10, language);

/** A large whole number with its thousands parted, such as 2,000. */
export const countText = (value: number, { format }: Language): string => format.number(value);

/** A date as people read it, such as Nov 21, 2026. */
export const dateText = (date: Date, { format }: Language): string => format.time(date, { dateStyle: "medium" });

/** A date in full, such as November 21, 2026, where it is read as a sentence. */
export const fullDateText = (date: Date, { format }: Language): string => format.time(date, { dateStyle: "long" });
