import { type SubmitEvent, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { PublicScale } from "#core/api/public-scale.ts";
import type { Domain } from "#core/content-model/domains.ts";
import { Button, ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { sayText, useMessages, useText } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { showNotice } from "../../ui/notices.ts";
import styles from "./body-mass.module.css";
import { type BodyMassResult, resultOf } from "./body-mass-result.ts";
import { MeasureFields } from "./measure-fields.tsx";
import { type MeasureSelect, measuresOf, NOTHING_PICKED } from "./measures.ts";
import { bodyMassMessages } from "./messages.ts";
import { ResultPanel } from "./result-panel.tsx";
import { saveResult } from "./save-result.ts";

type Props = {
  readonly domain: Domain;
  readonly step: NonNullable<Domain["bodyMassStep"]>;
  readonly selects: readonly MeasureSelect[];
  readonly scale: PublicScale;
};

/** Height and weight in, index and its meaning out; Next opens once there is an index. */
export function BodyMassForm({ domain, step, selects, scale }: Props) {
  const t = useMessages(bodyMassMessages);
  const ways = useMessages(navigationMessages);
  const say = useText();
  const [picks, setPicks] = useState(NOTHING_PICKED);
  const [result, setResult] = useState<BodyMassResult | null>(null);
  const [isMissing, setMissing] = useState(false);
  const isSaving = useRef(false);
  const navigate = useNavigate();

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const measures = measuresOf(picks);
    setMissing(measures === null);
    if (measures === null) {
      showNotice({ kind: "failure", text: (language) => sayText(step.messages.notChosen, language) });
      form.querySelector<HTMLElement>("select:invalid, input:invalid")?.focus();
      return;
    }
    const next = resultOf(measures, scale);
    setResult(next);
    if (isSaving.current) return;
    isSaving.current = true;
    await saveResult(step, next, scale.hash);
    isSaving.current = false;
  };

  const band = scale.bands[result?.bandIndex ?? -1];
  return (
    <div className={styles.form}>
      <form onSubmit={onSubmit} noValidate>
        <MeasureFields selects={selects} picks={picks} onPick={setPicks} isMissing={isMissing} />
        <ButtonRow>
          <Button type="submit" look={result ? "secondary" : "primary"}>
            {t.calculate}
          </Button>
        </ButtonRow>
      </form>
      <p role="status" className="visually-hidden">
        {result && t.announced({ bmi: result.bmi, category: band ? say(band.meaning) : "" })}
      </p>
      {result && <ResultPanel result={result} scale={scale} />}
      {!result && (
        <p id="why-no-next" className={styles.why}>
          {t.whyNoNext}
        </p>
      )}
      <ButtonRow ends>
        <ButtonLink to={domain.routes.intro} look="secondary">
          {ways.back}
        </ButtonLink>
        <Button
          look={result ? "primary" : "secondary"}
          unavailable={!result}
          aria-describedby={result ? undefined : "why-no-next"}
          onClick={() => navigate(domain.routes.questionnaire)}
        >
          {ways.next}
        </Button>
      </ButtonRow>
    </div>
  );
}
