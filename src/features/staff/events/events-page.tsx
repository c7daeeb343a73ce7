import { useCallback, useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import type { EventFilter, EventsReply } from "#core/api/events.ts";
import { paths } from "#core/shared/paths.ts";
import { errorSentence } from "../../../api/error-text.ts";
import { eventsTableUrl, readEvents } from "../../../api/events.ts";
import { Button, ButtonRow } from "../../../ui/button.tsx";
import type { Language } from "../../../ui/language/language.ts";
import { useLanguage, useMessages } from "../../../ui/language/use-text.ts";
import styles from "../staff.module.css";
import { EventList } from "./event-list.tsx";
import { FilterForm } from "./filter-form.tsx";
import { eventsMessages } from "./messages.ts";

export const eventsTitle = (language: Language) => eventsMessages(language).title;

type Events = Pick<EventsReply, "events" | "older" | "kinds">;
const NOTHING: Events = { events: [], older: null, kinds: [] };

/** Shows the log of events to admins. The filter stands in the address, so that a reload and Back keep it. */
export function EventsPage() {
  const t = useMessages(eventsMessages);
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const asked = search.toString();
  const [shown, setShown] = useState<Events | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const turn = useRef(0);
  const load = useCallback(async (query: string, shownBefore: Events) => {
    // Replies may come in another order than they were asked for: the last question counts.
    const mine = ++turn.current;
    try {
      const page = await readEvents(filterIn(query), shownBefore.older);
      if (mine !== turn.current) return;
      setShown({ ...page, events: [...shownBefore.events, ...page.events] });
      setFailure(null);
    } catch (error) {
      if (mine === turn.current) setFailure(error);
    }
  }, []);
  useEffect(() => {
    setShown(null);
    void load(asked, NOTHING);
  }, [asked, load]);

  const here = `${paths.staffEvents}${asked && `?${asked}`}`;
  return (
    <div className={styles.page}>
      <h1>{t.title}</h1>
      <p>{t.lead}</p>
      {failure !== null && (
        <div role="alert">
          <p>
            {t.notRead} {errorSentence(failure, "account", language)}
          </p>
          <p>
            <Link to={`${paths.staff}?next=${encodeURIComponent(here)}`} className={styles.link}>
              {t.signIn}
            </Link>
          </p>
        </div>
      )}
      <FilterForm key={asked} filter={filterIn(asked)} kinds={shown?.kinds ?? []} onShow={(next) => setSearch(next)} />
      <section aria-label={t.list} aria-busy={shown === null && failure === null}>
        {shown && <EventList events={shown.events} />}
        <ButtonRow>
          {shown?.older && (
            <Button look="secondary" onClick={() => void load(asked, shown)}>
              {t.older}
            </Button>
          )}
        </ButtonRow>
        {shown && shown.events.length > 0 && (
          <p>
            <a href={eventsTableUrl(filterIn(asked))} download className={styles.link}>
              {t.table}
            </a>
          </p>
        )}
      </section>
    </div>
  );
}

const FIELDS = ["from", "to", "kind", "outcome", "who"] as const;

/** What an address asks for; the server refuses what makes no sense. */
function filterIn(query: string): EventFilter {
  const search = new URLSearchParams(query);
  const given = FIELDS.map((field) => [field, search.get(field)] as const);
  return Object.fromEntries(given.filter(([, value]) => value));
}
