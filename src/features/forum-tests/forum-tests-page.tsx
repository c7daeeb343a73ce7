import type { Domain } from "#core/content-model/domains.ts";
import { paths } from "#core/shared/paths.ts";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { NewTabLink } from "../../ui/new-tab-link.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import styles from "./forum-tests-page.module.css";
import { forumTestsMessages } from "./messages.ts";

/** Lists tests of other sites, one per area, and links to the page that reads their results. */
export function ForumTestsPage({ domains }: { readonly domains: readonly Domain[] }) {
  const t = useMessages(forumTestsMessages);
  const ways = useMessages(navigationMessages);
  const say = useText();
  return (
    <>
      <h1>{ways.forumTests}</h1>
      <p>{t.lead}</p>
      <ul className={styles.cards}>
        {domains.map(({ category, name, description, picture, externalTest }) => (
          <li key={category} className={styles.card}>
            <Picture name={picture} />
            <h2>{say(name)}</h2>
            <p>{say(description)}</p>
            <NewTabLink href={externalTest.url}>{say(externalTest.label)}</NewTabLink>
          </li>
        ))}
      </ul>
      <section className={styles.paste}>
        <h2>{t.results}</h2>
        <p>{t.bring}</p>
        <NewTabLink href={paths.pasteScores} look="button">
          {ways.pasteScores}
        </NewTabLink>
      </section>
    </>
  );
}
