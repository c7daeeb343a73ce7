import type { Domain } from "#core/content-model/domains.ts";
import type { Safety } from "#core/content-model/safety.ts";
import styles from "./gallery-page.module.css";
import { samples } from "./samples.ts";
import { specimensOf } from "./specimens.tsx";

type Props = {
  readonly domains: readonly Pick<Domain, "picture">[];
  readonly safety: Pick<Safety, "region" | "regions">;
};

/**
 * Every component of the interface in its states, for developers. Theme, size, contrast and language are those of the
 * page, so "Display" changes them.
 */
export function GalleryPage({ domains, safety }: Props) {
  const specimens = specimensOf(
    safety,
    domains.map(({ picture }) => picture),
  );
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
