import type { ComponentsJSON } from "@nanostores/i18n";
import { BASE_LANGUAGE, ENGLISH, type Language } from "../../src/ui/language/language.ts";

// Read through Vite, which knows `import.meta.glob`: by Vitest as it is, elsewhere with `runnerImport`.
type Messages = (language: Language) => unknown;
const modules = import.meta.glob<Record<string, Messages>>(["../../src/**/*messages.ts", "!../../src/core/**"], {
  eager: true,
});

// The language keeps the words of each part once they were asked for.
for (const module of Object.values(modules)) for (const messages of Object.values(module)) messages(ENGLISH);

/** Everything the interface says, in English, in the form of a translation. */
export const englishMessages = ENGLISH.define.cache[BASE_LANGUAGE] as unknown as ComponentsJSON;
