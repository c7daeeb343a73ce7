import { Link } from "react-router-dom";
import type { Criteria } from "#core/api/advice.ts";
import type { ShownSite } from "#core/content-model/site.ts";
import { paths } from "#core/shared/paths.ts";
import { ModelConsent } from "../../ui/answer-source/model-consent.tsx";
import type { SiteModel } from "../../ui/answer-source/model-of-page.ts";
import { UseGuide } from "../../ui/answer-source/source-notice.tsx";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { AdviceView } from "./advice-view.tsx";
import styles from "./coach-page.module.css";
import { coachMessages } from "./messages.ts";
import { adviceAction, useAdvice } from "./use-advice.ts";

type Props = {
  readonly site: ShownSite;
  readonly model: SiteModel;
};

export const coachAction = ({ model }: Pick<Props, "model">) => adviceAction(model);

/** The coach page: general advice, or advice based on the user's own results. */
export function CoachPage({ site, model }: Props) {
  const t = useMessages(coachMessages);
  const ways = useMessages(navigationMessages);
  const language = useLanguage();
  const cards: readonly { readonly criteria: Criteria; readonly title: string; readonly text: string }[] = [
    { criteria: "Anyone", title: t.anyone, text: t.anyoneText },
    { criteria: "LikeMe", title: t.likeMe, text: t.likeMeText },
  ];
  const { advice, choose, chooseGuide } = useAdvice();
  const chosen = advice.state === "none" ? null : advice.criteria;
  const title = cards.find(({ criteria }) => criteria === chosen)?.title ?? "";
  return (
    <>
      <h1>{ways.coach}</h1>
      <p>{t.choose}</p>
      <ModelConsent model={model} site={site} />
      <div className={styles.cards}>
        {cards.map(({ criteria, title, text }) => (
          <button
            key={criteria}
            type="button"
            className={styles.card}
            aria-pressed={criteria === chosen}
            onClick={() => choose(criteria)}
          >
            <span className={styles.cardTitle}>{title}</span>
            <span>{text}</span>
            <span className={styles.cardAction}>{criteria === chosen ? t.chosen : t.show}</span>
          </button>
        ))}
      </div>
      <div role="status">
        {advice.state === "loading" && (
          <p className={styles.loading}>
            <span className={styles.spinner} aria-hidden="true" />
            <span>{t.loading}</span>
          </p>
        )}
      </div>
      <div role="alert">
        {advice.state === "failed" && (
          <div className={styles.failed}>
            <p>
              <strong>{t.failed}</strong>
            </p>
            <p>{advice.cause(language)}</p>
            {advice.isModelFailure && <UseGuide onGuide={() => chooseGuide(advice.criteria)} />}
          </div>
        )}
      </div>
      {advice.state === "ready" && (
        <AdviceView
          title={t.advice({ card: title })}
          advice={advice}
          site={site}
          model={model}
          onGuide={() => chooseGuide(advice.criteria)}
        />
      )}
      <section className={styles.further} aria-labelledby="further-title">
        <h2 id="further-title">{t.ownQuestion}</h2>
        <p>
          <Link to={paths.adviceChat} className={styles.link}>
            {t.ask}
          </Link>
        </p>
        <p>
          <Link to={paths.evaluations} className={styles.link}>
            {ways.backToTools}
          </Link>
        </p>
      </section>
    </>
  );
}
