import { useEffect } from "react";
import { textOf } from "#core/content/text-of.ts";
import type { FurtherScale } from "#core/contracts/scale-view.ts";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { paths } from "../../ui/paths.ts";
import styles from "./intro-page.module.css";

type Props = {
  readonly scale: FurtherScale;
  /** Address of the questions. */
  readonly start: string;
  /** Loads the questionnaire's program while the person reads. */
  readonly prefetch: () => void;
};

/** Says what a scale that belongs to no domain is about, in the words of its own two files. */
export function ScaleIntroPage({ scale, start, prefetch }: Props) {
  useEffect(() => {
    prefetch();
  }, [prefetch]);
  return (
    <>
      <h1>{textOf(scale.title)}</h1>
      {scale.description && <p className={styles.lead}>{textOf(scale.description)}</p>}
      <p>{textOf(scale.about)}</p>
      <ButtonRow>
        <ButtonLink to={paths.evaluations} look="secondary">
          All areas
        </ButtonLink>
        <ButtonLink to={start}>Start</ButtonLink>
      </ButtonRow>
    </>
  );
}
