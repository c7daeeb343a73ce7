import { type RefObject, useRef, useState } from "react";
import { Link } from "react-router-dom";
import type { Access, MyAccount } from "#core/api/my-account.ts";
import { paths } from "#core/shared/paths.ts";
import { endOneSession, forgetOneDevice } from "../../api/accounts.ts";
import { changeFailure } from "../../api/change-failure.ts";
import { momentOf, now } from "../../browser/clock.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { dateAndAgo } from "../../ui/language/dates.ts";
import type { Language } from "../../ui/language/language.ts";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import { showNotice } from "../../ui/notices.ts";
import { accessMessages } from "./messages.ts";
import styles from "./my-data-page.module.css";

type Props = {
  readonly access: Pick<MyAccount, "sessions" | "devices" | "furtherSessions" | "furtherDevices">;
  readonly token: string;
  readonly onEnded: () => void;
};

const WORDS = {
  failed: (language: Language) => accessMessages(language).notEnded,
  unsure: (language: Language) => accessMessages(language).unsure,
};

/** Lists the open log-ins and the browsers that are not asked for the password, each with its own end. */
export function AccessSection({ access, token, onEnded }: Props) {
  const { sessions, devices, furtherSessions, furtherDevices } = access;
  const t = useMessages(accessMessages);
  const sessionsHeading = useRef<HTMLHeadingElement>(null);
  const devicesHeading = useRef<HTMLHeadingElement>(null);
  // The entry that had the focus goes; its list may go with it.
  const endedUnder = (heading: RefObject<HTMLHeadingElement | null>) => () => {
    heading.current?.focus();
    onEnded();
  };
  return (
    <section>
      <h2>{t.title}</h2>
      <p>{t.lead}</p>
      <h3 ref={sessionsHeading} tabIndex={-1}>
        {t.sessions}
      </h3>
      <AccessList
        entries={sessions}
        end={(id) => endOneSession(token, id)}
        onEnded={endedUnder(sessionsHeading)}
        logsOut
      />
      {furtherSessions > 0 && <p>{t.further(furtherSessions)}</p>}
      <h3 ref={devicesHeading} tabIndex={-1}>
        {t.devices}
      </h3>
      {devices.length === 0 ? (
        <p>{t.noDevices}</p>
      ) : (
        <AccessList entries={devices} end={(id) => forgetOneDevice(token, id)} onEnded={endedUnder(devicesHeading)} />
      )}
      {furtherDevices > 0 && <p>{t.further(furtherDevices)}</p>}
    </section>
  );
}

type ListProps = {
  readonly entries: readonly Access[];
  readonly end: (id: string) => Promise<unknown>;
  readonly onEnded: () => void;
  /** Whether ending this browser's own entry is the log-out. */
  readonly logsOut?: boolean;
};

function AccessList({ entries, end, onEnded, logsOut = false }: ListProps) {
  const t = useMessages(accessMessages);
  const [ending, setEnding] = useState<string | null>(null);
  const endOne = async (id: string) => {
    setEnding(id);
    try {
      await end(id);
      showNotice({ kind: "success", text: (language) => accessMessages(language).ended });
      onEnded();
    } catch (error) {
      showNotice(changeFailure(error, WORDS, "myData"));
    } finally {
      setEnding(null);
    }
  };
  return (
    <ul className={styles.access}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <AccessWords entry={entry} />
          {entry.isThis && logsOut ? (
            <Link to={paths.logOut} className={styles.link}>
              {t.logOut}
            </Link>
          ) : (
            <ButtonRow>
              <Button
                look="secondary"
                unavailable={ending !== null}
                onClick={() => void endOne(entry.id)}
                aria-label={t.endOf({ browser: entry.browser ?? t.unknown })}
              >
                {t.end}
              </Button>
            </ButtonRow>
          )}
        </li>
      ))}
    </ul>
  );
}

function AccessWords({ entry: { browser, isThis, madeAt, usedAt } }: { readonly entry: Access }) {
  const t = useMessages(accessMessages);
  const language = useLanguage();
  const day = (time: string | null) => {
    const moment = time === null ? null : momentOf(time);
    return moment && dateAndAgo(moment, now(), language);
  };
  const [made, used] = [day(madeAt), day(usedAt)];
  return (
    <p>
      <strong>{browser ?? t.unknown}</strong>
      {isThis && ` ${t.thisOne}`}
      {made && <span className={styles.noted}>{t.made({ date: made })}</span>}
      {used && <span className={styles.noted}>{t.used({ date: used })}</span>}
    </p>
  );
}
