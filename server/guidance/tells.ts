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
  /\b(?:now|any ?more|lately|these days|today|since|am|i'?m|is|are|have|has|feel|can'?t|cannot|don'?t|hurts?|ache[sd]?|ya no|last night|yesterday|this (?:morning|week)|anoche|ayer|ahora|hoy|desde|duele|duelen|puedo|estoy|está|siento|tengo|ando|es|son)\b/iu;
/** What somebody dear did, as it is remembered. What is left out may tell of illness or harm: "my wife got dizzy", "he told me". */
const THEY_DID =
  /^my (?:late |dear )?(?:mother|mama|mom|father|daddy|dad|grand\w+|husband|wife|aunt|uncle|brother|sister) (?:and \w+ )?(?:made (?!me\b|us\b|him\b|her\b|them\b|my\b)|cooked|baked|sang|worked|sewed|grew|danced|farmed|fished|canned|planted|knitted|quilted)|^mis? (?:difunt[oa] )?(?:mam[aá]|pap[aá]|madre|padre|abuel[\p{L}]+|espos[oa]|marido|viej[oa]|señora|t[ií][oa]|herman[oa]|suegr[oa])(?: [\p{L}]+){0,5}? (?:(?:hac[ií]a|cocinaba|cantaba|trabajaba|bailaba|sembraba|cos[ií]a|contaba|preparaba|horneaba|tej[ií]a|pescaba)n?|daban? (?:t[eé]|caf[eé]|pan|dulces?)|tocaban? (?:la |el )?(?:guitarra|piano|acorde[oó]n|trompeta|viol[ií]n|cuatro))(?![\p{L}])/iu;
/** Fewer words may be the name of a matter: "knee pain". */
const FEWEST_WORDS = 5;

/** As it is compared: phones type a curly apostrophe. */
const plainOf = (text: string): string => text.normalize("NFC").replaceAll("’", "'").trim();

/** Returns whether nothing in a text asks for something. */
export const asksNothing = (text: string): boolean => !ASKING.test(plainOf(text));

/** Returns whether a text tells something and asks for nothing, such as a memory. */
export function tellsOnly(text: string): boolean {
  const words = wordsOf(text);
  return words.length >= FEWEST_WORDS && TELLING_FIRST.test(words.join(" ")) && asksNothing(text);
}

/** Returns whether a text tells how something was, and neither asks nor complains: "we used to dance every Saturday". */
export function isMemory(text: string): boolean {
  const plain = plainOf(text);
  return tellsOnly(plain) && (WAS.test(plain) || THEY_DID.test(plain)) && !IS_NOW.test(plain);
}

/** What somebody is about to do, or will tell of another time. */
const WILL_DO =
  /\b(?:(?:i'll|i will|we'll|we will|(?:i'm|i am|we're|we are) (?:gonna|going to)|gonna) (?:try|go|call|ask|do|sit|walk|take|talk|tell|let you|be back|have|make|give it|skip|wait|watch|bring|start)|off to)\b|(?<![\p{L}])(?:(?:me )?voy a (?:probar|ir|caminar|llamar|preguntar|hacer|intentar|sentarme|salir|regar|empezar|decirle|esperar|cocinar|ver)|me doy (?:la|una) vuelta|le (?:digo|cuento|pregunto|platico|aviso))(?![\p{L}])/iu;
/** With these it tells of trouble, or of what may be a farewell. */
const TROUBLE =
  /(?<![\p{L}])(?:afraid|scared|alone|lose|lost|blind|burden|any ?more|hurts?|pain|dizzy|ill|sick|die|miedo|sol[oa]|triste|duele|dolor|mareo|enferm[oa]|ciego|ciega|perder|estorb\w*|carga|morir\w*|muer[oet]\w*|ya no)(?![\p{L}])/iu;
/** Questions that people type without a question mark and without accents. */
const ASKS_FIRST =
  /(?:^|[.!,;…]\s*)(?:(?:y|and|pero|but|so|entonces) )?(?:do|does|did|is|are|am i|will (?:it|that|they|he|she|i)|would|has|como|que (?:hago|es|pasa)|cual|cuant[oa]s?|cuando|donde|quien|hay que|puedo|debo|tengo que)\b/iu;

/** Returns whether a text thanks or says goodbye with what somebody will do, and asks nothing: "I will try that Tuesday. Much obliged". */
export function isSendOff(text: string): boolean {
  const plain = plainOf(text);
  const asks = !asksNothing(plain) || ASKS_FIRST.test(plain);
  return !asks && !TROUBLE.test(plain) && WILL_DO.test(plain) && hasThanks(plain);
}
