import { ERRORS, type ErrorCode } from "#core/api/errors.ts";
import { messages } from "../ui/language/language.ts";

const sentences = Object.entries(ERRORS).map(([code, [, sentence]]) => [code, sentence]);

/** The server's refusals by their code, in its own words: those of another language take their place. */
export const errorMessages = messages("refusals", Object.fromEntries(sentences) as Record<ErrorCode, string>);
