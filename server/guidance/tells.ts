import { wordsOf } from "../content/search/words.ts";

/** Words of a wish wherever they stand, and of a question where a sentence begins with them: "when we were kids" asks nothing. */
const ASKING =
  /[?¿]|\b(?:help|need|want|wanna|looking|wonder|wondering|tips?|advice|recommend|tell me|show me|would like|whether|please|to know|know how|know what|how to|what to|is (?:it|that|this) (?:ok|okay|safe|bad|good|normal|true))\b|(?:^|[.!;,]\s*)(?:and |so |but )?(?:how|what|whats|what's|when|where|why|who|which|can|could|should|shall|is there|are there|any)\b|qué|cómo|cuál|cuánt|cuándo|dónde|quién|\b(?:puedo|podr[ií]a|debo|deber[ií]a|necesito|quiero|quisiera|gustar[ií]a|saber|por favor|busco|ayuda|consejo|d[ií]game|recomienda)\b/iu;
/** Who tells something begins so; who wants something done begins with it. */
const TELLING_FIRST =
  /^(?:i|im|ive|my|mine|we|our|he|she|they|it|its|the|that|there|his|her|their|you know|well|back|today|yesterday|last|mi|mis|yo|el|la|los|las|ella|nosotros|nos|me|se|ya|hoy|ayer|anoche|antes|era|fue|en|nuestro|nuestra|su)\b/;
/** What was, and what is no more: a complaint tells of it too. */
const WAS =
  /\b(?:used to|when (?:i|we) (?:was|were) (?:a|little|young|kids?|children|small|boys|girls|\d+)|as a (?:boy|girl|kid|child)|growing up|back then|in 19\d\d|(?:[3-9]\d|many) years ago|always said|cuando (?:era|éramos|eramos|vivía|vivia)|de (?:joven|niñ[oa]|chic[oa])|hace (?:[3-9]\d|muchos) años|en 19\d\d|solía|bailábamos|curaba)\b/iu;
const IS_NOW =
  /\b(?:now|any ?more|lately|these days|today|since|am|i'?m|is|are|have|has|feel|can'?t|cannot|don'?t|hurts?|ache[sd]?|ya no|ahora|hoy|desde|duele|duelen|puedo|estoy|está|siento|tengo|ando|es|son)\b/iu;
/** Fewer words may be the name of a matter: "knee pain". */
const FEWEST_WORDS = 5;

/** Returns whether nothing in a text asks for something. */
export const asksNothing = (text: string): boolean => !ASKING.test(text.normalize("NFC"));

/** Returns whether a text tells something and asks for nothing, such as a memory. */
export function tellsOnly(text: string): boolean {
  const words = wordsOf(text);
  return words.length >= FEWEST_WORDS && TELLING_FIRST.test(words.join(" ")) && asksNothing(text);
}

/** Returns whether a text tells how something was, and neither asks nor complains: "we used to dance every Saturday". */
export const isMemory = (text: string): boolean => tellsOnly(text) && WAS.test(text) && !IS_NOW.test(text);
