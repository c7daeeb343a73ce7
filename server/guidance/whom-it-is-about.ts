import { wordsOf } from "../content/search/words.ts";

type Signs = {
  /** Words in the first person. In Spanish the verb often says it alone. */
  readonly self: ReadonlySet<string>;
  /** "My": about oneself, unless a person follows it. */
  readonly mine: ReadonlySet<string>;
  /** Words that name another person. */
  readonly other: ReadonlySet<string>;
  /** "Me" as the one to whom harm is done: "he hit me", and not "she told me". */
  readonly harmed: RegExp;
};

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** All without accents and apostrophes, as the words of a line are compared. */
const SIGNS: Readonly<Record<string, Signs>> = {
  en: {
    self: setOf("i im ive id ill me mine myself"),
    mine: setOf("my"),
    other: setOf(
      "he hes him his she shes her hers they theyre them their someone somebody person husband husbands wife wifes son sons daughter daughters " +
        "mother mothers mom moms father fathers dad dads parents sister sisters brother brothers neighbor neighbors friend friends aunt uncle " +
        "niece nephew cousin grandson grandsons granddaughter granddaughters grandchild grandchildren grandmother grandfather child childs " +
        "children kid kids baby boy boys girl girls man woman lady roommate partner boyfriend girlfriend",
    ),
    harmed:
      /\b(?:hit|hits|hitting|beat|beats|slap|slaps|slapped|push|pushes|pushed|shove|shoves|shoved|kick|kicks|kicked|choke|chokes|choked|grab|grabs|grabbed|shook|shakes|yells? at|yelled at|screams? at|screamed at|swears? at|threatens?|threatened|hurts?|hurting|locks?|locked|insults?|spits? on|touches|touched|burned|starves?|robbed|cheated|tricked|left|leaves) (?:me|myself)\b/,
  },
  es: {
    self: setOf(
      "yo conmigo estoy tengo quiero puedo soy voy siento tome tomo cai sufro necesito vivo perdi debo quisiera extrano me ando hago hice " +
        "pienso deje dejo aguanto llevo doy quede fui",
    ),
    mine: setOf("mi mis"),
    other: setOf(
      "ella ellos ellas alguien otra otro persona esposo esposa marido mujer senor senora hijo hija hijos mama papa madre padre padres " +
        "hermano hermana cunado cunada vecino vecina vecinos amigo amiga tio tia sobrino sobrina primo prima nieto nieta nietos bisnieto abuelo " +
        "abuela nino nina ninos bebe novio novia companero muchacha suegra",
    ),
    harmed:
      /\bme (?:pega|pegan|pego|pegaba|golpea|golpeo|empuja|empujo|grita|gritan|grito|amenaza|amenazo|encierra|encerro|insulta|quita|quitan|quito|lastima|lastimo|maltrata|toca|toco|roba|roban|robo|ahorca|ahorco|patea|pateo|jala|jalo|humilla|engano|estafaron|tiene encerrad[ao]|deja sin)\b/,
  },
};

/**
 * Returns whom a line is about, where its words tell: the one who writes it where it names nobody else, or says what harm is
 * done to "me"; another where it names one and not the writer. Likeness alone does not tell "I cannot move my arm" from
 * "he cannot move his arm".
 * @returns null where the words do not tell: "my wife died and I want to go with her"
 */
export function whomItIsAbout(line: string, language: string): "self" | "another" | null {
  const signs = SIGNS[language];
  if (!signs) return null;
  const words = wordsOf(line);
  if (signs.harmed.test(words.join(" "))) return "self";
  const isAnother = words.some((word) => signs.other.has(word));
  const isOwn = (word: string, place: number) => signs.mine.has(word) && !signs.other.has(words[place + 1] ?? "");
  if (words.some((word, place) => signs.self.has(word) || isOwn(word, place))) return isAnother ? null : "self";
  return isAnother ? "another" : null;
}
