import { Link } from "react-router-dom";
import type { Domain } from "#core/content-model/domains.ts";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { paths } from "#core/shared/paths.ts";
import { correctionState } from "../../answers/correction-state.ts";
import { useCorrectableSet } from "../../answers/use-answer-sets.ts";
import { completionDay, completionStamp, momentOf, now } from "../../browser/clock.ts";
import type { CompletedTests } from "../../browser/completed-tests.ts";
import { againOn } from "../../browser/next-looks.ts";
import { useCompletedTests, useCurrentUserId } from "../../browser/use-stored.ts";
import { agoText, dateText } from "../../ui/language/dates.ts";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import { whatNext } from "../../ui/next-area/what-next.ts";
import { whatNowMessages } from "./messages.ts";
import styles from "./score-page.module.css";

type Props = {
  /** Whether the server takes corrections. */
  readonly canCorrect: boolean;
  readonly offered: OfferedScale;
  readonly domains: readonly Domain[];
  readonly submittedAt: string | null;
};

/** Leads on from a result: to the next area, to somebody to ask, and to the day on which to look again. */
export function WhatNow({ offered, domains, submittedAt, canCorrect }: Props) {
  const t = useMessages(whatNowMessages);
  const say = useText();
  const domain = domains.find(({ category }) => category === offered.category);
  const [question] = domain?.suggestedQuestions ?? [];
  const completed = useCompletedTests(useCurrentUserId());
  // A provider's reply brings no date; the hub shows the one that this browser noted.
  const done = momentOf(submittedAt ?? "") ?? completionDay(completed[offered.category]?.completedAt ?? "");
  return (
    <section className={styles.section} aria-labelledby="what-now">
      <h2 id="what-now">{t.title}</h2>
      <ul className={styles.ways}>
        <NextArea {...{ offered, domains, completed, done }} />
        <li>
          <Link to={paths.assistant} state={question ? { ask: say(question) } : null} className="target">
            {t.talk}
          </Link>
        </li>
        {domain && (
          <li>
            <Link to={`${paths.nextLook}?of=${offered.survey}`} className="target">
              {t.nextLook}
            </Link>
          </li>
        )}
        {canCorrect && <ChangeAnswer {...{ offered, submittedAt }} />}
      </ul>
      {domain && done && <Again domain={domain} done={done} />}
    </section>
  );
}

type NextAreaProps = Pick<Props, "offered" | "domains"> & {
  readonly completed: CompletedTests;
  readonly done: Date | null;
};

/** Links to the area that the hub would lead with. What this page shows a result of is done. */
function NextArea({ offered, domains, completed, done }: NextAreaProps) {
  const t = useMessages(whatNowMessages);
  const say = useText();
  const completedAt = completionStamp(done ?? now());
  const next = whatNext(domains, { ...completed, [offered.category]: { completedAt } }, now());
  if (next.kind !== "open" && next.kind !== "again") return null;
  const name = say(next.domain.name);
  return (
    <li>
      <Link to={next.domain.routes.intro} className="target">
        {next.kind === "open" ? t.next({ name }) : t.again({ name })}
      </Link>
    </li>
  );
}

/** Opens the review of the answers behind this result, as long as they can be corrected from this browser. */
function ChangeAnswer({ offered: { survey, routes }, submittedAt }: Pick<Props, "offered" | "submittedAt">) {
  const t = useMessages(whatNowMessages);
  const set = useCorrectableSet(survey);
  const repliedAt = set?.arrived.reply?.submittedAt ?? submittedAt;
  if (!set || repliedAt !== submittedAt) return null;
  return (
    <li>
      <Link to={routes.questionnaire} state={correctionState(set)} className="target">
        {t.change}
      </Link>
      <p className="note">{t.changeHint}</p>
    </li>
  );
}

/** When it is time for this area again. */
function Again({ domain, done }: { readonly domain: Domain; readonly done: Date }) {
  const t = useMessages(whatNowMessages);
  const language = useLanguage();
  const on = againOn(domain, done);
  if (!on || on <= now()) return null;
  return <p>{t.later({ weeks: agoText(on, now(), language), day: dateText(on, language) })}</p>;
}
