import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router-dom";
import type { AdvicePoint } from "#core/api/advice.ts";
import { subscribeToPrinting } from "../../browser/printing.ts";
import { PointsList } from "../../ui/advice/points-list.tsx";
import { CallButtons } from "../../ui/call-buttons/call-buttons.tsx";
import { TextWithCalls } from "../../ui/call-buttons/text-with-calls.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { advicePointMessages } from "../../ui/messages.ts";
import styles from "./advice-view.module.css";
import type { GroupedAdvice } from "./group-advice.ts";
import { coachMessages } from "./messages.ts";

type Props = {
  readonly advice: GroupedAdvice;
  /** The language of the advice, which may be another one than the page's. */
  readonly lang: string;
  readonly numbers: readonly string[];
};

/** Says what goes well in a line, then one thing to do. Everything else is folded, area by area. */
export function AdviceByArea({ advice: { strongest, first, areas, rest }, lang, numbers }: Props) {
  const t = useMessages(coachMessages);
  const [isPrinted, setPrinted] = useState(false);
  // Paper cannot be unfolded, and the browser captures the page when the handlers have run.
  useEffect(() => subscribeToPrinting(() => flushSync(() => setPrinted(true))), []);
  return (
    <>
      {strongest?.result && (
        <p>
          {t.goesWell} <span lang={lang}>{withAside(strongest)}</span>
        </p>
      )}
      {first && <OneThing point={first} lang={lang} numbers={numbers} />}
      {first && <h3>{t.byArea}</h3>}
      {areas.map(({ name, points }, index) => (
        <details key={name} className={styles.area} open={isPrinted || (first === null && index === 0)}>
          <summary lang={lang}>{name}</summary>
          <PointsList points={points} lang={lang} numbers={numbers} />
        </details>
      ))}
      <div className={styles.rest}>
        <PointsList points={rest} lang={lang} numbers={numbers} />
      </div>
    </>
  );
}

/** Some meanings are never said without the words that belong to them. */
const withAside = ({ result, area }: AdvicePoint): string => [result?.text, area?.aside].filter(Boolean).join(" ");

type OneThingProps = Omit<Props, "advice"> & { readonly point: NonNullable<GroupedAdvice["first"]> };

function OneThing({ point, lang, numbers }: OneThingProps) {
  const { area, result } = point;
  const t = useMessages(coachMessages);
  const points = useMessages(advicePointMessages);
  return (
    <div className={styles.first}>
      <h3>{t.oneThing}</h3>
      <div className={styles.step} lang={lang}>
        <TextWithCalls text={area?.step ?? ""} numbers={numbers} />
      </div>
      <CallButtons numbers={area?.calls ?? []} />
      {result && (
        <>
          <p lang={lang}>{withAside(point)}</p>
          <Link to={result.path} className={styles.link}>
            {points.seeResult}
          </Link>
        </>
      )}
    </div>
  );
}
