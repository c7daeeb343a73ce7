import type { Safety } from "../content-model/safety.ts";
import type { Text } from "../content-model/text.ts";
import { placesIn } from "../shared/fill-in.ts";
import type { Issue } from "../shared/issue.ts";
import { textOf } from "../shared/text-of.ts";

/** Checks that the chosen region exists, and that each message names only numbers that every region has. */
export function safetyIssues(file: string, { region, regions, concerns }: Safety): Issue[] {
  const issueAt = (path: string, message: string, hint: string): Issue => ({
    code: "SAFETY",
    file,
    path,
    message,
    hint,
  });
  const unknown = Object.hasOwn(regions, region)
    ? []
    : [issueAt("safety.region", `There are no numbers for the region "${region}".`, "Add it to safety.regions.")];
  const messages = concerns.flatMap(({ message, instead = [] }, index): [path: string, message: Text][] => {
    const path = `safety.concerns[${index}]`;
    const others = instead.flatMap((other, at): [string, Text][] => [
      [`${path}.instead[${at}].message`, other.message],
      [`${path}.instead[${at}].unsure`, other.unsure],
    ]);
    return [[`${path}.message`, message], ...others];
  });
  const wordless = messages.flatMap(([path, message]) => {
    const names = placesIn(textOf(message));
    if (names.length === 0) return [issueAt(path, "This names no number to call.", "Write {emergency}, for example.")];
    return Object.entries(regions).flatMap(([code, numbers]) =>
      names
        .filter((name) => !Object.hasOwn(numbers, name))
        .map((name) =>
          issueAt(path, `The region ${code} has no number named "${name}".`, "Add it, or change the name."),
        ),
    );
  });
  return [...unknown, ...wordless];
}
