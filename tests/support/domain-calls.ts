import { addresses } from "#core/api/addresses.ts";
import { urlOf } from "#core/api/url-of.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { FirstSurvey } from "#core/content-model/first-survey.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { textOf } from "#core/shared/text-of.ts";

/** The call that takes a domain's answers, as it goes out. */
export function submitCall({ submit }: Pick<OfferedScale, "submit">) {
  const { path, userKey = "", answersKey = "", listsAnswers } = addresses[submit];
  return { path: path as string, userKey: userKey as string, answersKey: answersKey as string, listsAnswers };
}

/** The address that takes the result of a survey asked first. */
export const saveUrl = ({ save }: Pick<FirstSurvey, "save">): string => addresses[save].path;

/** The property of a domain's score read that holds the score. */
export const scoreField = ({ score }: Pick<Domain, "score">): string => addresses[score].scoreKey ?? "";

/** The address of a domain's score read; `userId` stands in it as it is. */
export function readUrl({ score }: Pick<Domain, "score">, userId: string): string {
  const address = addresses[score];
  return urlOf(address, { [address.userKey ?? ""]: "{user}" })
    .replace("%7Buser%7D", "{user}")
    .replace("{user}", () => userId);
}

/** The body that saves a body mass index, with the category of its band. */
export function firstResultOf({ bands }: ScoringRule, userID: string, value: number) {
  const band = bands.findLast(({ from }) => value >= from);
  return { userID, bmi: value.toFixed(1), category: textOf(band?.meaning ?? "none") };
}
