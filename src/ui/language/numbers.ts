import { formatter } from "@nanostores/i18n";
import { language } from "./language.ts";

const format = formatter(language);

/** A number as the language in use writes it, with all its decimals. */
export const numberText = (value: number): string =>
  format.get().number(value, { useGrouping: false, maximumFractionDigits: 20 });

/** A score as it is shown, with at most one decimal. */
export const scoreText = (value: number): string => numberText(Math.round(value * 10) / 10);

/** A large whole number with its thousands parted, such as 2,000. */
export const countText = (value: number): string => format.get().number(value);

/** A date as people read it, such as Nov 21, 2026. */
export const dateText = (date: Date): string => format.get().time(date, { dateStyle: "medium" });

/** A date in full, such as November 21, 2026, where it is read as a sentence. */
export const fullDateText = (date: Date): string => format.get().time(date, { dateStyle: "long" });
