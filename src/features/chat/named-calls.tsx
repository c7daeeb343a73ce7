import type { SafetyNumbers } from "#core/content-model/safety.ts";
import { CallButtons } from "../../ui/call-buttons/call-buttons.tsx";
import { useText } from "../../ui/language/use-text.ts";
import styles from "./chat.module.css";

type Props = {
  readonly numbers: readonly string[];
  readonly safety: SafetyNumbers;
};

/** Numbers to call with one press, each with who answers it, and when: people who are afraid may not call a number they do not know. */
export function NamedCalls({ numbers, safety: { region, regions } }: Props) {
  const say = useText();
  const lines = Object.values(regions[region] ?? {}).filter((line) => typeof line !== "string");
  return numbers.map((number) => {
    const line = lines.find((one) => one.number === number);
    return (
      <div key={number}>
        <CallButtons numbers={[number]} />
        {line && <p className={styles.answers}>{`${say(line.name)}: ${say(line.hours)}`}</p>}
      </div>
    );
  });
}
