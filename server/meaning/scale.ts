/** The language of the encoder. Of others it understands little more than names. */
const ENCODED = "en";

/** Returns by which borders likeness is judged in a language: what the encoder does not understand is less alike. */
export const scaleOf = (language: string): "encoded" | "other" => (language === ENCODED ? "encoded" : "other");
