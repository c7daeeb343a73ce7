import type { AlertKind } from "#core/content-model/alerts.ts";
import type { SafetyNumbers } from "#core/content-model/safety.ts";
import { CallButtons } from "../../ui/call-buttons/call-buttons.tsx";
import { numbersFor } from "../../ui/call-buttons/numbers-for.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import type { HubResult } from "./hub-result.ts";
import { hubMessages } from "./messages.ts";
import styles from "./scale-card.module.css";

type Props = {
  readonly alerts: NonNullable<HubResult["alerts"]>;
  readonly safety: SafetyNumbers;
};

/** The most pressing first. Abuse is never among them: the result alone tells of it. */
const TOLD = ["emergency", "crisis", "doctor", "note"] as const satisfies readonly AlertKind[];

/**
 * One calm line on what the latest answers raised, with a number to call. The alert's own words stand on the result:
 * somebody else may look at the hub.
 */
export function CardAlert({ alerts, safety }: Props) {
  const t = useMessages(hubMessages);
  const told = TOLD.find((kind) => alerts.some((alert) => alert.kind === kind));
  if (!told) return null;
  const lines = { emergency: t.alertEmergency, crisis: t.alertCrisis, doctor: t.alertDoctor, note: t.alertNote };
  return (
    <div className={styles.alert}>
      <p>{lines[told]}</p>
      <CallButtons numbers={numbersFor(told, safety).slice(0, 1)} />
    </div>
  );
}
