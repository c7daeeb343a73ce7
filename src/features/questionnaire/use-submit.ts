import { type RefObject, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
// Imported statically: code that did not come could not be loaded by pressing Submit once more.
import { type Submitted, type Submitting, sendAnswers, tellElsewhere } from "../../answers/send-answers.ts";
import { sayText, useLanguage } from "../../ui/language/use-text.ts";
import { dismissNotice, type Notice, showNotice } from "../../ui/notices.ts";
import { messagesOf } from "../../ui/standalone-scale.ts";
import { logInPath } from "../../ui/way-back.ts";
import { readyResult } from "./ready-result.ts";

const sentNotice = (offered: OfferedScale): Notice => ({
  kind: "success",
  text: (language) => sayText(messagesOf(offered, language).submitted, language),
  passes: true,
});

/**
 * Sends the answers on the screen and shows what became of them.
 * @param showResult opens the result, with a message
 */
export function useSubmit(
  submitting: Submitting,
  showResult: (notice: Notice) => Promise<void>,
): { readonly isSending: boolean; readonly submit: () => Promise<void>; readonly showArrival: () => void } {
  const { offered, userId } = submitting;
  const navigate = useNavigate();
  const isHere = useIsHere();
  const language = useLanguage();
  const [isSending, setIsSending] = useState(false);
  const isUnderWay = useRef(false);

  const show = (outcome: Submitted) => {
    if (outcome.kind === "sent") return void showResult(sentNotice(offered));
    setIsSending(false);
    if ("notice" in outcome) showNotice(outcome.notice);
    if (outcome.kind === "no-user" && offered.whenNoUser === "login") navigate(logInPath(offered.routes.questionnaire));
  };
  const submit = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    dismissNotice();
    const outcome = await sendAnswers(submitting, () => readyResult(language));
    isUnderWay.current = false;
    if (isHere.current) show(outcome);
    // Whoever has gone on to another page is told there, and stays there.
    else if (outcome.kind === "sent" && userId !== null) tellElsewhere(userId, offered);
  };
  const showArrival = () => {
    if (!isUnderWay.current) void showResult(sentNotice(offered));
  };
  return { isSending, submit, showArrival };
}

/** Tells work that takes long whether the page it began on is still open. */
function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
