import type { GuidanceEntry } from "../content-model/guidance.ts";
import type { Safety } from "../content-model/safety.ts";
import type { Issue } from "../shared/issue.ts";
import { saysOneOf } from "../shared/safety/find-phrases.ts";
import { everyWording, textOf } from "../shared/text-of.ts";
import type { GuidancePart } from "./check-guidance.ts";

type Told = Pick<Safety, "concerns">;

/**
 * Checks the entries for what comes after a safety card: each names kinds of concern that there are, and none has a title
 * that raises a card when it is pressed.
 */
export function afterIssues(parts: readonly GuidancePart[], { concerns }: Told): Issue[] {
  const kinds = concerns.map(({ kind }) => kind);
  const all = parts.flatMap(({ file, entries }) =>
    entries.map((entry, index) => ({ file, path: `entries[${index}]`, entry, after: entry.after ?? [] })),
  );
  const unknown = all.flatMap(({ file, path, after }) =>
    after
      .filter((kind) => !kinds.includes(kind))
      .map(
        (kind): Issue => ({
          code: "KIND_UNKNOWN",
          file,
          path: `${path}.after`,
          message: `There is no concern "${kind}".`,
          hint: `Use ${kinds.join(", ")}.`,
        }),
      ),
  );
  const alarming = all
    .filter(
      ({ entry, after }) => after.length > 0 && everyWording(entry.title).some((title) => raises(title, concerns)),
    )
    .map(
      ({ file, path }): Issue => ({
        code: "TITLE_RAISES_CARD",
        file,
        path: `${path}.title`,
        message: "Who presses this title gets a safety card in place of the answer.",
        hint: "Use other words than those of the phrases in site.json.",
      }),
    );
  return [...unknown, ...alarming];
}

/**
 * Checks that what is offered below a safety card is the title of an entry for what comes after it.
 * @param file that holds the concerns
 */
export function offerIssues(file: string, { concerns }: Told, entries: readonly GuidanceEntry[]): Issue[] {
  return concerns.flatMap(({ kind, offers = [], instead = [] }, index) => {
    const own = entries.filter(({ after = [] }) => after.includes(kind));
    const titles = own.map(({ title }) => JSON.stringify(title));
    return [...offers, ...instead.flatMap((other) => other.offers ?? [])]
      .filter((offer) => !titles.includes(JSON.stringify(offer)))
      .map(
        (offer): Issue => ({
          code: "OFFER_UNKNOWN",
          file,
          path: `safety.concerns[${index}].offers`,
          message: `No entry for after a card of "${kind}" has the title "${textOf(offer)}".`,
          hint: "Repeat the title of one, in all its languages.",
        }),
      );
  });
}

/**
 * Checks that the entries with which a card has other words are said with a card of that kind.
 * @param file that holds the concerns
 */
export function insteadIssues(file: string, { concerns }: Told, entries: readonly GuidanceEntry[]): Issue[] {
  return concerns.flatMap(({ kind, instead = [] }, index) => {
    const said = new Set(entries.filter((one) => one.after?.includes(kind)).map(({ id }) => id));
    return instead.flatMap((other, at) =>
      other.for
        .filter((id) => !said.has(id))
        .map(
          (id): Issue => ({
            code: "ENTRY_UNKNOWN",
            file,
            path: `safety.concerns[${index}].instead[${at}].for`,
            message: `No entry for after a card of "${kind}" is called "${id}".`,
            hint: "Use the id of an entry whose `after` names this kind.",
          }),
        ),
    );
  });
}

const raises = (title: string, concerns: Told["concerns"]): boolean =>
  concerns.some((concern) => saysOneOf(title, concern));
