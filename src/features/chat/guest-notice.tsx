import { useLocation } from "react-router-dom";
import { paths } from "#core/shared/paths.ts";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { logInPath } from "../../ui/way-back.ts";
import styles from "./chat.module.css";
import { adviceChatMessages } from "./messages.ts";

/** Tells guests why this chat is closed to them and which one is open. */
export function GuestNotice() {
  const t = useMessages(adviceChatMessages);
  const ways = useMessages(navigationMessages);
  const { pathname } = useLocation();
  return (
    <section className={styles.guest} aria-labelledby="guest-title">
      <h2 id="guest-title">{t.guestTitle}</h2>
      <p>{t.guest}</p>
      <ButtonRow>
        <ButtonLink to={paths.assistant} look="secondary">
          {t.openAssistant}
        </ButtonLink>
        <ButtonLink to={logInPath(pathname)}>{ways.logIn}</ButtonLink>
      </ButtonRow>
    </section>
  );
}
