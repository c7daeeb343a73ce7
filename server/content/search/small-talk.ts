import { wordsOf } from "./words.ts";

// Without accents and apostrophes, as people type and as `wordsOf` gives them.

/** One of these makes a line a greeting, where all its words are courtesies. */
const GREETING =
  /\b(?:h[ie]y?a?|hello|helo|howdy|greetings|salutations|good (?:morning|afternoon|evening|day)|mornin|morning|afternoon|^evening$|aloha|whats new|nice to meet|this thing on|yoo|knock|whats up|happy \w+day|pleased to meet|how(?:s| (?:are|is|have|do)) (?:you|ya|yall|your|everything|everybody|things)|any(?:body|one) (?:there|here|home|in)|are you there|^help$|h?ola|holi|buen[oa]s|buen dia|bendicion|saludos?|salud[ae]\w+|q(?:ue)? (?:tal|hay|hubo|onda)|quihubole|quiubo|wepa|alo|oi[gy]a|oye|^ayuda$|hay alguien|como (?:le|te|les) va|como (?:esta|estas|estan|estamos|anda|andas|amanecio|amanecieron|ha estado|amanece)|mucho gusto|sus ordenes|servidora?|un placer|feliz (?:dia|lunes|martes|miercoles|jueves|viernes|sabado|domingo))\b/;
/** One of these makes it thanks or a farewell. */
const THANKING =
  /\b(?:thanks?|thx|thanx|ty|obliged|appreciated?|grateful|bye|byebye|goodbye|cheerio|ta ta|so long|see (?:you|ya)|talk to you later|nighty|until next time|god bless|bless you|good ?night|sweet dreams|take care|have a (?:good|nice|great|lovely|blessed)|gracias|grasias|agrade[zs]co|agradecid[oa]|adios|chau|chao|bay|dios (?:la|le|lo|te|me la|me lo|se lo)|muy amable|adiosito|que (?:pase|tenga|descanses?|este bien|le vaya bien)|nos vemos|cuide(?:se|nse)|cuidate|hasta (?:luego|manana|pronto|la vista|la proxima|otra)|buenas noches y)\b/;

/** What people say around it. */
const COURTESIES: Readonly<Record<string, readonly string[]>> = {
  en: (
    "a again aloha am an angel big and any anybody anyone appreciate appreciated are be been being bless blessed buddy bye byebye care cheerio computer darling day " +
    "dear dearie do doing doll dreams evening afternoon ever everything fine for friend friendly from god good goodbye " +
    "goodnight grateful great greetings had happy has have heart hello help helped helpful helping helps helo here hey heya ha haha hi hiya home hon honey " +
    "hoo hope how howdy hows i im in is it its ive joy just keep kind kindly knock lady later listening long lot lots lovely maam man many me meet " +
    "million miss mister mornin mr mrs monday tuesday wednesday thursday friday saturday sunday morning much my new next nice night nighty now obliged of ok okay old " +
    "on oh partner patience peach pleased pleasure saint salutations see sir so speaking sunshine sweet sweetheart sweetie ta talking thank " +
    "thanks thanx that the then there things this thx to today tomorrow thing tonight too top truly u until ty very was we well what whats with " +
    "wonderful ya yall yoo you young your youre youve"
  ).split(" "),
  es: (
    "a abrazo adios agradecida agradecido agradesco agradezco adiosito ahi ahorita alguien alla alo amable amanece amanecieron amanecio amiga amigo amor anda andas ando aqui " +
    "atencion ay ayuda bay bendecido bendicion bendiciones bendiga bendigan bien bonita bonito buen buena buenas bueno buenos carino casa chao chau como con conocerla conocerlo corazon cordiales " +
    "cuidate cuidese de del descanse descanses descansa desde dia dias dios don dona e el en escucharme escuchas esta estado estamos estan estas este feliz gracias " +
    "grasias gusto ha hablamos hasta hay hija hijo hola holi hoy hubo infinitas jaja jeje jiji joven la las le les linda lindo lo los luego lunes martes miercoles jueves viernes sabado domingo " +
    "manana mananas mando maquina me mi mija mijo mijita mil mucha muchas muchisimas mucho muy noche noches nos nueva nuevo o oiga onda oiya ordenes servidor servidora ok ola otra oye paciencia pague " +
    "para pase placer platicamos por pronto q proxima pues que quiere quihubole quiubo rato reina rey salud saludando saludarla saludarle saludarlo saludo saludos se senor " +
    "senora senorita si sido soy su sus tal tan tarde tardes te tenga tengan tengas tiempo tu un una usted ustedes va vaya vamos vemos vez vista wepa y yo"
  ).split(" "),
};
/** What stands for a courtesy only as a whole: "my time is up" is none. */
const FIXED = /\b(?:take care|your time|(?:see|talk to) you soon|whats up)\b/g;
const SETS = Object.values(COURTESIES).map((words): ReadonlySet<string> => new Set(words));

