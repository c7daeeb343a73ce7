/** Languages that are written from right to left. `Intl.Locale` knows them too, but not in every browser. */
const FROM_RIGHT = ["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"];

/** Returns the direction in which a language is written. */
export const directionOf = (code: string): "ltr" | "rtl" =>
  FROM_RIGHT.includes(code.split("-")[0] ?? "") ? "rtl" : "ltr";
