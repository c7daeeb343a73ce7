import type { Formatter } from "@nanostores/i18n";

/** What a language takes to write numbers, dates and texts of the content; the messages of the interface are apart. */
export type Notation = {
  /** The language code, such as `es`. */
  readonly code: string;
  readonly format: Formatter;
};

/** Returns the notation of a language. The formatter of the library needs a store, and a small script has none. */
export function notationOf(code: string): Notation {
  return {
    code,
    format: {
      number: (value, options) => new Intl.NumberFormat(code, options).format(value),
      relativeTime: (count, unit, options) => new Intl.RelativeTimeFormat(code, options).format(count, unit),
      time: (date, options) => new Intl.DateTimeFormat(code, options).format(date),
    },
  };
}
