import { memo, useId, useState } from "react";
import { Link } from "react-router-dom";
import type { ShownSite } from "#core/content-model/site.ts";
import { paths } from "#core/shared/paths.ts";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { frameMessages } from "../messages.ts";
import styles from "./frame.module.css";

/**
 * The sister sites, further links, and the line that says what Keepwell is not. On a phone what is needed least opens
 * with a press, so that the footer stays small.
 */
export const Footer = memo(function Footer({
  site,
  hasMyData,
}: {
  readonly site: ShownSite;
  readonly hasMyData: boolean;
}) {
  const t = useMessages(frameMessages);
  const ways = useMessages(navigationMessages);
  const say = useText();
  const [isOpen, setIsOpen] = useState(false);
  const inner = useId();
  const groups = [
    { key: "sister", title: say(site.sisterSitesTitle), links: site.sisterSites },
    { key: "more", title: t.moreLinks, links: site.footerLinks },
  ];
  const ownPages = [
    { label: say(site.privacy.title), to: paths.privacy },
    ...(hasMyData ? [{ label: ways.myData, to: paths.myData }] : []),
    { label: ways.contact, to: paths.contact },
  ];
  const furtherPages = [
    { label: ways.knowYourNumbers, to: paths.knowYourNumbers },
    { label: ways.forumTests, to: paths.forumTests },
    { label: ways.assistant, to: paths.assistant },
  ];
  const page = ({ label, to }: (typeof ownPages | typeof furtherPages)[number], className?: string) => (
    <li key={to} className={className}>
      <Link to={to}>{label}</Link>
    </li>
  );
  return (
    <footer className={styles.footer}>
      <div className={styles.footerInner} id={inner} data-open={isOpen || undefined}>
        {groups
          .filter(({ links }) => links.length > 0)
          .map(({ key, title, links }) => (
            <nav key={key} aria-label={title} className={styles.folded}>
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
        <nav aria-label={t.aboutSite} className={styles.ownPages}>
          <p className={styles.footerTitle}>{t.aboutSite}</p>
          <ul className={styles.links}>
            {ownPages.map((one) => page(one))}
            {furtherPages.map((one) => page(one, styles.folded))}
          </ul>
        </nav>
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={isOpen}
          aria-controls={inner}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t.fewerLinks : t.moreLinks}
        </button>
        <p className={styles.notDiagnosis}>{say(site.notDiagnosis)}</p>
      </div>
    </footer>
  );
});
