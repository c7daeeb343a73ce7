import buttons from "./button.module.css";
import { useLanguage, useMessages } from "./language/use-text.ts";
import { uiMessages } from "./messages.ts";
import styles from "./new-tab-link.module.css";

type Props = {
  readonly href: string;
  readonly look?: "text" | "button";
  readonly children: string;
};

/** A link that opens a new tab and says so: an unannounced new tab, without Back, confuses users. */
export function NewTabLink({ href, look = "text", children }: Props) {
  const t = useMessages(uiMessages);
  // The link may be inside a passage in another language.
  const code = useLanguage().code;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={look === "button" ? `${buttons.button} ${buttons.primary}` : styles.link}
    >
      <span>
        {children}{" "}
        <span className={styles.note} lang={code}>
          {t.newTab}
        </span>
      </span>
    </a>
  );
}
