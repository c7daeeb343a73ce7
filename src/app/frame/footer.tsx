import { Link } from "react-router-dom";
import type { Site } from "#core/content-model/site.ts";
import { paths } from "#core/shared/paths.ts";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { frameMessages } from "../messages.ts";
import styles from "./frame.module.css";

/** The sister sites, further links, and the line that says what Keepwell is not. */
export function Footer({ site, hasMyData }: { readonly site: Site; readonly hasMyData: boolean }) {
  const t = useMessages(frameMessages);
  const ways = useMessages(navigationMessages);
  const say = useText();
  const groups = [
    { key: "sister", title: say(site.sisterSitesTitle), links: site.sisterSites },
    { key: "more", title: t.moreLinks, links: site.footerLinks },
  ];
  const ownPages = [
    { label: say(site.privacy.title), to: paths.privacy },
    ...(hasMyData ? [{ label: ways.myData, to: paths.myData }] : []),
    { label: ways.knowYourNumbers, to: paths.knowYourNumbers },
    { label: ways.contact, to: paths.contact },
    { label: ways.forumTests, to: paths.forumTests },
    { label: ways.assistant, to: paths.assistant },
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.footerInner}>
        {groups
          .filter(({ links }) => links.length > 0)
          .map(({ key, title, links }) => (
            <nav key={key} aria-label={title}>
              <p className={styles.footerTitle}>{title}</p>
              <ul className={styles.links}>
                {links.map(({ label, url }) => (
                  <li key={url}>
                    <a href={url}>{say(label)}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        <nav aria-label={t.aboutSite}>
          <p className={styles.footerTitle}>{t.aboutSite}</p>
          <ul className={styles.links}>
            {ownPages.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.notDiagnosis}>{say(site.notDiagnosis)}</p>
      </div>
    </footer>
  );
}
