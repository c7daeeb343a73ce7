import { partsWithNumbers } from "#core/shared/safety/parts-with-numbers.ts";
import styles from "./call-buttons.module.css";
import { telephoneLink } from "./telephone-link.ts";

type Props = {
  readonly text: string;
  /** The numbers of the region: each that the text names can be called with one press. */
  readonly numbers: readonly string[];
};

/** A text whose numbers to call are links. Its content is always rendered as text. */
export function TextWithCalls({ text, numbers }: Props) {
  return partsWithNumbers(text, numbers).map(({ words, isNumber }, index) =>
    isNumber ? (
      <a key={`${index} ${words}`} href={telephoneLink(words)} className={styles.number}>
        {words}
      </a>
    ) : (
      words
    ),
  );
}
