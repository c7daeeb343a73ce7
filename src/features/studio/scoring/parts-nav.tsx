import styles from "./scoring.module.css";
import { words } from "./words.ts";

/** The parts of the rule's form, by the ids of their sections. */
const PARTS = {
  "rule-points": words.points,
  "rule-subscales": words.subscales,
  "rule-score": words.scoreAndBands,
  "rule-alerts": words.alerts,
  "rule-examples": words.examples,
  "rule-about": words.about,
} as const;

/** Leads to each part of the rule: the form is long, and its grid has a stop of Tab for each number. */
export function PartsNav() {
  return (
    <nav aria-label={words.parts} className={styles.acts}>
      {Object.entries(PARTS).map(([id, name]) => (
        <button key={id} type="button" className={styles.act} onClick={() => document.getElementById(id)?.focus()}>
          {name}
        </button>
      ))}
    </nav>
  );
}
