import type { Site } from "#core/content-model/site.ts";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import styles from "./contact-page.module.css";
import { contactMessages } from "./messages.ts";

/** The contact page: how to reach the people who run the site. */
export function ContactPage({ site }: { readonly site: Site }) {
  const t = useMessages(contactMessages);
  const ways = useMessages(navigationMessages);
  const say = useText();
  return (
    <>
      <h1>{ways.contact}</h1>
      <p>{t.reach}</p>
      <ul className={styles.sites}>
        {site.sisterSites.map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{say(label)}</a>
          </li>
        ))}
      </ul>
      <p>{say(site.notDiagnosis)}</p>
    </>
  );
}
