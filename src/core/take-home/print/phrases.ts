/** The few words of a printed scale that are not its own. */
export type Phrases = {
  readonly several: string;
  readonly declined: string;
  readonly units: Readonly<Record<"date" | "time" | "month", string>>;
  readonly only: (condition: string) => string;
  readonly and: string;
  readonly or: string;
  readonly answered: (question: number) => string;
  readonly open: (question: number) => string;
  readonly picked: (question: number, option: string) => string;
  readonly notPicked: (question: number, option: string) => string;
  readonly compared: (question: number, sign: string, number: number) => string;
};

const ENGLISH: Phrases = {
  several: "You may choose several.",
  declined: "I'd rather not say",
  units: { date: "(day)", time: "(time of day)", month: "(month)" },
  only: (condition) => `Answer this only if ${condition}.`,
  and: " and ",
  or: " or ",
  answered: (question) => `you answered question ${question}`,
  open: (question) => `you left question ${question} open`,
  picked: (question, option) => `question ${question} is “${option}”`,
  notPicked: (question, option) => `question ${question} is not “${option}”`,
  compared: (question, sign, number) => `question ${question} is ${sign} ${number}`,
};

const SPANISH: Phrases = {
  several: "Puede elegir varias.",
  declined: "Prefiero no decirlo",
  units: { date: "(día)", time: "(hora)", month: "(mes)" },
  only: (condition) => `Responda solo si ${condition}.`,
  and: " y ",
  or: " o ",
  answered: (question) => `respondió a la pregunta ${question}`,
  open: (question) => `dejó sin responder la pregunta ${question}`,
  picked: (question, option) => `en la pregunta ${question} eligió «${option}»`,
  notPicked: (question, option) => `en la pregunta ${question} no eligió «${option}»`,
  compared: (question, sign, number) => `la pregunta ${question} es ${sign} ${number}`,
};

/** In any other language they are English. */
export const phrasesIn = (language: string): Phrases => (language.split("-")[0] === "es" ? SPANISH : ENGLISH);
