import { ENGLISH } from "../../../ui/language/language.ts";
import { uiMessages } from "../../../ui/messages.ts";
import own from "./form.module.css";
import type { SurveyEdit } from "./survey-edit.ts";

type Props = {
  readonly form: SurveyEdit;
  /** Names this place; a notice is shown at the place that it is about. */
  readonly at: string;
};

/** Shows what an edit did, where it was done, until it is closed or true no more. It stands between the fields and covers none. */
export function EditNotice({ form: { notice, close }, at }: Props) {
  if (notice?.at !== at) return null;
  const { close: word, closeMessage } = uiMessages(ENGLISH);
  return (
    <div className={own.notice}>
      <p>{notice.sentence}</p>
      <button type="button" className={own.quiet} aria-label={closeMessage} onClick={close}>
        {word}
      </button>
    </div>
  );
}
