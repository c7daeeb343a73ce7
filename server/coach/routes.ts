import type { FastifyInstance, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { MOST_CHARACTERS } from "#core/coach/limits.ts";
import {
  type AdviceBody,
  AdviceBodySchema,
  AdviceReplySchema,
  ChatBodySchema,
  PromptBodySchema,
} from "#core/contracts/advice.ts";
import { ErrorBodySchema } from "#core/contracts/results.ts";
import { AppError } from "#core/errors/app-error.ts";
import { isLiveToken, requireAccount } from "../accounts/accounts.ts";
import type { AppDeps } from "../app.ts";
import { networkOf } from "../limits/network-of.ts";
import { createGuide } from "./guide.ts";
import { latestResults } from "./results.ts";

const tags = ["Advice"];
const reply = (schema: object) => ({ 200: schema, "4xx": ErrorBodySchema });

/** The three calls that give advice. What people ask is answered and forgotten: it is neither kept nor logged. */
export async function coachRoutes(app: FastifyInstance, { content, database, limits, now }: AppDeps): Promise<void> {
  // Made anew only when other content was published.
  let made = { from: content.current, coach: createGuide(content.current) };
  const coach = () => {
    if (made.from !== content.current) made = { from: content.current, coach: createGuide(content.current) };
    return made.coach;
  };
  /** Asked before the body is looked at, so that a stranger learns nothing else. */
  const requireToken = async ({ headers: { authorization } }: FastifyRequest) => {
    if (!authorization || !(await isLiveToken(database, authorization, now()))) throw new AppError("TOKEN_NEEDED");
  };

  app.post<{ Body: AdviceBody }>(
    "/get-advice",
    { schema: { body: AdviceBodySchema, response: reply(AdviceReplySchema), tags } },
    async ({ body: { userID, criteria } }) => {
      const { id } = await requireAccount(database, userID);
      await limits.take("chat", id);
      if (criteria === "Anyone") return { advice: await coach().adviceForAnyone() };
      return { advice: await coach().adviceFor(await latestResults(database, content.current, id)) };
    },
  );

  app.post<{ Body: { prompt: string } }>(
    "/api/ai-advice",
    { preValidation: requireToken, schema: { body: PromptBodySchema, response: reply(AdviceReplySchema), tags } },
    async ({ body, headers }) => {
      await limits.take("chat", `${headers.authorization}`);
      return { advice: await coach().reply(questionOf(body.prompt)) };
    },
  );

  app.post<{ Body: { message: string } }>(
    "/chat",
    { schema: { body: ChatBodySchema, response: reply(Type.String()), tags } },
    // A bare string would leave as plain text; the reply is a JSON string.
    async ({ body, ip }, response) => {
      await limits.take("chat", networkOf(ip));
      const answer = await coach().reply(questionOf(body.message));
      return response.type("application/json; charset=utf-8").send(JSON.stringify(answer));
    },
  );
}

/** @throws AppError EMPTY_QUESTION, QUESTION_TOO_LONG */
function questionOf(text: string): string {
  const question = text.trim();
  if (question === "") throw new AppError("EMPTY_QUESTION");
  if (question.length > MOST_CHARACTERS) throw new AppError("QUESTION_TOO_LONG");
  return question;
}
