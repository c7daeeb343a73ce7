import type { ShownSite } from "#core/content-model/site.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import { CallButtons } from "../../ui/call-buttons/call-buttons.tsx";
import { telephoneLink } from "../../ui/call-buttons/telephone-link.ts";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import styles from "./contact-page.module.css";
import { contactMessages } from "./messages.ts";

/** The contact page: who runs the site, how to reach them, and whom to call where it cannot wait. */
export function ContactPage({ site }: { readonly site: ShownSite }) {
  const { contact, safety } = site;
  const t = useMessages(contactMessages);
  const ways = useMessages(navigationMessages);
  const say = useText();
  const { emergency } = numbersOf(safety);
  const hasAddress = contact?.email !== undefined || contact?.telephone !== undefined;
  const who = contact ? say(contact.who).split("\n") : [];
  return (
    <>
      <h1>{ways.contact}</h1>
      {who.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {hasAddress ? (
        <>
          <Ways contact={contact} />
          <h2>{t.sites}</h2>
          <p>{t.reach}</p>
        </>
      ) : (
        <p>{t.none}</p>
      )}
      <ul className={styles.sites}>
        {site.sisterSites.map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{say(label)}</a>
          </li>
        ))}
      </ul>
      <h2>{t.urgent}</h2>
      <p>{t.urgentText}</p>
      {emergency && <CallButtons numbers={[emergency]} />}
      <p className={styles.last}>{say(site.notDiagnosis)}</p>
    </>
  );
}

/** Mail, telephone and hours, as far as they are set. Nothing is invented. */
function Ways({ contact }: Pick<ShownSite, "contact">) {
  const t = useMessages(contactMessages);
  const say = useText();
  const { email, telephone, hours } = contact ?? {};
  return (
    <dl className={styles.ways}>
      {email !== undefined && (
        <div>
          <dt>{t.mail}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
      {telephone !== undefined && (
        <div>
          <dt>{t.telephone}</dt>
          <dd>
            <a href={telephoneLink(telephone)}>{telephone}</a>
          </dd>
        </div>
      )}
      {hours !== undefined && (
        <div>
          <dt>{t.hours}</dt>
          <dd>{say(hours)}</dd>
        </div>
      )}
    </dl>
  );
}
