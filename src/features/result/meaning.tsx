import type { Band } from "#core/content-model/rule-result.ts";
import type { SafetyNumbers } from "#core/content-model/safety.ts";
import { sentencesOf } from "#core/shared/sentences.ts";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { CallButtons } from "../../ui/call-buttons/call-buttons.tsx";
import { numbersNamed } from "../../ui/call-buttons/numbers-for.ts";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import { scoreMessages } from "./messages.ts";
import styles from "./score-page.module.css";

type Props = {
  readonly band: Band | undefined;
  readonly safety: SafetyNumbers;
  /** Where the step becomes one's own; null where that is not kept. */
  readonly stepPath: string | null;
  /** What is left to say of when to talk to someone, and to whom, beside what the answers raised. */
  readonly talk: readonly string[];
};

/** The first sentence of what a result means, which the page leads with, or that the number lies outside the scale. */
export function MeaningSentence({ band }: Pick<Props, "band">) {
  const t = useMessages(scoreMessages);
  const say = useText();
  const language = useLanguage();
  return (
    <h2 className={styles.sentence}>
      {band && <span className="visually-hidden">{t.meaning}: </span>}
      {band ? sentencesOf(say(band.explanation), language.code)[0] : t.outside}
    </h2>
  );
}

/** The sentences of what a result means that follow the first. */
export function RestOfMeaning({ band }: { readonly band: Band }) {
  const say = useText();
  const language = useLanguage();
  const [, ...rest] = sentencesOf(say(band.explanation), language.code);
  return rest.length > 0 && <p>{rest.join(" ")}</p>;
}

/** Shows what helps, and when to talk to someone. For a number outside the scale, explains why it has no meaning. */
export function Meaning({ band, safety, stepPath, talk }: Props) {
  const t = useMessages(scoreMessages);
  const say = useText();
  if (!band) return <p>{t.numberAlone}</p>;
  return (
    <>
      <div className={styles.step}>
        <h3>{t.step}</h3>
        <p>{say(band.nextStep)}</p>
        <CallButtons numbers={numbersNamed(band.calls?.nextStep ?? [], safety)} />
        {stepPath !== null && (
          <ButtonRow>
            <ButtonLink to={stepPath}>{t.makeMyStep}</ButtonLink>
          </ButtonRow>
        )}
      </div>
      {talk.length > 0 && (
        <div className={styles.talk}>
          <h3>{t.talk}</h3>
          <p>{talk.join(" ")}</p>
          <CallButtons numbers={numbersNamed(band.calls?.talk ?? [], safety)} />
        </div>
      )}
      {band.aside && (
        <p>
          {t.named({ meaning: say(band.meaning) })} {say(band.aside)}
        </p>
      )}
    </>
  );
}
