import type { FastifyInstance } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import { disagreements, resultAlone, savedScore } from "#core/api/save-bmi.ts";
import type { ReceivedBmi } from "#core/api/save-bmi-schema.ts";
import type { Answers } from "#core/content-model/survey.ts";
import { type Scored, scoreAnswers, scoreOf } from "#core/scoring/score.ts";
import { answersByItem } from "#core/surveys/matrix-answers.ts";
import { requireSubmittingAccount } from "../accounts/submitting-account.ts";
import { route } from "../calls/route.ts";
import type { Scale } from "../content/content.ts";
import type { AppDeps } from "../deps.ts";
import { answer, type ScoredAnswers, sentAs, submitOnce } from "./submit-once.ts";

/** Saves the result of a survey asked first, which the browser has already calculated and shown. */
export function addFirstSurvey(app: FastifyInstance, deps: AppDeps): void {
  route({ app, limits: deps.limits }, "saveBmi", async ({ body, headers }, reply, count) => {
    const survey = deps.content.current.catalogue.domains.find(({ firstSurvey }) => firstSurvey?.save === "saveBmi")
      ?.firstSurvey?.survey;
    if (survey === undefined) throw new AppError("NOT_FOUND");
    const scoreBy = async (contentHash: string | null): Promise<ScoredAnswers> => {
      const scale = contentHash === null ? deps.content.scale(survey) : await deps.content.version(contentHash);
      if (scale?.id !== survey) throw new AppError("UNKNOWN_CONTENT_VERSION");
      return { scale, ...checkedResult(scale, body) };
    };
    const account = await requireSubmittingAccount(deps.database, body.userID);
    await count(account.id);
    return answer(reply, await submitOnce(deps, account, sentAs(headers), scoreBy));
  });
}

/**
 * Scores the answers if they were sent. Otherwise it accepts the number as it is, and its meaning must match our own
 * bands, so that number and word never disagree.
 * @throws AppError INVALID_ANSWERS, or INVALID_BODY when the result sent is not what the rule gives
 */
function checkedResult(scale: Scale, body: ReceivedBmi): { answers: Answers; scored: Scored } {
  const answers = body.answers === undefined ? null : checkedAnswers(scale, body.answers);
  const scored = answers ? scoreAnswers(scale.rule, answers) : scoreOf(scale.rule, Number(body.bmi));
  const sent = { ...body, answers: answers ?? {} };
  const issues = disagreements(
    sent,
    scored?.meaning,
    answers && scored ? savedScore(scored.score ?? Number.NaN) : null,
  );
  if (scored === null || scored.score === null || issues.length > 0) throw new AppError("INVALID_BODY", { issues });
  return { answers: answers ?? resultAlone(sent), scored };
}

function checkedAnswers({ items, check }: Scale, answers: Record<string, unknown>): Answers {
  const issues = check(answers);
  if (issues.length > 0) throw new AppError("INVALID_ANSWERS", { issues });
  return answersByItem(items, answers) as Answers;
}
