import { smallTalkIn } from "../content/search/small-talk.ts";
import { isStopWord, wordsOf } from "../content/search/words.ts";

type Signs = {
  /** Words that ask on and name no topic. Words that no search counts are not repeated here. */
  readonly general: ReadonlySet<string>;
  /** What goes on with what was said before, or points back to it. */
  readonly leans: RegExp;
  /** How a line begins that asks or requests; a question mark says it too. */
  readonly asks: RegExp;
  /** What makes a number an amount. Any other number is a topic: a score, a pressure, a form. */
  readonly amount: RegExp;
};

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** All without accents and apostrophes, as the words of a line are compared. */
const SIGNS: Readonly<Record<string, Signs>> = {
  en: {
    general: setOf(
      "advice another answer begin beginning better both change cheap cheaper cost costs covered different dollars done early earlier easier easy enough example examples " +
        "exactly expensive explain few first free further happen happens harder hour hours idea important improve instead kind late later less long " +
        "longer mean meant means minute minutes morning need needed night normal often once possible price reason repeat right safe " +
        "safely second short soon sooner start started starting stop sure take takes tip tips took tried true try trying twice understand useful wait " +
        "waiting work worked working works worse worst worth wrong",
    ),
    leans:
      /^(?:and|but|so|then|also|ok|okay|well|what if|what else|tell me more|go on|more)\b|\b(?:that|this|it|these|those|them|they)\b/,
    asks: /^(?:please )?(?:how|what|whats|why|when|where|which|who|is|are|am|can|could|should|do|does|did|will|would|may|must|tell|explain|give|say)\b/,
    amount: /\b\d+ (?:minutes?|hours?|days?|weeks?|months?|times)\b/,
  },
  es: {
    general: setOf(
      "acerca ademas ahora algun alguna alguno ayuda ayudar ayudan aconseja barata barato buena bueno cambiar cara caro claro comenzar conviene consejo consejos " +
        "costo creo cuales cuanta cuantas cuantos cubre cuente cuesta cuestan cuenteme cuentame deberia debo debe decir detalle detalles diferente diga digame dura " +
        "durar ejemplo ejemplos ello empezar empiezo entender entendi entiendo entonces esperar espero esperando explica explicar " +
        "explique expliqueme facil falta funciona funcionan gratis hacerlo haga hagan hora horas idea importante intentar intento largo " +
        "levantarme levantarse logro malo manana mas mejorar menos minuto minutos momento necesario necesito noche normal otras otros parar precio " +
        "pasa pasara peor podria posible primero probar probe pronto pueden razon repetir repita segura segun semana semanas sera seria serian " +
        "significa sirve suficiente suele tarda tardar tarde temprano tendria tiempo tipo ultimo util vale valen verdad veces",
    ),
    leans:
      /^(?:y|pero|entonces|o|tambien|bueno|cuenteme mas|digame mas|que mas|mas)\b|\b(?:eso|esto|esos|estos|esas|estas|ello|lo|hacerlo)\b/,
    asks: /^(?:por favor )?(?:como|que|por|cuando|cuanto|cuanta|cuantos|cuantas|cual|cuales|quien|donde|es|son|puedo|puede|podria|debo|debe|deberia|hay|me|explique|expliqueme|digame|cuenteme)\b/,
    amount: /\b\d+ (?:minutos?|horas?|dias?|semanas?|meses|veces)\b/,
  },
};

/** Returns whether a line points back to what was said before it, whatever else it names. */
export const leansBack = (line: string, language: string): boolean =>
  SIGNS[language]?.leans.test(wordsOf(line).join(" ")) ?? false;

/** What asks on by itself, with words that elsewhere name a topic. */
const ASKS_ON: Readonly<Record<string, RegExp>> = {
  en: /^(?:and |so |ok )?(?:how much (?:does|do|would|will) (?:it|that|this|they) (?:run|charge)|is there (?:a|any) trick to (?:it|that|this)|is there a fee)$/,
  es: /^(?:y |o )?(?:eso |ahi )?(?:cobran?|cuanto cobran?|tiene (?:algun )?truco)$/,
};

/** Returns whether a line asks on and names no topic of its own: "And how long should I wait?" */
export function asksOn(line: string, language: string): boolean {
  const signs = SIGNS[language];
  const words = wordsOf(line);
  const plain = words.join(" ");
  if (!signs || words.length === 0) return false;
  if (ASKS_ON[language]?.test(plain)) return true;
  const isAsked = /[?¿]/.test(line) || signs.asks.test(plain) || signs.leans.test(plain);
  if (!isAsked || (/\d/.test(plain) && !signs.amount.test(plain))) return false;
  return words.every((word) => isStopWord(word, language) || signs.general.has(word));
}

const HOW_MANY: Readonly<Record<string, RegExp>> = {
  en: /^(?:and |so |ok )?how (?:many|much)(?: (?:is|are|would|should|that|it|be|of|them|those))*$/,
  es: /^(?:y |o |entonces )?(?:como )?cuant[oa]s?(?: (?:es|son|seria|serian|de|eso|esos|esas|ellos|ellas))*$/,
};

/** Returns whether a line asks how many, and names nothing. */
export const asksHowMany = (line: string, language: string): boolean =>
  HOW_MANY[language]?.test(wordsOf(line).join(" ")) ?? false;

/**
 * Returns the latest of the lines that were said before which names a topic; the latest of all where none does.
 * @param before the lines, the latest last
 */
export function topicalLine(before: string, languageOf: (line: string) => string): string {
  const lines = before.split("\n").filter((line) => line.trim() !== "");
  return lines.findLast((line) => !asksOn(line, languageOf(line)) && smallTalkIn(line) === null) ?? lines.at(-1) ?? "";
}
