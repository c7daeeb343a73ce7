import { useEffect } from "react";
import { textOf } from "#core/content/text-of.ts";
import type { Domain } from "#core/contracts/domains.ts";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { paths } from "../../ui/paths.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import styles from "./intro-page.module.css";

type Props = {
  readonly domain: Domain;
  /** Loads the questionnaire's program while the person reads. */
  readonly prefetch: () => void;
};

/** Says what an assessment is about before it begins. */
export function IntroPage({ domain, prefetch }: Props) {
  const { intro, bodyMassStep, routes } = domain;
  useEffect(() => {
    prefetch();
  }, [prefetch]);
  return (
    <div className={styles.page}>
      <div>
        <h1>{textOf(intro.title)}</h1>
        <p className={styles.lead}>{textOf(intro.lead)}</p>
        <ul className={styles.points}>
          {intro.points.map((point) => (
            <li key={textOf(point)}>{textOf(point)}</li>
          ))}
        </ul>
        <ButtonRow>
          <ButtonLink to={paths.evaluations} look="secondary">
            All areas
          </ButtonLink>
          <ButtonLink to={bodyMassStep?.route ?? routes.questionnaire}>{textOf(intro.start)}</ButtonLink>
        </ButtonRow>
      </div>
      <Picture name={domain.picture} large />
    </div>
  );
}
