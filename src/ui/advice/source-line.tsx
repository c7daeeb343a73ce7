import { NewTabLink } from "../new-tab-link.tsx";
import styles from "./advice.module.css";
import { useSources } from "./sources.ts";

/** Where a point comes from, as a link where its address is known. */
export function SourceLine({ words }: { readonly words: string }) {
  const address = useSources().get(words);
  return <span className={styles.source}>{address ? <NewTabLink href={address}>{words}</NewTabLink> : words}</span>;
}
