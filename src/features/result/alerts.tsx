import type { AlertKind, RaisedAlert } from "#core/content-model/alerts.ts";
import type { Safety } from "#core/content-model/safety.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { CallButtons } from "../../ui/call-buttons/call-buttons.tsx";
import { callMessages } from "../../ui/call-buttons/messages.ts";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import styles from "./alerts.module.css";

/** The names of the numbers to call, the most suitable first. A region may not have each. */
const CALLED: Readonly<Partial<Record<AlertKind, readonly string[]>>> = {
  crisis: ["crisis", "emergency"],
  emergency: ["emergency"],
  abuse: ["abuse", "emergency"],
};

type Props = { readonly alerts: readonly RaisedAlert[]; readonly safety: Pick<Safety, "region" | "regions"> };

/** What the answers raised, before anything else of the result: in words, with whom to talk to and numbers to call. */
export function Alerts({ alerts, safety: { region, regions } }: Props) {
  const t = useMessages(callMessages);
  const say = useText();
  const numbers = regions[region] ?? {};
  return alerts.map(({ name, kind, say: words, talk }) => (
    <div key={name} className={styles.alert}>
      <p className={styles.words}>{fillIn(say(words), numbers)}</p>
      {talk && <p>{fillIn(say(talk), numbers)}</p>}
      {kind === "crisis" && <p>{t.nobodyReads}</p>}
      <CallButtons numbers={(CALLED[kind] ?? []).flatMap((called) => numbers[called] ?? [])} />
    </div>
  ));
}
