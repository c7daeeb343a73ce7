import type { Band } from "#core/content-model/rule-result.ts";
import type { Text } from "#core/content-model/text.ts";
import { useMessages, useText } from "./language/use-text.ts";
import styles from "./legend.module.css";
import { uiMessages } from "./messages.ts";
import { ToneSwatch } from "./tone-swatch.tsx";

type Props = {
  readonly caption: string;
  readonly bands: readonly Band[];
  /** The index of the band the result lies in; -1 for none. */
  readonly bandIndex: number;
  readonly note?: Text | undefined;
};

/** The bands of a scale as a table. The band of the result is marked in words. */
export function Legend({ caption, bands, bandIndex, note }: Props) {
  const t = useMessages(uiMessages);
  const say = useText();
  return (
    <>
      <div className={styles.room}>
        <table className={styles.legend}>
          <caption>{caption}</caption>
          <tbody>
            {bands.map((band, index) => (
              <tr key={band.from} className={index === bandIndex ? styles.own : undefined}>
                <th scope="row">
                  <ToneSwatch tone={band.tone} />
                  <span className={/\s/.test(say(band.legend)) ? undefined : styles.range}>{say(band.legend)}</span>
                </th>
                <td>
                  {say(band.meaning)}
                  {index === bandIndex && <span className={styles.mark}>{t.ownBand}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className={styles.note}>{say(note)}</p>}
    </>
  );
}
