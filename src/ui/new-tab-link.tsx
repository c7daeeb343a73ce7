import { useStore } from "@nanostores/react";
import buttons from "./button.module.css";
import { language } from "./language/language.ts";
import { uiMessages } from "./messages.ts";
import styles from "./new-tab-link.module.css";

type Props = {
  readonly href: string;
  readonly look?: "text" | "button";
  readonly children: string;
};

/** A link that opens a new tab, and says so: a page that is suddenly elsewhere, without Back, bewilders. */
export function NewTabLink({ href, look = "text", children }: Props) {
  const t = useStore(uiMessages);
  // The link may stand in a passage of another language.
  const code = useStore(language);
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
