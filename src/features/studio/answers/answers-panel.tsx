import { useCallback, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import type { StaffRole } from "#core/api/staff.ts";
import type { StoredAnswers } from "#core/api/studio-answers.ts";
import { mayExport } from "#core/shared/answer-files.ts";
import { paths } from "#core/shared/paths.ts";
import { errorSentence } from "../../../api/error-text.ts";
import { ApiError } from "../../../api/http.ts";
import { readStoredAnswers } from "../../../api/stored-answers.ts";
import { Button } from "../../../ui/button.tsx";
import { useLanguage, useMessages } from "../../../ui/language/use-text.ts";
import { Loading } from "../../../ui/loading.tsx";
import publishing from "../publishing/publishing.module.css";
import studio from "../studio.module.css";
import { ExportForm } from "./export-form.tsx";
import { answersMessages } from "./messages.ts";

type Props = { readonly scale: string; readonly role: StaffRole };

/** Gives the answers to a scale to researchers. Whoever else looks is told whom to ask. */
export function AnswersPanel({ scale, role }: Props) {
  const t = useMessages(answersMessages);
  const { code } = useLanguage();
  return (
    <section aria-label={t.title} className={publishing.publishing} lang={code}>
      <h2>{t.title}</h2>
      {mayExport(role) ? <Stored scale={scale} /> : <p>{t.whoMay}</p>}
    </section>
  );
}

function Stored({ scale }: Pick<Props, "scale">) {
  const t = useMessages(answersMessages);
  const { format } = useLanguage();
  const [stored, setStored] = useState<StoredAnswers | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const load = useCallback(() => {
    setFailure(null);
    readStoredAnswers(scale).then(setStored, setFailure);
  }, [scale]);
  useEffect(load, [load]);

  if (failure !== null) return <Failure error={failure} scale={scale} onTryAgain={load} />;
  if (!stored) return <Loading />;
  if (!stored.isPublished) return <p>{t.neverPublished}</p>;
  return (
    <>
      <p>{stored.count === 0 ? t.none : t.stored({ count: format.number(stored.count) })}</p>
      <p>{t.pseudonyms}</p>
      <ExportForm
        scale={scale}
        stored={stored}
        onStored={setStored}
        failureOf={(error) => <Failure error={error} scale={scale} />}
      />
    </>
  );
}

type FailureProps = { readonly error: unknown; readonly scale: string; readonly onTryAgain?: () => void };

/** Says why, and leads to the sign-in and back where the session has ended. */
function Failure({ error, scale, onTryAgain }: FailureProps) {
  const t = useMessages(answersMessages);
  const language = useLanguage();
  const next = encodeURIComponent(`${paths.studio}?scale=${scale}`);
  return (
    <div role="alert" className={studio.alarm}>
      <p>
        {onTryAgain === undefined && t.failed} {errorSentence(error, "myData", language)}
      </p>
      {error instanceof ApiError && error.code === "STAFF_SIGN_IN" ? (
        <Link to={`${paths.staff}?next=${next}`} className={studio.signIn}>
          {t.signIn}
        </Link>
      ) : (
        onTryAgain && <Button onClick={onTryAgain}>{t.tryAgain}</Button>
      )}
    </div>
  );
}
