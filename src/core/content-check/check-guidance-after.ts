import type { Safety } from "../content-model/safety.ts";
import type { Issue } from "../shared/issue.ts";
import type { GuidancePart } from "./check-guidance.ts";

type Kinds = { readonly concerns: readonly Pick<Safety["concerns"][number], "kind">[] };

/** Checks that each entry for what comes after a safety card names kinds of concern that there are. */
export function afterIssues(parts: readonly GuidancePart[], { concerns }: Kinds): Issue[] {
  const kinds = concerns.map(({ kind }) => kind);
  return parts.flatMap(({ file, entries }) =>
    entries.flatMap(({ after = [] }, index) =>
      after
        .filter((kind) => !kinds.includes(kind))
        .map(
          (kind): Issue => ({
            code: "KIND_UNKNOWN",
            file,
            path: `entries[${index}].after`,
            message: `There is no concern "${kind}".`,
            hint: `Use ${kinds.join(", ")}.`,
          }),
        ),
    ),
  );
}
