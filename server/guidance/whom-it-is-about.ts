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
  /** What one feels or does oneself, in a language whose verbs tell it without a pronoun. */
  readonly felt?: RegExp;
  /** A word for another that only its accent tells. */
  readonly accented?: RegExp;
  /** What another does, or what is done for another, where no word names a person. */
  readonly done?: RegExp;
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
        "hermano hermana compadre comadre cunado cunada vecino vecina vecinos amigo amiga tio tia sobrino sobrina primo prima nieto nieta nietos bisnieto abuelo " +
        "abuela nino nina ninos bebe novio novia companero muchacha suegra",
    ),
    // Without its accent it is an article.
    accented: /(?<![\p{L}])él(?![\p{L}])/iu,
    harmed:
      /\bme (?:pega|pegan|pego|pegaba|golpea|golpeo|empuja|empujo|grita|gritan|grito|amenaza|amenazo|encierra|encerro|insulta|quita|quitan|quito|lastima|lastimo|maltrata|toca|toco|roba|roban|robo|ahorca|ahorco|patea|pateo|jala|jalo|humilla|engano|estafaron|tiene encerrad[ao]|deja sin)\b/,
    felt: /\bme (?:duelen?|dolia|siento|senti|cai|tome|tomo|falta|ahogo|mareo|muero|voy|puse|pongo|corte|golpee|pegue|operaron|cuesta|late|arde|pica|canse|levanto|levante|acuesto|acoste|despierto|desperte|paro|pare|quede|quedo|corre|tiemblan?|sangra|aprieta)\b/,
    done: new RegExp(
      [
        // "He does not want to", "she told me": what only people do. The one who writes would say "quiero", "digo".
        "(?<!usted |se |que |me |nadie |quien )\\b(?:quiere|quiso|dice|dijo|contesta|responde|respondio|reacciona|despierta|respira|reconoce|llora|entiende|cree|sabe|duerme|durmio|niega)\\b",
        // "She fell", "he took": done by another to him- or herself.
        "\\bse (?:cayo|pego|tomo|trago|puso|quedo|queda|corto|mato|quiere|va a|fue|encerro|desmayo|acosto|durmio|subio|niega|siente|rie|rio|toma|metio)\\b",
        // "He is hot and red".
        "\\b(?:esta|anda|amanecio|sigue) (?:bien |muy |todo |toda |como )*(?:[a-z]+(?:ando|iendo)|dormid[oa]|confundid[oa]|palid[oa]|blanc[oa]|roj[oa]|colorad[oa]|caliente|fri[oa]|inconsciente|grave|raro|rara|perdid[oa]|decaid[oa]|tranquil[oa]|sol[oa]|solit[oa])\\b",
        // "I gave her", "do I put him": done for another. "Le cuento" and the like are said to whoever reads.
        "\\b(?:le|les) (?!(?:hago|hacemos|toca|tocan|ponen|vamos|doy gracias|cuento|conte|cuente|diga|digo|escribo|agradezco|pregunto|pido|juro|explico|tengo|tenia|tuve|debo|pega|pegan|duele|falta)\\b)[a-z]+",
        "(?!\\blo siento\\b)\\b(?:lo|la|los|las) (?:estoy|llevo|lleve|acuesto|acoste|siento|sente|meto|meti|cuido|bano|despierto|desperte|levanto|levante|muevo|vi|halle|encontre|llamo|llame|visito|vigilo|cargo|acompano|calmo|oigo|oi|fui a ver|puedo (?:despertar|dejar|levantar|cargar|mover))\\b",
        "\\b(?:llevar|despertar|cuidar|banar|levantar|acostar|mover|vigilar|velar|cargar|calmar|ayudar|dar|decir|preguntar|poner|hablar|quitar|llamar|acompanar|buscar)(?:lo|la|le|los|las|les)\\b",
        "\\b(?:llevando|cuidando|banando|cargando|vigilando|velando|llamando|buscando|esperando|ayudando)(?:lo|la|le|los|las|les)\\b",
        "(?<!nadie )\\bme (?:dijo|dice|pregunta|pregunto|contesta|contesto|habla|hablo|mira|miro|conoce|reconoce|regalo|conto|confeso|juro|abrio)\\b",
      ].join("|"),
      "g",
    ),
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
  const plain = words.join(" ");
  if (signs.harmed.test(plain)) return "self";
  // What is done for another says nothing of oneself: "la siento en la silla", "me dijo que no".
  const rest = signs.done ? wordsOf(plain.replace(signs.done, " ")) : words;
  const isAnother =
    words.some((word) => signs.other.has(word)) || rest.length < words.length || signs.accented?.test(line) === true;
  const isOwn = (word: string, place: number) => signs.mine.has(word) && !signs.other.has(rest[place + 1] ?? "");
  const isSelf =
    rest.some((word, place) => signs.self.has(word) || isOwn(word, place)) || signs.felt?.test(rest.join(" ")) === true;
  if (isSelf) return isAnother ? null : "self";
  return isAnother ? "another" : null;
}
