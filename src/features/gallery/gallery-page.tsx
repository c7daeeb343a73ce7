import type { Domain } from "#core/content-model/domains.ts";
import type { SafetyNumbers } from "#core/content-model/safety.ts";
import { DialogSpecimens } from "./dialog-specimens.tsx";
import styles from "./gallery-page.module.css";
import { QuestionSpecimens } from "./question-specimens.tsx";
import { resultSpecimensOf } from "./result-specimens.tsx";
import { samples } from "./samples.ts";
import { specimensOf } from "./specimens.tsx";

type Props = {
  readonly domains: readonly Pick<Domain, "picture">[];
  readonly safety: SafetyNumbers;
  readonly openDisplay: () => void;
};

/**
 * Every component of the interface in its states, for developers. Theme, size, contrast and language are those of the
 * page, so "Display" changes them.
 */
export function GalleryPage({ domains, safety, openDisplay }: Props) {
  const pictures = domains.map(({ picture }) => picture);
  const specimens = {
    ...specimensOf(safety, pictures),
    ...resultSpecimensOf(pictures),
    dialogs: <DialogSpecimens openDisplay={openDisplay} />,
    questions: <QuestionSpecimens />,
  };
  return (
    <>
      <h1>{samples.title}</h1>
      {Object.entries(specimens).map(([name, specimen]) => (
        <section key={name} className={styles.specimen} aria-labelledby={`specimen-${name}`}>
          <h2 id={`specimen-${name}`}>{name}</h2>
          <div data-specimen={name}>{specimen}</div>
        </section>
      ))}
    </>
  );
}
