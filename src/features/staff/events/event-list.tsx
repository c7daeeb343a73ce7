import type { EventsReply } from "#core/api/events.ts";
import { useMessages } from "../../../ui/language/use-text.ts";
import styles from "../staff.module.css";
import { eventsMessages } from "./messages.ts";

/** Lists events as lines of words: on a telephone a table of six columns would have to be moved sideways. */
export function EventList({ events }: { readonly events: EventsReply["events"] }) {
  const t = useMessages(eventsMessages);
  if (events.length === 0) return <p>{t.none}</p>;
  return (
    <ol className={styles.events}>
      {events.map(({ at, kind, outcome, who, network, times }, index) => {
        const words = [
          outcome === "done" ? t.done : t.refusedAs({ code: outcome }),
          times > 1 && t.times({ times }),
          who !== null && t.by({ who }),
          network !== null && t.network({ network }),
        ];
        return (
          <li key={index}>
            <time dateTime={at}>{at.slice(0, 19).replace("T", " ")}</time> <strong>{kind}</strong>
            <br />
            {words.filter(Boolean).join(" · ")}
          </li>
        );
      })}
    </ol>
  );
}
