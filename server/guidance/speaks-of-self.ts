import { wordsOf } from "../content/search/words.ts";

type Signs = {
  /** Words in the first person. In Spanish the verb often says it alone. */
  readonly self: ReadonlySet<string>;
  /** Words that name another person. */
  readonly other: ReadonlySet<string>;
  /** "Me" as the one to whom something is done: "he hit me", and not "she told me". */
  readonly done: RegExp;
};

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** All without accents and apostrophes, as the words of a line are compared. */
const SIGNS: Readonly<Record<string, Signs>> = {
  en: {
    self: setOf("i im ive id ill me my mine myself"),
    other: setOf(
      "he hes him his she shes her hers they theyre them their someone somebody person husband husbands wife wifes son sons daughter daughters " +
        "mother mothers mom moms father fathers dad dads parents sister sisters brother brothers neighbor neighbors friend friends aunt uncle " +
        "niece nephew cousin grandson grandsons granddaughter granddaughters grandchild grandchildren grandmother grandfather child childs " +
        "children kid kids baby boy boys girl girls man woman lady roommate partner boyfriend girlfriend",
    ),
    done: /\b(?!(?:tell|tells|told|ask|asks|asked|beg|begs|begged|call|calls|called|let|lets|show|shows|showed|answer|answers|want|wants|wanted|not|near|with|to|for)\b)[a-z]+ (?:me|myself)\b/,
  },
  es: {
    self: setOf(
      "yo conmigo estoy tengo quiero puedo soy voy siento tome tomo cai sufro necesito vivo perdi debo quisiera extrano",
    ),
    other: setOf(
      "ella ellos ellas alguien otra otro persona esposo esposa marido mujer senor senora hijo hija hijos mama papa madre padre padres " +
        "hermano hermana cunado cunada vecino vecina vecinos amigo amiga tio tia sobrino sobrina primo prima nieto nieta nietos bisnieto abuelo " +
        "abuela nino nina ninos bebe novio novia companero muchacha suegra",
    ),
    done: /\bme (?!(?:dice|dijo|conto|cuenta|pide|pidio|ruega|rogo|llama|llamo|preocupa|da|deja|dejan|hace|contesta|habla|hable|hablo|va|queda|equivoco|importa)\b)[a-z]+/,
  },
};

/**
 * Returns whether a line is about the one who writes it, as far as its words tell: it names nobody else, or says what is
 * done to "me". Likeness alone does not tell "I cannot move my arm" from "he cannot move his arm".
 */
export function speaksOfSelf(line: string, language: string): boolean {
  const signs = SIGNS[language];
  if (!signs) return false;
  const words = wordsOf(line);
  if (signs.done.test(words.join(" "))) return true;
  return words.some((word) => signs.self.has(word)) && !words.some((word) => signs.other.has(word));
}
