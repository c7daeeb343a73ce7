import type { ShownSite } from "#core/content-model/site.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import { momentOf, now } from "../../browser/clock.ts";
import { dateText } from "../../ui/language/dates.ts";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import styles from "./doctor-sheet.module.css";
import { doctorSheetMessages } from "./messages.ts";
import type { AreaOnPaper } from "./read-doctor-page.ts";
import { cautions, changeWords, type NumberRow, questionLines, resultWords } from "./sheet-words.ts";

type Props = {
  /** The areas to print, with the alerts to print. */
  readonly areas: readonly AreaOnPaper[];
  /** Empty when they are left out. */
  readonly numbers: readonly NumberRow[];
  readonly questions: string;
  readonly site: Pick<ShownSite, "brand" | "notDiagnosis" | "safety">;
};

/** The paper, as it is printed: black on white, at most two sheets, with a line for the name to be filled in by hand. */
export function DoctorSheet({ areas, numbers, questions, site }: Props) {
  const t = useMessages(doctorSheetMessages);
  const say = useText();
  const language = useLanguage();
  const lines = questionLines(questions);
  return (
    <article className={styles.sheet} aria-labelledby="for-my-doctor">
      <p className={styles.header}>{t.header({ brand: say(site.brand.name) })}</p>
      <div className={styles.title}>
        <h2 id="for-my-doctor">{t.title}</h2>
        <p>{t.made({ day: dateText(now(), language) })}</p>
      </div>
      <p className={styles.name}>
        <span>{t.name}</span>
        <span>{t.born}</span>
      </p>
      {areas.length > 0 && <Results areas={areas} />}
      <Raised areas={areas} site={site} />
      <Numbers rows={numbers} />
      {lines.length > 0 && (
        <>
          <h3>{t.questions}</h3>
          {lines.map((line, index) => (
            // Two lines may read the same.
            <p key={`${index}`}>{line}</p>
          ))}
        </>
      )}
      <footer className={styles.foot}>
        {areas.length > 0 && (
          <p>
            <strong>{t.sources}.</strong>{" "}
            {areas
              .map(({ domain, scale }) => t.source({ area: say(domain.name), source: say(scale.instrument.basedOn) }))
              .join("; ")}
            .
          </p>
        )}
        <p>{say(site.notDiagnosis)}</p>
      </footer>
    </article>
  );
}

function Results({ areas }: Pick<Props, "areas">) {
  const t = useMessages(doctorSheetMessages);
  const isMeasured = ({ scale, before }: AreaOnPaper) => scale.margin !== undefined || before === null;
  return (
    <>
      <table className={styles.results}>
        <caption className="visually-hidden">{t.results}</caption>
        <thead>
          <tr>
            <th scope="col">{t.area}</th>
            <th scope="col">{t.result}</th>
            <th scope="col">{t.change}</th>
          </tr>
        </thead>
        <tbody>
          {areas.map((area) => (
            <ResultRows key={area.domain.category} area={area} />
          ))}
        </tbody>
      </table>
      {!areas.every(isMeasured) && <p>{t.noMargin}</p>}
    </>
  );
}

/** A result, and below it, over the whole width, what may not be left out beside its band. */
function ResultRows({ area }: { readonly area: AreaOnPaper }) {
  const say = useText();
  const language = useLanguage();
  const moment = momentOf(area.latest?.submittedAt ?? "");
  return (
    <>
      <tr>
        <th scope="row">
          {say(area.domain.name)} {moment && <span>{dateText(moment, language)}</span>}
        </th>
        <td>{resultWords(area, language)}</td>
        <td>{changeWords(area, language)}</td>
      </tr>
      {cautions(area, language).map((caution) => (
        <tr key={caution} className={styles.caution}>
          <td colSpan={3}>{caution}</td>
        </tr>
      ))}
    </>
  );
}

/**
 * What the answers raised, in the words that the person was shown, marked as such. That of an area stands together:
 * with much of it, a line for each would need a third sheet.
 */
function Raised({ areas, site: { brand, safety } }: Pick<Props, "areas" | "site">) {
  const t = useMessages(doctorSheetMessages);
  const say = useText();
  const numbers = numbersOf(safety);
  const told = areas.filter(({ latest }) => (latest?.alerts ?? []).length > 0);
  if (told.length === 0) return null;
  return (
    <>
      <h3>{t.raised({ brand: say(brand.name) })}</h3>
      <ul>
        {told.map(({ domain, latest }) => (
          <li key={domain.category}>
            <strong>{t.about({ head: say(domain.name) })}</strong>{" "}
            {t.told({ words: latest?.alerts?.map((alert) => fillIn(say(alert.say), numbers)).join(" ") ?? "" })}
          </li>
        ))}
      </ul>
    </>
  );
}

function Numbers({ rows }: { readonly rows: readonly NumberRow[] }) {
  const t = useMessages(doctorSheetMessages);
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{t.numbers}</h3>
      <ul className={styles.numbers}>
        {rows.map(([head, words]) => (
          <li key={head}>
            <strong>{t.about({ head })}</strong> {words}
          </li>
        ))}
      </ul>
    </>
  );
}
