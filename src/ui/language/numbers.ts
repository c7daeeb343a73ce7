import { formatter } from "@nanostores/i18n";
import { language } from "./language.ts";

const format = formatter(language);

/** A number as the language in use writes it, with all its decimals. */
export const numberText = (value: number): string =>
  format.get().number(value, { useGrouping: false, maximumFractionDigits: 20 });

/** A large whole number with its thousands parted, such as 2,000. */
export const countText = (value: number): string => format.get().number(value);

/** A date as people read it, such as Nov 21, 2026. */
export const dateText = (date: Date): string => format.get().time(date, { dateStyle: "medium" });
