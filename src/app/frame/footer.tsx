import { Link } from "react-router-dom";
import { textOf } from "#core/content/text-of.ts";
import type { Site } from "#core/contracts/site.ts";
import { paths } from "../../ui/paths.ts";
import styles from "./frame.module.css";

const OWN_PAGES = [
  { label: "Privacy", to: paths.privacy },
  { label: "Contact", to: paths.contact },
  { label: "Forum tests", to: paths.forumTests },
  { label: "Healthy Life Assistant", to: paths.assistant },
];

/** Sister sites, further links and the line that says what Keepwell is not. */
export function Footer({ site }: { readonly site: Site }) {
  const groups = [
    { title: textOf(site.sisterSitesTitle), links: site.sisterSites },
    { title: "More links", links: site.footerLinks },
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.footerInner}>
        {groups
          .filter(({ links }) => links.length > 0)
          .map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className={styles.footerTitle}>{title}</p>
              <ul className={styles.links}>
                {links.map(({ label, url }) => (
                  <li key={url}>
                    <a href={url}>{textOf(label)}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        <nav aria-label="About this site">
          <p className={styles.footerTitle}>About this site</p>
          <ul className={styles.links}>
            {OWN_PAGES.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.notDiagnosis}>{textOf(site.notDiagnosis)}</p>
      </div>
    </footer>
  );
}
