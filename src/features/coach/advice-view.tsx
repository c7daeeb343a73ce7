import { useEffect, useId, useMemo, useRef } from "react";
import type { ShownSite } from "#core/content-model/site.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import { now } from "../../browser/clock.ts";
import { isNarrowScreen } from "../../browser/narrow-screen.ts";
import { printPage } from "../../browser/printing.ts";
import { scrollToElement } from "../../browser/scroll.ts";
import { PointsList } from "../../ui/advice/points-list.tsx";
import type { SiteModel } from "../../ui/answer-source/model-of-page.ts";
import { SourceDetails, SourceName } from "../../ui/answer-source/source-notice.tsx";
import { Button } from "../../ui/button.tsx";
import { dateText } from "../../ui/language/dates.ts";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import { AdviceByArea } from "./advice-by-area.tsx";
import styles from "./advice-view.module.css";
import { groupAdvice } from "./group-advice.ts";
import { Helpful } from "./helpful.tsx";
import { coachMessages } from "./messages.ts";
import type { Advice } from "./use-advice.ts";

type Props = {
  readonly title: string;
  readonly advice: Extract<Advice, { state: "ready" }>;
  readonly site: ShownSite;
  readonly model: SiteModel;
  readonly onGuide: () => void;
};

/** The advice, one thing first; from a provider, as a list of points. Its heading takes focus, so that screen readers start at the beginning. */
export function AdviceView({ title, advice: { text, points, lang, made }, site, model, onGuide }: Props) {
  const t = useMessages(coachMessages);
  const say = useText();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const grouped = useMemo(() => groupAdvice(points), [points]);
  const numbers = Object.values(numbersOf(site.safety));
  useEffect(() => {
    heading.current?.focus();
    // With the focus a phone would show the heading alone, at its foot.
    if (heading.current && isNarrowScreen()) scrollToElement(heading.current);
  }, []);
  return (
    <section className={styles.advice} aria-labelledby={id}>
      <p className={styles.printed}>{t.printed({ brand: say(site.brand.name), day: dateText(now(), language) })}</p>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {model && (
        <p className={styles.maker}>
          <SourceName made={made} model={model} />
        </p>
      )}
      {grouped.areas.length > 0 ? (
        <AdviceByArea advice={grouped} lang={lang} numbers={numbers} />
      ) : (
        <PointsList points={points} lang={lang} numbers={numbers} />
      )}
      <SourceDetails made={made} model={model} onGuide={onGuide} />
      <div className={styles.tools}>
        <Button look="secondary" onClick={printPage}>
          {t.print}
        </Button>
      </div>
      <Helpful advice={text} />
    </section>
  );
}
