import { textOf } from "#core/content/text-of.ts";
import type { Domain } from "#core/contracts/domains.ts";
import { NewTabLink } from "../../ui/new-tab-link.tsx";
import { paths } from "../../ui/paths.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import styles from "./forum-tests-page.module.css";

/** Tests of other sites, one for each area, and the page that takes their results. */
export function ForumTestsPage({ domains }: { readonly domains: readonly Domain[] }) {
  return (
    <>
      <h1>Forum tests</h1>
      <p>
        Other sites have tests and good reading on the same areas. Each link opens in a new tab, and this page stays.
      </p>
      <ul className={styles.cards}>
        {domains.map(({ category, name, description, picture, externalTest }) => (
          <li key={category} className={styles.card}>
            <Picture name={picture} />
            <h2>{textOf(name)}</h2>
            <p>{textOf(description)}</p>
            <NewTabLink href={externalTest.url}>{textOf(externalTest.label)}</NewTabLink>
          </li>
        ))}
      </ul>
      <section className={styles.paste}>
        <h2>Do you have your results?</h2>
        <p>Bring them all to one place and see what they mean.</p>
        <NewTabLink href={paths.pasteScores} look="button">
          Paste All Your Scores
        </NewTabLink>
      </section>
    </>
  );
}
