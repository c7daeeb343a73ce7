import { useState } from "react";
import { Link } from "react-router-dom";
import type { Domain } from "#core/content-model/domains.ts";
import type { ShownSite } from "#core/content-model/site.ts";
import { alertsElsewhere } from "#core/shared/alerts-elsewhere.ts";
import { paths } from "#core/shared/paths.ts";
import { MOST_LETTERS } from "../../browser/doctor-questions.ts";
import { knownNumbers } from "../../browser/known-numbers.ts";
import { printPage } from "../../browser/printing.ts";
import { currentUserId } from "../../browser/session.ts";
import { useCurrentUserId } from "../../browser/use-stored.ts";
import { Button, ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import { Loading } from "../../ui/loading.tsx";
import { navigationMessages } from "../../ui/messages.ts";
import { type PageData, usePageData } from "../../ui/page-data.ts";
import styles from "./doctor-page.module.css";
import { DoctorSheet } from "./doctor-sheet.tsx";
import { doctorPageMessages } from "./messages.ts";
import { type AreaOnPaper, type DoctorPageData, readDoctorPage } from "./read-doctor-page.ts";
import { numberRows } from "./sheet-words.ts";
import { Ticks } from "./ticks.tsx";
import { useQuestions } from "./use-questions.ts";

type Props = {
  readonly domains: readonly Domain[];
  /** The brand, the sentence that a score is no diagnosis, and numbers that alerts name. */
  readonly site: Pick<ShownSite, "brand" | "notDiagnosis" | "safety">;
};

export function doctorPageLoader({ domains }: Pick<Props, "domains">): PageData<DoctorPageData> {
  const userId = currentUserId();
  return { loadedFor: userId, coming: readDoctorPage(userId, domains) };
}

/** What to take along to a visit: results, what answers raised, numbers and questions, as a person ticks them. */
export function DoctorPage({ site }: Props) {
  const t = useMessages(doctorPageMessages);
  const ways = useMessages(navigationMessages);
  const { data, reload } = usePageData<DoctorPageData>(useCurrentUserId());
  const areas = data?.state === "read" ? data.areas : [];
  const isEmpty = data?.state === "read" && areas.every(({ latest }) => latest === null);
  return (
    <>
      <h1 data-fills="">{ways.doctorPage}</h1>
      <p>{t.lead}</p>
      {!data && <Loading text={t.loading} />}
      {data?.state === "failed" && (
        <div role="alert">
          <p>{t.failed}</p>
          <Button look="secondary" onClick={reload}>
            {ways.tryAgain}
          </Button>
        </div>
      )}
      {isEmpty && (
        <>
          <p>{t.none}</p>
          <ButtonRow>
            <ButtonLink to={paths.evaluations}>{ways.toTools}</ButtonLink>
          </ButtonRow>
        </>
      )}
      {data?.state === "read" && !isEmpty && <Composer areas={areas} numbers={data.numbers} site={site} />}
    </>
  );
}

type ComposerProps = Omit<Extract<DoctorPageData, { state: "read" }>, "state"> & Pick<Props, "site">;

/** What is left out, by name; `held` is left out until it is ticked. */
const AT_FIRST: ReadonlySet<string> = new Set(["held"]);

function Composer({ areas, numbers, site }: ComposerProps) {
  const t = useMessages(doctorPageMessages);
  const ways = useMessages(navigationMessages);
  const language = useLanguage();
  const [left, setLeft] = useState(AT_FIRST);
  const userId = useCurrentUserId();
  const { questions, isKept, change } = useQuestions(userId);
  const done = areas.filter(({ latest }) => latest !== null);
  const noted = numberRows(numbers?.factors ?? [], knownNumbers(userId), language);
  const hasNumbers = noted.length > 0;
  const alerts = done.flatMap(({ latest }) => latest?.alerts ?? []);
  const hasHeld = alertsElsewhere(alerts).length < alerts.length;
  const shown = done
    .filter(({ domain }) => !left.has(domain.category))
    .map((area) => withAlerts(area, { hasRaised: !left.has("raised"), isWhole: !left.has("held") }));
  return (
    <>
      <div className={styles.choosing}>
        <Ticks
          areas={done}
          parts={[
            ...(alertsElsewhere(alerts).length > 0 ? ["raised" as const] : []),
            ...(hasNumbers ? ["numbers" as const] : []),
            "questions",
            ...(hasHeld ? ["held" as const] : []),
          ]}
          left={left}
          onChange={setLeft}
        />
        {numbers && !hasNumbers && (
          <p>
            {t.noNumbers}{" "}
            <Link to={paths.knowYourNumbers} className="target">
              {t.noteNumbers}
            </Link>
          </p>
        )}
        <TextAreaField
          label={t.ask}
          hint={t.askHint({ most: MOST_LETTERS })}
          rows={5}
          maxLength={MOST_LETTERS}
          autoComplete="off"
          value={questions}
          onChange={(event) => change(event.target.value)}
        />
        {!isKept && <p role="alert">{t.unkept}</p>}
        <ButtonRow>
          <ButtonLink to={paths.viewScores} look="secondary">
            {ways.allScores}
          </ButtonLink>
          <Button onClick={printPage}>{t.print}</Button>
        </ButtonRow>
        <h2>{t.preview}</h2>
      </div>
      <DoctorSheet
        areas={shown}
        numbers={left.has("numbers") ? [] : noted}
        questions={left.has("questions") ? "" : questions}
        site={site}
      />
    </>
  );
}

/** Leaves out the alerts that are not to be on the paper: those of abuse unless they are ticked. */
function withAlerts(area: AreaOnPaper, { hasRaised, isWhole }: { hasRaised: boolean; isWhole: boolean }): AreaOnPaper {
  if (!area.latest) return area;
  const { alerts: all = [], ...latest } = area.latest;
  const elsewhere = alertsElsewhere(all);
  const alerts = all.filter((alert) => (elsewhere.includes(alert) ? hasRaised : isWhole));
  return { ...area, latest: { ...latest, alerts } };
}
