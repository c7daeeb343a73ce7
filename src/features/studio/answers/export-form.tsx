import { type ReactNode, useState } from "react";
import type { StoredAnswers } from "#core/api/studio-answers.ts";
import {
  ANSWER_FORMATS,
  type AnswerFormat,
  answerFileName,
  COLUMN_FILES,
  type ColumnFile,
} from "#core/shared/answer-files.ts";
import { answerFileUrl, hasAnswers, readStoredAnswers } from "../../../api/stored-answers.ts";
import { saveFrom } from "../../../browser/download.ts";
import { Button } from "../../../ui/button.tsx";
import { useMessages } from "../../../ui/language/use-text.ts";
import { useSending } from "../../../ui/use-sending.ts";
import drafts from "../drafts/drafts.module.css";
import studio from "../studio.module.css";
import takeHome from "../take-home/take-home.module.css";
import styles from "./answers.module.css";
import { answersMessages } from "./messages.ts";

type Chosen = { readonly file: AnswerFormat | ColumnFile; readonly withText: boolean };
type Outcome =
  | ({ readonly kind: "begun" } & Chosen)
  | { readonly kind: "busy" }
  | { readonly kind: "failed"; readonly error: unknown };

type Props = {
  readonly scale: string;
  readonly stored: StoredAnswers;
  readonly onStored: (stored: StoredAnswers) => void;
  readonly failureOf: (error: unknown) => ReactNode;
};

/**
 * The choice of a file, and its download. The browser saves the file as it comes, however large it is, and shows no error
 * of it on the page. So it is asked first whether the session still holds.
 */
export function ExportForm({ scale, stored, onStored, failureOf }: Props) {
  const t = useMessages(answersMessages);
  const { isSending, send } = useSending();
  const [chosen, setChosen] = useState<Chosen>({ file: "csv", withText: false });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const choose = (next: Partial<Chosen>) => {
    setChosen({ ...chosen, ...next });
    setOutcome(null);
  };
  const download = () =>
    send(async () => {
      try {
        const now = await readStoredAnswers(scale);
        onStored(now);
        if (hasAnswers(chosen.file) && now.isBusy) return setOutcome({ kind: "busy" });
        saveFrom(answerFileUrl(scale, chosen.file, chosen.withText));
        setOutcome({ kind: "begun", ...chosen });
      } catch (error) {
        setOutcome({ kind: "failed", error });
      }
    });

  return (
    <>
      <div className={styles.kinds}>
        {(["answers", "columns"] as const).map((kind) => (
          <fieldset key={kind} className={styles.files}>
            <legend>{t[kind]}</legend>
            {FILES[kind].map((file) => (
              <label key={file} className={drafts.start}>
                <input type="radio" name="answers" checked={chosen.file === file} onChange={() => choose({ file })} />
                <span>
                  {t[file]} <span className={studio.hint}>{t[HINTS[file]]}</span>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      {stored.leftOut.length > 0 && (
        <label className={styles.texts}>
          <input
            type="checkbox"
            checked={chosen.withText}
            onChange={({ target }) => choose({ withText: target.checked })}
          />
          <span>
            {t.withText} <span className={studio.hint}>{t.withTextHint({ names: stored.leftOut.join(", ") })}</span>
          </span>
        </label>
      )}
      <Button unavailable={isSending} onClick={download}>
        {t.download}
      </Button>
      <div role="status" className={takeHome.result}>
        {isSending && <p>{t.asking}</p>}
        {!isSending && outcome?.kind === "busy" && <p className={studio.alarm}>{t.busy}</p>}
        {!isSending && outcome?.kind === "begun" && <Begun scale={scale} {...outcome} />}
      </div>
      {!isSending && outcome?.kind === "failed" && failureOf(outcome.error)}
    </>
  );
}

const FILES = { answers: ANSWER_FORMATS, columns: COLUMN_FILES } as const;
const HINTS = {
  csv: "csvHint",
  json: "jsonHint",
  ndjson: "ndjsonHint",
  codebook: "codebookHint",
  r: "scriptHint",
  spss: "scriptHint",
  stata: "scriptHint",
} as const;

function Begun({ scale, file, withText }: Chosen & Pick<Props, "scale">) {
  const t = useMessages(answersMessages);
  return (
    <p>
      {t.saving({ file: answerFileName(scale, file, withText) })}{" "}
      {hasAnswers(file)
        ? t.noted
        : file !== "codebook" && t.together({ table: answerFileName(scale, "csv", withText) })}
    </p>
  );
}
