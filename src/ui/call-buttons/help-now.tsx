import type { SafetyNumbers } from "#core/content-model/safety.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import { useMessages } from "../language/use-text.ts";
import { CallButtons } from "./call-buttons.tsx";
import { callMessages } from "./messages.ts";

type Props = { readonly safety: SafetyNumbers };

/** Says that nobody reads the answers right away, where they may tell of a crisis, and whom to call. */
export function HelpNow({ safety }: Props) {
  const t = useMessages(callMessages);
  const { crisis, emergency } = numbersOf(safety);
  return (
    <div>
      <p>{t.nobodyReads}</p>
      <CallButtons numbers={[crisis, emergency].filter((number) => number !== undefined)} />
    </div>
  );
}
