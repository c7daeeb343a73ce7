import { useId } from "react";
import type { PublicScale } from "#core/api/public-scale.ts";
import type { Domain } from "#core/content-model/domains.ts";
import { paths } from "#core/shared/paths.ts";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { Gauge } from "../../ui/gauge/gauge.tsx";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import { Loading } from "../../ui/loading.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { ToneSwatch } from "../../ui/tone-swatch.tsx";
import styles from "./demo-page.module.css";
import { type DemoPersonContent, type DemoResult, demoResults, firstToChange } from "./demo-results.ts";
import { demoMessages } from "./messages.ts";

type Props = {
  readonly person: DemoPersonContent;
  readonly domains: readonly Domain[];
  /** Undefined while they are on their way. */
  readonly scales: ReadonlyMap<string, PublicScale> | undefined;
};

/** Walks through the results of somebody who does not exist: one thing first, then each area. */
export function DemoPerson({ person, domains, scales }: Props) {
  const t = useMessages(demoMessages);
  const say = useText();
  const id = useId();
  const results = scales ? demoResults(person, domains, scales) : [];
  const first = firstToChange(results);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{say(person.name)}</h2>
      <p>{say(person.about)}</p>
      {!scales && <Loading />}
      {first && (
        <>
          <h3>{say(person.first)}</h3>
          <div className={styles.first}>
            <Shown result={first} />
          </div>
        </>
      )}
      {results.length > 0 && <h3>{t.areas}</h3>}
      {results.map((result) => (
        <details key={result.domain.category} className={styles.area}>
          <summary>
            <ToneSwatch tone={result.band.tone} />
            <span>
              {say(result.domain.name)}: {say(result.band.meaning)}
              {result.band.aside && <span className={styles.aside}>{say(result.band.aside)}</span>}
            </span>
          </summary>
          <Shown result={result} />
        </details>
      ))}
      {scales && results.length === 0 && <p>{t.absent}</p>}
      <ButtonRow>
        <ButtonLink to={paths.register}>{say(person.start)}</ButtonLink>
      </ButtonRow>
    </section>
  );
}

function Shown({ result: { domain, scale, score, band, bandIndex } }: { readonly result: DemoResult }) {
  const t = useMessages(demoMessages);
  const say = useText();
  return (
    <div className={styles.shown}>
      <div>
        <Picture name={domain.picture} />
        <p>{say(band.explanation)}</p>
        {band.aside && <p>{say(band.aside)}</p>}
        <p className={styles.step}>
          <strong>{t.step}</strong> {say(band.nextStep)}
        </p>
      </div>
      <div className={styles.dial}>
        <Gauge name={say(domain.name)} scale={scale} score={score} bandIndex={bandIndex} />
      </div>
    </div>
  );
}
