/** Words of a wish wherever they stand, and of a question where a sentence begins with them: "when we were kids" asks nothing. */
const ASKING =
  /[?¿]|\b(?:help|need|want|wanna|looking|wonder|wondering|tips?|advice|recommend|tell me|show me|would like|whether|please|to know|know how|know what|how to|what to|is (?:it|that|this) (?:ok|okay|safe|bad|good|normal|true))\b|(?:^|[.!;,]\s*)(?:and |so |but )?(?:how|what|whats|what's|when|where|why|who|which|can|could|should|shall|is there|are there|any)\b|qué|cómo|cuál|cuánt|cuándo|dónde|quién|\b(?:puedo|podr[ií]a|debo|deber[ií]a|necesito|quiero|quisiera|gustar[ií]a|saber|por favor|busco|ayuda|consejo|d[ií]game|recomienda)\b/iu;
/** Returns a text as it is compared: phones type a curly apostrophe. */
export const asTyped = (text: string): string => text.normalize("NFC").replaceAll("’", "'").trim();

/** Returns whether nothing in a text asks for something, in English or Spanish. */
export const asksNothing = (text: string): boolean => !ASKING.test(asTyped(text));
