import type { Domain } from "#core/content-model/domains.ts";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import type { Language } from "./language/language.ts";
import { standaloneScaleMessages } from "./messages.ts";

/** Returns the messages on sending answers. A domain has its own; all other scales share one set. */
export const messagesOf = ({ messages }: OfferedScale, language: Language): Domain["messages"] =>
  messages ?? standaloneScaleMessages(language);
