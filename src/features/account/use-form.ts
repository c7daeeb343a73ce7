import { type FormEvent, type SubmitEvent, useRef, useState } from "react";
import { type ChangeWords, changeFailure } from "../../api/change-failure.ts";
import { showNotice } from "../../ui/notices.ts";
import { type FieldErrors, focusFirstError, stillWrong } from "./field-errors.ts";

type Options = {
  /** Returns what to correct before anything is sent. */
  readonly errorsIn: (form: HTMLFormElement) => FieldErrors;
  readonly send: (data: FormData) => Promise<void>;
  readonly words: ChangeWords;
};

/** Sends a form of the account, one try at a time. What was typed stays when it is refused. */
export function useForm({ errorsIn, send, words }: Options) {
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = errorsIn(form);
    setFieldErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError(form, found);
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    try {
      await send(new FormData(form));
    } catch (error) {
      showNotice(changeFailure(error, words, "account"));
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };
  const onInput = ({ currentTarget: form }: FormEvent<HTMLFormElement>) =>
    setFieldErrors((shown) => stillWrong(shown, errorsIn(form)));
  return { fieldErrors, isSending, onSubmit, onInput };
}
