import { textOf } from "#core/content/text-of.ts";
import type { Site } from "#core/contracts/site.ts";
import styles from "./contact-page.module.css";

/** How to reach the people behind the site. */
export function ContactPage({ site }: { readonly site: Site }) {
  return (
    <>
      <h1>Contact</h1>
      <p>You can reach us through these sites.</p>
      <ul className={styles.sites}>
        {site.sisterSites.map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{textOf(label)}</a>
          </li>
        ))}
      </ul>
      <p>{textOf(site.notDiagnosis)}</p>
    </>
  );
}
