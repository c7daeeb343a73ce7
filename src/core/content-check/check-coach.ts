import type { CoachContent } from "../content-model/coach.ts";
import type { Site } from "../content-model/site.ts";
import { GENERAL } from "../reply-guard/reply-points.ts";
import { placesIn } from "../shared/fill-in.ts";
import { type Issue, issuesIn } from "../shared/issue.ts";
import { textOf } from "../shared/text-of.ts";

/**
 * Checks that the rules ask for the marks in square brackets by which a reply is read, and that no phrase of the
 * guard forbids what the guidance itself must be able to say, such as a referral.
 */
export function coachIssues(file: string, { rules, guard }: CoachContent): Issue[] {
  const issue = issuesIn(file);
  const asksForMarks = rules.some((rule) => rule.includes(`[${GENERAL}]`));
  const missing = issue(
    "COACH_MARKS",
    "rules",
    `No rule asks for the mark [${GENERAL}], by which replies are read.`,
    `Ask that each line begins with the id of its entry in square brackets, or with [${GENERAL}].`,
  );
  const lists = Object.entries(guard).flatMap(([list, phrases]) =>
    phrases.map((phrase, index) => ({ phrase, path: `guard.${list}[${index}]` })),
  );
  return [
    ...(asksForMarks ? [] : [missing]),
    ...lists
      .filter(({ phrase }) => !/^[\p{L}\p{N}'’]+\*?( [\p{L}\p{N}'’]+\*?)*$/u.test(phrase))
      .map(({ phrase, path }) =>
        issue(
          "COACH_PHRASE",
          path,
          `"${phrase}" can never be found.`,
          "Write words parted by spaces; * may end a word.",
        ),
      ),
    ...lists
      .filter(({ phrase, path }) => !path.startsWith("guard.referrals") && guard.referrals.includes(phrase))
      .map(({ phrase, path }) =>
        issue("COACH_PHRASE", path, `"${phrase}" is both refused and a referral.`, "Take it out of one of the lists."),
      ),
  ];
}

/** Checks that the words about the model name its provider, because consent needs a name. */
export function modelWordIssues(file: string, { languageModel }: Site): Issue[] {
  const { about, consent, privacy } = languageModel;
  const texts = [
    ["about", about],
    ["consent.title", consent.title],
    ["consent.text", consent.text],
    ["privacy.text", privacy.text],
  ] as const;
  return texts
    .filter(([, text]) => !placesIn(textOf(text)).includes("provider"))
    .map(([path]) =>
      issuesIn(file)(
        "PROVIDER_UNNAMED",
        `languageModel.${path}`,
        "This does not say who runs the language model.",
        "Write {provider} where its name belongs.",
      ),
    );
}
