import { hasThanks } from "../content/search/small-talk.ts";
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
/** What somebody dear did, as it is remembered. What is left out may be a sign of illness: "my wife got dizzy". */
const THEY_DID =
  /^my (?:late |dear )?(?:mother|mama|mom|father|daddy|dad|grand\w+|husband|wife|aunt|uncle|brother|sister) (?:and \w+ )?(?:made|cooked|baked|sang|worked|sewed|raised|grew|danced|drove|farmed|fished|taught|told|played|canned|planted|knitted|quilted)\b|^mis? (?:difunt[oa] )?(?:mam[aá]|pap[aá]|madre|padre|abuel\w+|espos[oa]|marido|viej[oa]|señora|t[ií][oa]|herman[oa]|suegr[oa])(?: \w+){0,5}? (?:hac[ií]a|cocinaba|cantaba|trabajaba|bailaba|sembraba|cos[ií]a|tocaba|contaba|daba|preparaba|horneaba|vend[ií]a|tej[ií]a|manejaba|pescaba)n?\b/iu;
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
export const isMemory = (text: string): boolean =>
  tellsOnly(text) && (WAS.test(text) || THEY_DID.test(text.trim())) && !IS_NOW.test(text);

/** What somebody is about to do, or will tell of another time. */
const WILL_DO =
  /\b(?:i'?ll|i will|we'?ll|we will|(?:i'?m|i am|we'?re|we are) (?:gonna|going)|gonna|let me (?:go|try|see)|off to|voy a|me (?:voy|doy|salgo|pongo)|vamos a|le (?:digo|cuento|llamo|pregunto|platico|aviso)|lo (?:pruebo|hago|intento)|la (?:pruebo|hago)|viene|vienen|mañana)\b/iu;

/** Returns whether a text thanks or says goodbye with what somebody will do, and asks nothing: "I will try that Tuesday. Much obliged". */
export const isSendOff = (text: string): boolean =>
  asksNothing(text) && WILL_DO.test(text.normalize("NFC").replaceAll("’", "'")) && hasThanks(text);
