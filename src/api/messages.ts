import { REFUSALS, type RefusalCode } from "#core/errors/refusals.ts";
import { messages } from "../ui/language/language.ts";

const sentences = Object.entries(REFUSALS).map(([code, [, sentence]]) => [code, sentence]);

/** The server's refusals by their code, in its own words: those of another language take their place. */
export const refusalMessages = messages("refusals", Object.fromEntries(sentences) as Record<RefusalCode, string>);
