import { type SubmitEvent, useState } from "react";
import { useSending } from "../../ui/use-sending.ts";
import { type FieldErrors, fieldErrorsOf } from "./field-errors.ts";

type Options = {
  /** What is said of a field that cannot be sent yet, by its name. */
  readonly sentences: Readonly<Record<string, string>>;
  readonly work: (form: HTMLFormElement) => Promise<void>;
  readonly sayFailed: (error: unknown) => void;
};

/** Sends a form of the staff's pages once all of its fields fit, one press at a time. */
export function useStaffForm({ sentences, work, sayFailed }: Options) {
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const { isSending, send } = useSending();
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = fieldErrorsOf(form, sentences);
    setFieldErrors(found);
    if (Object.keys(found).length === 0) await send(() => work(form).catch(sayFailed));
  };
  return { fieldErrors, isSending, onSubmit };
}
