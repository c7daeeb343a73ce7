import { useState } from "react";
import { Link, useNavigationType } from "react-router-dom";
import type { PublicScale } from "#core/api/public-scale.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { ShownSite } from "#core/content-model/site.ts";
import { shownBandIndex } from "#core/shared/bands.ts";
import { followUpsFor } from "#core/shared/follow-ups.ts";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { paths } from "#core/shared/paths.ts";
import { shownOf } from "#core/shared/shown-of.ts";
import { talkOnce } from "#core/shared/talk-once.ts";
import { fetchExplanation, fetchHistory, type LatestScore } from "../../api/scores.ts";
import { afterPaint } from "../../browser/after-paint.ts";
import { printPage } from "../../browser/printing.ts";
import { currentToken, currentUserId } from "../../browser/session.ts";
import { Button, ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { HelpNow } from "../../ui/call-buttons/help-now.tsx";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import { Legend } from "../../ui/legend.tsx";
import { navigationMessages } from "../../ui/messages.ts";
import { useAfterPaint } from "../../ui/use-after-paint.ts";
import { logInPath } from "../../ui/way-back.ts";
import { Alerts } from "./alerts.tsx";
import { ExplanationSection } from "./explanation-section.tsx";
import { Fold } from "./fold.tsx";
import { FollowUps } from "./follow-ups.tsx";
import { FurtherResults } from "./further-results.tsx";
import { InstrumentInfoSection } from "./instrument-info.tsx";
import { printMessages, scoreMessages } from "./messages.ts";
import { NoNumber } from "./no-number.tsx";
import { OneResult } from "./one-result.tsx";
import { PrintSheet } from "./print-sheet.tsx";
import styles from "./score-page.module.css";
import { ScoreTrend } from "./score-trend.tsx";
import { useAsked } from "./use-asked.ts";
import { usePrintSheet } from "./use-print-sheet.ts";
import { WhatNow } from "./what-now.tsx";

type Props = {
  readonly offered: OfferedScale;
  readonly latest: LatestScore;
  readonly scale: PublicScale;
  readonly site: Pick<ShownSite, "brand" | "notDiagnosis" | "safety">;
  readonly hasOwnStorage: boolean;
  /** All areas, to lead on to the next. */
  readonly domains: readonly Domain[];
};

/** Shows a score: its meaning, the number, one small step, and what comes next. What explains it opens with a press. */
export function ScoreResult({ offered, domains, latest, scale, site, hasOwnStorage }: Props) {
  const { name, routes, survey, picture } = offered;
  const t = useMessages(scoreMessages);
  const ways = useMessages(navigationMessages);
  const print = useMessages(printMessages);
  const say = useText();
  const language = useLanguage();
  const userId = currentUserId() ?? "";
  const history = useAsked(() => fetchHistory(survey, userId));
  const explanation = useAsked(() => fetchExplanation(survey, userId));
  const hasSheet = usePrintSheet();
  const [isWhole, setIsWhole] = useState(false);
  // What leads on and what explains comes right after the result, which a slow phone then shows sooner. Whoever comes
  // back to where they had scrolled needs all of it at once.
  const hasRest = useAfterPaint(true, useNavigationType() === "POP");
  const isLoggedIn = currentToken() !== null;
  const isKept =
    hasOwnStorage && isLoggedIn && history.asked.state !== "absent" && explanation.asked.state !== "absent";
  const { score } = latest;
  const { hasNumber, hasMeaning } = shownOf(scale);
  const { alerts = [] } = latest;
  const hasCrisis = alerts.some(({ kind }) => kind === "crisis");
  const followUps = followUpsFor(
    scale.followUps,
    alerts.map((alert) => alert.name),
  );
  const asked = { scale, submittedAt: latest.submittedAt };
  const bandIndex = latest.score === null ? -1 : shownBandIndex(scale, latest.score);
  const shownBand = hasMeaning ? scale.bands[bandIndex] : undefined;
  const { cards } = talkOnce(alerts, shownBand, { say, language: language.code });
  const isStepOffered = hasOwnStorage && isLoggedIn && hasMeaning && bandIndex >= 0;
  const stepPath = isStepOffered ? `${paths.myStep}?from=${encodeURIComponent(survey)}` : null;

  async function printSheet(): Promise<void> {
    if (isKept) await explanation.ask();
    // The loaded answers must be rendered on the sheet before the browser captures the page.
    afterPaint(printPage);
  }

  const hasTitle = scale.further !== undefined && scale.main !== undefined;
  const raised = (
    <>
      <Alerts cards={cards} safety={site.safety} printing={{ isWhole, set: setIsWhole }} />
      <FollowUps {...asked} followUps={followUps.filter(({ alerts }) => alerts)} />
    </>
  );

  return (
    <>
      {score === null || hasTitle ? raised : null}
      {score === null ? (
        <NoNumber missing={latest.missing} none={latest.none} part={scale} intro={routes.intro} />
      ) : (
        <>
          {hasTitle && <h2>{say(scale.main?.title ?? name)}</h2>}
          <OneResult
            name={say(scale.main?.title ?? name)}
            part={scale}
            {...{ score, stepPath }}
            safety={site.safety}
            alerts={alerts}
            before={hasTitle ? null : raised}
          />
        </>
      )}
      {hasRest && <FollowUps {...asked} followUps={followUps.filter(({ alerts }) => !alerts)} />}
      {scale.hasCrisisAlert && !hasCrisis && <HelpNow safety={site.safety} />}
      {hasRest && (
        <>
          <FurtherResults scale={scale} results={latest.results ?? []} safety={site.safety} alerts={alerts} />
          <WhatNow {...{ offered, domains }} submittedAt={latest.submittedAt} canCorrect={hasOwnStorage} />
          {scale.instrument.notice && <p className={`note ${styles.notice}`}>{say(scale.instrument.notice)}</p>}
          <div className={styles.folds}>
            {scale.bands.length > 0 && hasNumber && hasMeaning && (
              <Fold id="numbers" title={t.numbers}>
                <Legend
                  caption={say(scale.main?.title ?? scale.title)}
                  bands={scale.bands}
                  bandIndex={bandIndex}
                  note={scale.legendNote}
                />
              </Fold>
            )}
            {isKept && score !== null && (
              <ScoreTrend
                name={say(scale.main?.title ?? name)}
                scale={scale}
                history={history.asked}
                onAsk={history.ask}
              />
            )}
            {isKept && <ExplanationSection explanation={explanation.asked} onAsk={explanation.ask} />}
            <Fold id="about" title={t.about}>
              <p>{say(scale.about)}</p>
              <p>{say(site.notDiagnosis)}</p>
              <InstrumentInfoSection instrument={scale.instrument} />
            </Fold>
          </div>
          {isKept && (
            <p>
              <Link to={paths.doctorPage} className="target">
                {ways.doctorPage}
              </Link>
            </p>
          )}
          {hasOwnStorage && !isLoggedIn && (
            <p>
              <Link to={logInPath(routes.score)} className="target">
                {t.logInForMore}
              </Link>
            </p>
          )}
          <ButtonRow>
            <Button look="secondary" onClick={() => void printSheet()}>
              {print.action}
            </Button>
            <ButtonLink to={paths.evaluations} look={isStepOffered ? "secondary" : "primary"}>
              {ways.backToTools}
            </ButtonLink>
          </ButtonRow>
        </>
      )}
      {hasSheet && (
        <PrintSheet
          {...{ name, picture, scale, score, bandIndex }}
          missing={latest.missing}
          none={latest.none}
          brand={site.brand.name}
          submittedAt={latest.submittedAt}
          results={latest.results ?? []}
          alerts={alerts}
          isWhole={isWhole}
          safety={site.safety}
          explanation={explanation.asked.state === "read" ? explanation.asked.reply : null}
        />
      )}
    </>
  );
}
