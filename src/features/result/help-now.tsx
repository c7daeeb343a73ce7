import type { Safety } from "#core/content-model/safety.ts";
import { CallButtons } from "../../ui/call-buttons/call-buttons.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { scoreMessages } from "./messages.ts";
import styles from "./score-page.module.css";

type Props = { readonly safety: Pick<Safety, "region" | "regions"> };

/** Says that nobody reads the answers right away, where they may tell of a crisis, and whom to call. */
export function HelpNow({ safety: { region, regions } }: Props) {
  const t = useMessages(scoreMessages);
  const { crisis, emergency } = regions[region] ?? {};
  return (
    <div className={styles.section}>
      <p>{t.nobodyReads}</p>
      <CallButtons numbers={[crisis, emergency].filter((number) => number !== undefined)} />
    </div>
  );
}
