import { textOf } from "#core/content/text-of.ts";
import type { Band } from "#core/contracts/scoring-rule.ts";
import type { Text } from "#core/contracts/text.ts";
import styles from "./legend.module.css";

type Props = {
  readonly caption: string;
  readonly bands: readonly Band[];
  /** Position of the band the result lies in; -1 for none. */
  readonly bandIndex: number;
  readonly note?: Text | undefined;
};

/** The bands of a scale as a table. The own one is marked in words. */
export function Legend({ caption, bands, bandIndex, note }: Props) {
  return (
    <>
      <table className={styles.legend}>
        <caption>{caption}</caption>
        <tbody>
          {bands.map((band, index) => (
            <tr key={band.from} className={index === bandIndex ? styles.own : undefined}>
              <th scope="row">
                <span className={`${styles.swatch} ${styles[band.tone]}`} />
                <span className={/\s/.test(band.legend) ? undefined : styles.range}>{band.legend}</span>
              </th>
              <td>
                {textOf(band.meaning)}
                {index === bandIndex && <span className={styles.mark}>← Your result</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className={styles.note}>{textOf(note)}</p>}
    </>
  );
}
