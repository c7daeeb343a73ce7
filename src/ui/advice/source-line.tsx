import { NewTabLink } from "../new-tab-link.tsx";
import styles from "./advice.module.css";
import { useSources } from "./sources.ts";

/** The source of a point, as a link when its address is known. */
export function SourceLine({ words }: { readonly words: string }) {
  const address = useSources().get(words);
  return <span className={styles.source}>{address ? <NewTabLink href={address}>{words}</NewTabLink> : words}</span>;
}
