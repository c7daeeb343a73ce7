import { type ComponentsJSON, type Messages, messagesToJSON } from "@nanostores/i18n";

// Read through Vite, which knows `import.meta.glob`: by Vitest as it is, elsewhere with `runnerImport`.
const modules = import.meta.glob<Record<string, Messages>>("../../src/**/*messages.ts", { eager: true });

/** Everything the interface says, in English, in the form of a translation. */
export const englishMessages: ComponentsJSON = messagesToJSON(
  ...Object.values(modules).flatMap((module) => Object.values(module)),
);
