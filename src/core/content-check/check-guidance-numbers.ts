import type { Safety } from "../content-model/safety.ts";
import { placesIn } from "../shared/fill-in.ts";
import type { Issue } from "../shared/issue.ts";
import { textOf } from "../shared/text-of.ts";
import type { GuidancePart } from "./check-guidance.ts";

/** Checks that entries name only numbers that every region has: another name would be shown in its braces. */
export function guidanceNumberIssues(parts: readonly GuidancePart[], { regions }: Pick<Safety, "regions">): Issue[] {
  return parts.flatMap(({ file, entries }) =>
    entries.flatMap(({ text, warning }, index) =>
      Object.entries({ text, warning }).flatMap(([field, told]) =>
        placesIn(told ? textOf(told) : "").flatMap((name) =>
          Object.entries(regions)
            .filter(([, numbers]) => !Object.hasOwn(numbers, name))
            .map(([region]) => ({
              code: "NUMBER_UNKNOWN",
              file,
              path: `entries[${index}].${field}`,
              message: `The region ${region} has no number named "${name}".`,
              hint: "Add it to safety.regions of site.json, or change the name.",
            })),
        ),
      ),
    ),
  );
}
