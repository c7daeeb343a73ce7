import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { errorSentence } from "../api/error-text.ts";
import { ApiError } from "../api/http.ts";
import { isConnected } from "../browser/connection.ts";
import type { SpokenText } from "../ui/language/language.ts";
import { sayText } from "../ui/language/use-text.ts";
import { navigationMessages } from "../ui/messages.ts";
import type { Notice } from "../ui/notices.ts";
import { messagesOf } from "../ui/standalone-scale.ts";
import { logInPath } from "../ui/way-back.ts";
import { keepingMessages, sendingMessages } from "./messages.ts";
import type { Outcome } from "./send-set.ts";
import { serverAbilities } from "./server-abilities.ts";

type Setback = Extract<Outcome, { readonly error: unknown }>;

/** Tells a person who pressed Submit what kept the answers from arriving, and how to go on. */
export function failureNotice(offered: OfferedScale, { kind, error, isKept }: Setback): Notice {
  const key = error instanceof ApiError ? "refused" : "network";
  const link = linkFor(offered, kind, error);
  return {
    kind: "failure",
    ...(kind === "unreached" && isKept && !isConnected() && serverAbilities().resends ? { calm: offline } : {}),
    text: (language) => sayText(messagesOf(offered, language)[key], language),
    cause: kind === "too-late" ? whyNotAgain(error) : causeOf(error, isKept),
    ...(link ? { link } : {}),
  };
}

const offline: SpokenText = (language) => sendingMessages(language).offline;

/** The sentence says that the answers are safe only where the device keeps them. */
function causeOf(error: unknown, isKept: boolean): SpokenText {
  if (isKept || (error instanceof ApiError && error.hasSentence))
    return (language) => errorSentence(error, "answers", language);
  const key = error instanceof ApiError ? "ourSide" : "unreached";
  return (language) => `${sendingMessages(language)[key]} ${keepingMessages(language).memory}`;
}

function linkFor({ firstSurvey, routes }: OfferedScale, kind: Setback["kind"], error: unknown): Notice["link"] {
  if (kind === "log-in")
    return { label: (language) => navigationMessages(language).logIn, to: logInPath(routes.questionnaire) };
  if (error instanceof ApiError && error.code === "MISSING_RESULT" && firstSurvey !== undefined)
    return { label: (language) => sayText(firstSurvey.words.link, language), to: firstSurvey.route };
  return undefined;
}

const whyNotAgain =
  (error: unknown): SpokenText =>
  (language) => {
    const { tooLate, removed } = sendingMessages(language);
    return error instanceof ApiError && error.code === "DRAFT_ENDED" ? removed : tooLate;
  };
