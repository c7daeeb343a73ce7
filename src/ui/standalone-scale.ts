import type { Domain } from "#core/content-model/domains.ts";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import type { Language } from "./language/language.ts";
import { standaloneScaleMessages } from "./messages.ts";

/** What is said of the sending of answers: a domain has words of its own, all other scales have the same ones. */
export const messagesOf = ({ messages }: OfferedScale, language: Language): Domain["messages"] =>
  messages ?? standaloneScaleMessages(language);
