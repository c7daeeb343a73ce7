import type { AnswerSource } from "#core/api/advice.ts";
import { Button } from "../button.tsx";
import { BASE_LANGUAGE } from "../language/language.ts";
import { useMessages } from "../language/use-text.ts";
import styles from "./answer-source.module.css";
import { sourceMessages } from "./messages.ts";
import type { SiteModel } from "./model-of-page.ts";

/** Shows the source of an answer. Without a configured model there is nothing to distinguish. */
export function SourceName({ made, model }: { readonly made: AnswerSource | null; readonly model: SiteModel }) {
  const t = useMessages(sourceMessages);
  if (model === null) return null;
  return made?.maker === "model" ? t.byModel({ provider: model.provider }) : t.byGuide;
}

type Props = { readonly made: AnswerSource | null; readonly model: SiteModel; readonly onGuide: () => void };

/** Details of an answer: why the guide replaced the model, what was sent, and a button for the guide's answer. */
export function SourceDetails({ made, model, onGuide }: Props) {
  const t = useMessages(sourceMessages);
  if (model === null || made === null) return null;
  // To the language model rules go along; to find an entry the question alone is sent.
  const [first, second] = made.sent;
  const [rules, information] = second ? [first, second] : [undefined, first];
  return (
    <>
      {made.because === "limit" && <p className={styles.because}>{t.limit}</p>}
      {made.because === "withheld" && <p className={styles.because}>{t.withheld}</p>}
      {information && (
        <details className={styles.sent}>
          <summary>{t.seeSent}</summary>
          <p>{t.sent({ provider: model.provider })}</p>
          <p>
            <strong>{t.information}</strong>
          </p>
          <p className={styles.words} lang={rules ? BASE_LANGUAGE : undefined}>
            {information.content}
          </p>
          {rules && (
            <>
              <p>
                <strong>{t.rules}</strong>
              </p>
              <p className={styles.words} lang={BASE_LANGUAGE}>
                {rules.content}
              </p>
            </>
          )}
        </details>
      )}
      {made.maker === "model" && <UseGuide onGuide={onGuide} />}
    </>
  );
}

/** A button that asks the guide after a model's answer or failure. */
export function UseGuide({ onGuide }: { readonly onGuide: () => void }) {
  const t = useMessages(sourceMessages);
  return (
    <div className={styles.useGuide}>
      <Button look="secondary" onClick={onGuide}>
        {t.useGuide}
      </Button>
    </div>
  );
}
