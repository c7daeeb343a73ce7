import { useLocation } from "react-router-dom";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { paths } from "../../ui/paths.ts";
import { logInPath } from "../../ui/way-back.ts";
import styles from "./chat.module.css";

/** Tells a person without a session why this chat is closed to them, and which one is open. */
export function GuestWord() {
  const { pathname } = useLocation();
  return (
    <section className={styles.guest} aria-labelledby="guest-title">
      <h2 id="guest-title">Please log in to use this chat</h2>
      <p>This chat is for people who are logged in. The Healthy Life Assistant is open to everybody.</p>
      <ButtonRow>
        <ButtonLink to={paths.assistant} look="secondary">
          Open the Healthy Life Assistant
        </ButtonLink>
        <ButtonLink to={logInPath(pathname)}>Log in</ButtonLink>
      </ButtonRow>
    </section>
  );
}
