import { paths } from "#core/shared/paths.ts";
import { preparePrompt } from "../../browser/prepared-prompt.ts";
import { useCurrentUserId } from "../../browser/use-stored.ts";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { logInPath } from "../../ui/way-back.ts";
import { chatOfferMessages } from "./messages.ts";
import styles from "./paste-scores.module.css";

/**
 * Opens the advice chat with the pasted scores in its field. Guests read that the chat needs an account; the prompt
 * stays in this tab while they log in.
 */
export function ChatOffer({ prompt }: { readonly prompt: string }) {
  const t = useMessages(chatOfferMessages);
  const isGuest = useCurrentUserId() === null;
  const prepare = () => {
    preparePrompt(prompt);
  };
  return (
    <section className={styles.chat} aria-labelledby="chat-offer">
      <h3 id="chat-offer">{t.title}</h3>
      {isGuest ? (
        <>
          <p>{t.needsAccount}</p>
          <p>{t.withoutAccount}</p>
          <ButtonRow>
            <ButtonLink to={paths.assistant} look="secondary">
              {t.openAssistant}
            </ButtonLink>
            <ButtonLink to={logInPath(paths.adviceChat)} onClick={prepare}>
              {t.logIn}
            </ButtonLink>
          </ButtonRow>
        </>
      ) : (
        <>
          <p>{t.opensWith}</p>
          <ButtonRow>
            <ButtonLink to={paths.adviceChat} onClick={prepare}>
              {t.toChat}
            </ButtonLink>
          </ButtonRow>
        </>
      )}
    </section>
  );
}
