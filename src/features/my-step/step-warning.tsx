import type { SafetyNumbers } from "#core/content-model/safety.ts";
import type { ShownStep } from "#core/content-model/steps.ts";
import { fillIn, placesIn } from "#core/shared/fill-in.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import { CallButtons } from "../../ui/call-buttons/call-buttons.tsx";
import { numbersNamed } from "../../ui/call-buttons/numbers-for.ts";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import { advicePointMessages } from "../../ui/messages.ts";
import { NewTabLink } from "../../ui/new-tab-link.tsx";
import { stepFormMessages } from "./messages.ts";
import styles from "./my-step.module.css";

type Props = { readonly step: ShownStep; readonly safety: SafetyNumbers };

/** What has to be known of a step on offer first, and where it is from. */
export function StepWarning({ step: { warning, source }, safety }: Props) {
  const t = useMessages(stepFormMessages);
  const points = useMessages(advicePointMessages);
  const say = useText();
  return (
    <details className={styles.about}>
      <summary>{warning ? t.goodToKnow : t.whereFrom}</summary>
      {warning && (
        <>
          <p>{fillIn(say(warning), numbersOf(safety))}</p>
          <CallButtons numbers={numbersNamed(placesIn(say(warning)), safety)} />
        </>
      )}
      {source && (
        <p>
          {points.source}{" "}
          <NewTabLink href={source.url}>{`${say(source.title)}, ${say(source.publisher)}, ${source.year}`}</NewTabLink>
        </p>
      )}
    </details>
  );
}
