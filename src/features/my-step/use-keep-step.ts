import { useState } from "react";
import type { ChosenStep } from "#core/api/steps.ts";
import { type StepFieldErrors, stepFieldErrors } from "#core/shared/my-step/field-errors.ts";
import { type ChangeWords, changeFailure } from "../../api/change-failure.ts";
import { ApiError } from "../../api/http.ts";
import { keepStep } from "../../api/steps.ts";
import { showNotice } from "../../ui/notices.ts";
import { useSending } from "../../ui/use-sending.ts";
import { stepFormMessages } from "./messages.ts";

type Options = {
  readonly token: string;
  readonly onKept: () => void;
  /** Another step took the place of the one that was changed: the next try is a new one. */
  readonly onEnded: () => void;
};

/** Keeps a step on the server, unless something has to be corrected first. What was entered stays until it is kept. */
export function useKeepStep({ token, onKept, onEnded }: Options) {
  const [fieldErrors, setFieldErrors] = useState<StepFieldErrors>({});
  const { isSending, send } = useSending();
  const keep = async (id: string, step: ChosenStep) => {
    const found = stepFieldErrors(step.words);
    setFieldErrors(found);
    if (Object.keys(found).length > 0) return;
    await send(async () => {
      try {
        await keepStep(token, id, step);
        onKept();
      } catch (error) {
        if (error instanceof ApiError && error.code === "STEP_ENDED") onEnded();
        const words: ChangeWords = {
          failed: (language) => stepFormMessages(language).failed,
          unsure: (language) => stepFormMessages(language).unsure,
        };
        showNotice(changeFailure(error, words, "form"));
      }
    });
  };
  return { fieldErrors, isSending, keep };
}
