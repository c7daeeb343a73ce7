import { textOf } from "#core/content/text-of.ts";
import type { Site } from "#core/contracts/site.ts";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { paths } from "../../ui/paths.ts";
import styles from "./privacy-page.module.css";

/** What is kept, where, who sees it, how long, and how to delete it. */
export function PrivacyPage({ site }: { readonly site: Site }) {
  const { title, lead, sections } = site.privacy;
  return (
    <>
      <h1>{textOf(title)}</h1>
      <p className={styles.lead}>{textOf(lead)}</p>
      {sections.map((section) => (
        <section key={textOf(section.title)} className={styles.section}>
          <h2>{textOf(section.title)}</h2>
          {textOf(section.text)
            .split("\n")
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </section>
      ))}
      <ButtonRow>
        <ButtonLink to={paths.contact} look="secondary">
          Contact us
        </ButtonLink>
      </ButtonRow>
    </>
  );
}
