import { useText } from "../../../ui/language/use-text.ts";
import { words } from "../words.ts";
import { BandForm } from "./band-form.tsx";
import styles from "./edit-form.module.css";
import type { FormEdit } from "./form-edit.ts";
import type { LooseBands } from "./read-loosely.ts";

type Props = { readonly form: FormEdit; readonly results: readonly LooseBands[] };

/** The form of the scoring rule: the bands of each result. */
export function RuleForm({ form, results }: Props) {
  const say = useText();
  return results.map(({ bands, path, title }) => (
    <section key={path.join()} className={styles.page}>
      <h3>
        {words.bands} {title && say(title)}
      </h3>
      {bands.map((band, index) => (
        <BandForm key={index} form={form} band={band} path={[...path, index]} index={index} />
      ))}
    </section>
  ));
}
