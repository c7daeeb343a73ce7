import { Link, useSearchParams } from "react-router-dom";
import type { Domain } from "#core/content-model/domains.ts";
import type { ShownSite } from "#core/content-model/site.ts";
import { paths } from "#core/shared/paths.ts";
import { now } from "../../browser/clock.ts";
import { currentOrigin } from "../../browser/location.ts";
import { type NextLook, nextLooks } from "../../browser/next-looks.ts";
import { printPage } from "../../browser/printing.ts";
import { currentOwner } from "../../browser/session.ts";
import { useCompletedTests, useCurrentUserId } from "../../browser/use-stored.ts";
import { Button, ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { saveCalendar } from "../../ui/calendar/save-calendar.ts";
import { dateText } from "../../ui/language/dates.ts";
import type { Language } from "../../ui/language/language.ts";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { showNotice } from "../../ui/notices.ts";
import { Drawing } from "../../ui/pictures/drawing.tsx";
import { LOW_GROUND } from "../../ui/pictures/grounds.tsx";
import { CUP_IN_HAND } from "../../ui/pictures/moments/cup-in-hand.tsx";
import { nextLookMessages } from "./messages.ts";
import styles from "./next-look.module.css";
import { nextLookCalendar } from "./next-look-calendar.ts";
import { NextLookSlip } from "./next-look-slip.tsx";

type Props = { readonly domains: readonly Domain[]; readonly site: Pick<ShownSite, "brand"> };

/** The day on which each area, or one of them, comes again: to read, on a paper slip, and for the calendar. */
export function NextLookPage({ domains, site }: Props) {
  const t = useMessages(nextLookMessages);
  const ways = useMessages(navigationMessages);
  const language = useLanguage();
  const say = useText();
  const completed = useCompletedTests(useCurrentUserId());
  const [search] = useSearchParams();
  const of = search.get("of");
  const all = nextLooks(domains, completed);
  const asked = all.filter(({ domain }) => [domain.survey, ...(domain.variants ?? [])].includes(of ?? ""));
  const looks = asked.length > 0 ? asked : all;
  const isOne = looks.length === 1;
  const toCalendar = () =>
    saveCalendar(
      "next-look",
      nextLookCalendar(looks, currentOwner(), now(), {
        title: ({ domain }, day) => t.again({ name: say(domain.name), day: dateText(day, language) }),
        details: currentOrigin(),
      }),
    ).catch((error: unknown) => {
      console.error(error);
      showNotice({ kind: "failure", text: (spoken) => nextLookMessages(spoken).noFile });
    });
  return (
    <div className={styles.page}>
      <h1 data-fills="">{t.title}</h1>
      {looks.length === 0 && (
        <div data-varies="">
          <p>{t.none}</p>
          <ButtonRow>
            <ButtonLink to={paths.evaluations}>{ways.toTools}</ButtonLink>
          </ButtonRow>
        </div>
      )}
      {looks.length > 0 && (
        <>
          {looks.every(({ on }) => on > now()) && (
            <div className={styles.onScreen}>
              <Drawing size="moment">
                {LOW_GROUND}
                {CUP_IN_HAND}
              </Drawing>
            </div>
          )}
          <p className={styles.onScreen}>{t.lead}</p>
          <ul className={styles.slips}>
            {looks.map((look) => (
              <li key={look.domain.survey}>
                <NextLookSlip look={look} brand={say(site.brand.name)} />
                {look.on <= now() && <TakeAgain look={look} />}
              </li>
            ))}
          </ul>
          <div className={styles.onScreen}>
            <ButtonRow>
              <Button look="secondary" onClick={() => void toCalendar()}>
                {isOne ? t.calendar : t.calendarAll}
              </Button>
              <Button onClick={printPage}>{isOne ? t.print : t.printAll}</Button>
            </ButtonRow>
            <p className={styles.below}>{t.calendarHint}</p>
            <p>
              <Link to={paths.evaluations} className="target">
                {ways.backToTools}
              </Link>
            </p>
            {all.length > looks.length && (
              <p>
                <Link to={paths.nextLook} className="target">
                  {t.all}
                </Link>
              </p>
            )}
          </div>
        </>
      )}
    </div>
  );
}

function TakeAgain({ look: { domain } }: { readonly look: NextLook }) {
  const t = useMessages(nextLookMessages);
  const say = useText();
  return (
    <p className={styles.onScreen}>
      <Link to={domain.routes.intro} className="target">
        {t.take({ name: say(domain.name) })}
      </Link>
    </p>
  );
}

export const nextLookTitle = (language: Language) => nextLookMessages(language).title;
