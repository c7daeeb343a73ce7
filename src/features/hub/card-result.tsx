import type { SafetyNumbers } from "#core/content-model/safety.ts";
import { CallButtons } from "../../ui/call-buttons/call-buttons.tsx";
import { numbersNamed } from "../../ui/call-buttons/numbers-for.ts";
import { changeText } from "../../ui/change-text.ts";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import { ToneSwatch } from "../../ui/tone-swatch.tsx";
import type { HubResult } from "./hub-result.ts";
import { hubMessages } from "./messages.ts";
import styles from "./scale-card.module.css";

type Props = {
  readonly band: NonNullable<HubResult["band"]>;
  readonly change: HubResult["change"];
  readonly better: HubResult["better"];
  readonly safety: SafetyNumbers;
};

/**
 * Shows a result in a word, with what may not be left out beside it, and how it changed. The small step stands on the
 * result, unless it names somebody to call.
 */
export function CardResult({ band, change, better, safety }: Props) {
  const t = useMessages(hubMessages);
  const language = useLanguage();
  const say = useText();
  const meaning = say(band.meaning);
  const changed = changeText(change, better, language);
  return (
    <>
      <p className={styles.meaning}>
        <ToneSwatch tone={band.tone} />
        <span>
          <strong>{meaning}</strong>
          {changed && `, ${changed}`}
        </span>
      </p>
      {band.aside && <p>{say(band.aside)}</p>}
      {band.calls?.nextStep && (
        <>
          <p>{t.step({ step: say(band.nextStep) })}</p>
          <div className={styles.calls}>
            <CallButtons numbers={numbersNamed(band.calls.nextStep, safety)} />
          </div>
        </>
      )}
    </>
  );
}