/** A name, and where somebody comes from: "Rosemary", "Don Chuy de Laredo". */
const NAME = String.raw`\p{Lu}[\p{L}.’'-]*(?: (?:(?:de|del|la|from|of) )?\p{Lu}[\p{L}.’'-]*){0,4}`;
/** Somebody says who they are. */
const NAMED = new RegExp(String.raw`(?:^|\s)(?:[Mm]y name is|[Mm]e llamo|[Mm]i nombre es|[Ll]e habla) ${NAME}`, "u");
/** So may this, in a greeting; by itself it may say what somebody is: "I'm Dizzy". */
const PERHAPS_NAMED = new RegExp(
  String.raw`(?:^|\s)(?:I am|I[’']?m|i[’']?m|[Tt]his is|[Ss]oy) ${NAME}|(?:^|\s)${NAME} here(?=\W|$)`,
  "u",
);

/** With a name some tell their age. */
const AGE = /\b\d+\b|\b(?:years? (?:old|young)|and (?:a half|three quarters)|años)\b/gu;

/** Whoever writes more than this says something. */
const MOST_WORDS = 12;

/** With more words beside it, this is no greeting. */
const CRY = /^\W*(?:help|ayuda)\W*$/i;
/** Returns whether a text cries for help and says nothing else: by itself it may also be a greeting. */
export const isCry = (text: string): boolean => CRY.test(text);

/** Where a sentence or a part of one ends. */
const PART = /(?<=[.!?…,;])\s+|\s*\n\s*/;

/**
 * Takes the courtesies from the beginning and the end of a text: "Hello. I am 81", "I will tell him. Good night".
 * @returns what is left, and what kind the first of them is; null where there is none
 */
export function withoutCourtesies(text: string): { readonly rest: string; readonly courtesy: SmallTalk | null } {
  const parts = text.trim().split(PART);
  const kinds = parts.map((part) => (isCry(part) || wordsOf(part).length === 0 ? null : smallTalkIn(part)));
  const first = kinds.indexOf(null);
  if (first < 0) return { rest: text, courtesy: null };
  const last = kinds.lastIndexOf(null);
  const courtesy = kinds.find((kind, at) => kind !== null && (at < first || at > last)) ?? null;
  return { rest: courtesy === null ? text : parts.slice(first, last + 1).join(" "), courtesy };
}

/** Returns whether a part of a text is thanks or a farewell and nothing else. */
export const hasThanks = (text: string): boolean =>
  text
    .trim()
    .split(PART)
    .some((part) => wordsOf(part).length > 0 && smallTalkIn(part) === "thanks");

/** Returns the words of greetings, thanks and farewells in a language. */
export const smallTalkOf = (language: string): readonly string[] => COURTESIES[language] ?? [];

/** Thanks and farewells are answered alike. */
export type SmallTalk = "greeting" | "thanks";

/** Returns what kind of small talk a text is and nothing else: a greeting, or thanks and farewell. */
export function smallTalkIn(text: string): SmallTalk | null {
  const named = [NAMED, PERHAPS_NAMED].find((introduction) => introduction.test(text));
  const words = wordsOf(named ? text.replace(named, " ").replace(AGE, " ") : text);
  const line = words.join(" ");
  const free = line.replace(FIXED, " ").split(" ").filter(Boolean);
  if (words.length > MOST_WORDS || !SETS.some((courtesies) => free.every((word) => courtesies.has(word)))) return null;
  if (THANKING.test(line)) return "thanks";
  return named === NAMED || GREETING.test(line) || (line === "" && !named) ? "greeting" : null;
}
