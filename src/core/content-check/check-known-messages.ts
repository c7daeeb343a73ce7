import { HARMLESS, type KnownMessagesFile, type Safety } from "../content-model/safety.ts";
import { type Issue, issuesIn } from "../shared/issue.ts";
import { meantHint } from "./nearest-name.ts";

/** One file of known messages whose shape has been checked. */
export type MessagesPart = { readonly file: string; readonly value: KnownMessagesFile };

/** Fewer messages of a kind than this, in a language that has any, cannot tell that kind from others. */
const FEWEST = 20;

/**
 * Checks that each file's kind exists, that no message is of two kinds, and that each language has enough messages of
 * every kind, harmless ones included, to tell them apart.
 */
export function knownMessageIssues(parts: readonly MessagesPart[], { concerns, referrals }: Safety): Issue[] {
  const kinds = [...concerns.map(({ kind }) => kind), ...referrals.map(({ kind }) => kind), HARMLESS];
  const unknown = parts.flatMap(({ file, value: { kind } }) => {
    if (kinds.includes(kind)) return [];
    return [issuesIn(file)("KIND_UNKNOWN", "kind", `There is no kind "${kind}".`, meantHint(kind, kinds))];
  });
  return [...unknown, ...repeatedIssues(parts), ...scarceIssues(parts)];
}

function repeatedIssues(parts: readonly MessagesPart[]): Issue[] {
  const kindOf = new Map<string, string>();
  return parts.flatMap(({ file, value: { kind, families } }) =>
    families.flatMap(({ messages }, family) =>
      Object.entries(messages).flatMap(([language, texts]) =>
        texts.flatMap((text, index) => {
          const key = text.toLowerCase().trim();
          const other = kindOf.get(key);
          kindOf.set(key, kind);
          if (other === undefined) return [];
          const message = `"${text}" stands here twice, as "${other}" and as "${kind}".`;
          const path = `families[${family}].messages.${language}[${index}]`;
          return [issuesIn(file)("MESSAGE_REPEATED", path, message, "Keep it where it belongs.")];
        }),
      ),
    ),
  );
}

function scarceIssues(parts: readonly MessagesPart[]): Issue[] {
  const [first] = parts;
  if (!first) return [];
  const languages = new Set(
    parts.flatMap(({ value }) => value.families.flatMap(({ messages }) => Object.keys(messages))),
  );
  const kinds = new Set([...parts.map(({ value }) => value.kind), HARMLESS]);
  return [...languages].flatMap((language) =>
    [...kinds].flatMap((kind) => {
      const own = parts.filter(({ value }) => value.kind === kind);
      const count = own
        .flatMap(({ value }) => value.families)
        .reduce((sum, { messages }) => sum + (messages[language]?.length ?? 0), 0);
      if (count >= FEWEST) return [];
      const message = `"${language}" has ${count} messages of the kind "${kind}".`;
      const hint = `Add some: at least ${FEWEST} are needed to tell the kinds apart.`;
      return [issuesIn(own[0]?.file ?? first.file)("MESSAGES_SCARCE", "families", message, hint)];
    }),
  );
}
