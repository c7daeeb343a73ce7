import { knownMessageIssues } from "#core/content-check/check-known-messages.ts";
import { shapeIssues } from "#core/content-check/check-shape.ts";
import type { KnownMessage, KnownMessagesFile } from "#core/content-model/safety.ts";
import type { Site } from "#core/content-model/site.ts";
import type { Issue } from "#core/shared/issue.ts";
import type { ContentFile } from "../files/read-files.ts";
import { checkCache } from "./check-cache.ts";

/** Checks each file of known messages against its schema, then all of them together. */
export function checkedMessages(
  files: readonly ContentFile[],
  site: Site | null,
): { readonly known: readonly KnownMessage[]; readonly issues: readonly Issue[] } {
  const shapes = files.flatMap((file) =>
    checkCache().issuesOf(["messages", file], () => shapeIssues("messages", file.name, file.value)),
  );
  if (shapes.length > 0 || !site) return { known: [], issues: shapes };
  const parts = files.map(({ name, value }) => ({ file: name, value: value as KnownMessagesFile }));
  const known = parts.flatMap(({ value: { kind, families } }) =>
    families.flatMap(({ messages }) =>
      Object.entries(messages).flatMap(([language, texts]) => texts.map((text) => ({ kind, language, text }))),
    ),
  );
  const issues = checkCache().issuesOf(["messages among the rest", files, site.safety], () =>
    knownMessageIssues(parts, site.safety),
  );
  return { known, issues };
}
