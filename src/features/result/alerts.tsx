import type { SafetyNumbers } from "#core/content-model/safety.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import type { AlertCard } from "#core/shared/talk-once.ts";
import { CallButtons } from "../../ui/call-buttons/call-buttons.tsx";
import { callMessages } from "../../ui/call-buttons/messages.ts";
import { numbersFor } from "../../ui/call-buttons/numbers-for.ts";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import styles from "./alerts.module.css";
import { printMessages } from "./messages.ts";

type Props = {
  readonly cards: readonly AlertCard[];
  readonly safety: SafetyNumbers;
  /** Whether alerts of abuse are printed too; absent on paper, where nothing is asked. */
  readonly printing?: { readonly isWhole: boolean; readonly set: (isWhole: boolean) => void };
};

/** What the answers raised, before anything else of the result: in words, with whom to talk to and numbers to call. */
export function Alerts({ cards, safety, printing }: Props) {
  const t = useMessages(callMessages);
  const p = useMessages(printMessages);
  const say = useText();
  const numbers = numbersOf(safety);
  return cards.map(({ name, kind, reasons, talk }) => (
    <div key={name} className={styles.alert}>
      {reasons.map((reason) => (
        <p key={say(reason)} className={styles.words}>
          {fillIn(say(reason), numbers)}
        </p>
      ))}
      {talk.length > 0 && <p>{fillIn(talk.join(" "), numbers)}</p>}
      {kind === "crisis" && <p>{t.nobodyReads}</p>}
      <CallButtons numbers={numbersFor(kind, safety, [...reasons.map(say), ...talk].join(" "))} />
      {kind === "abuse" && printing && (
        <label className={styles.print}>
          <input type="checkbox" checked={printing.isWhole} onChange={(event) => printing.set(event.target.checked)} />
          {p.printThis}
        </label>
      )}
    </div>
  ));
}
