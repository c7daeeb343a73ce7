import { useStore } from "@nanostores/react";
import { textOf } from "#core/content/text-of.ts";
import type { Site } from "#core/contracts/site.ts";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { useText } from "../../ui/language/use-text.ts";
import { wayMessages } from "../../ui/messages.ts";
import { paths } from "../../ui/paths.ts";
import { privacyMessages } from "./messages.ts";
import styles from "./privacy-page.module.css";

/** What is kept, where, who sees it, how long, and how to delete it. */
export function PrivacyPage({ site, hasMyData }: { readonly site: Site; readonly hasMyData: boolean }) {
  const t = useStore(privacyMessages);
  const ways = useStore(wayMessages);
  const say = useText();
  const { title, lead, sections } = site.privacy;
  return (
    <>
      <h1>{say(title)}</h1>
      <p className={styles.lead}>{say(lead)}</p>
      {sections.map((section) => (
        <section key={textOf(section.title)} className={styles.section}>
          <h2>{say(section.title)}</h2>
          {say(section.text)
            .split("\n")
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </section>
      ))}
      <ButtonRow>
        <ButtonLink to={paths.contact} look="secondary">
          {t.contact}
        </ButtonLink>
        {hasMyData && <ButtonLink to={paths.myData}>{ways.myData}</ButtonLink>}
      </ButtonRow>
    </>
  );
}
