import type { ShownSite } from "#core/content-model/site.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { paths } from "#core/shared/paths.ts";
import { textOf } from "#core/shared/text-of.ts";
import type { SiteModel } from "../../ui/answer-source/model-of-page.ts";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { privacyMessages } from "./messages.ts";
import styles from "./privacy-page.module.css";

type Props = { readonly site: ShownSite; readonly model: SiteModel; readonly hasMyData: boolean };

/** The privacy page: what is stored, where, who sees it, for how long, and how to delete it. */
export function PrivacyPage({ site, model, hasMyData }: Props) {
  const t = useMessages(privacyMessages);
  const ways = useMessages(navigationMessages);
  const say = useText();
  const { title, lead, sections } = site.privacy;
  // The section on language models applies only when one may be called.
  const all = model === null ? sections : [...sections, site.languageModel.privacy];
  const provider = model?.provider ?? "";
  return (
    <>
      <h1>{say(title)}</h1>
      <p className={styles.lead}>{say(lead)}</p>
      {all.map((section) => (
        <section key={textOf(section.title)} className={styles.section}>
          <h2>{say(section.title)}</h2>
          {fillIn(say(section.text), { provider })
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
