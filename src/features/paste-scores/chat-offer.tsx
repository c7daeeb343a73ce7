import { preparePrompt } from "../../browser/prepared-prompt.ts";
import { useCurrentUserId } from "../../browser/use-stored.ts";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { paths } from "../../ui/paths.ts";
import { logInPath } from "../../ui/way-back.ts";
import styles from "./paste-scores.module.css";

/**
 * The way from pasted scores to the advice chat, which finds them in its field. A guest learns that the
 * chat needs an account; the prompt waits in this tab while they log in.
 */
export function ChatOffer({ prompt }: { readonly prompt: string }) {
  const isGuest = useCurrentUserId() === null;
  const prepare = () => {
    preparePrompt(prompt);
  };
  return (
    <section className={styles.chat} aria-labelledby="chat-offer">
      <h3 id="chat-offer">Ask for advice about these scores</h3>
      {isGuest ? (
        <>
          <p>The advice chat needs an account. When you log in here, it opens with your scores.</p>
          <p>Without an account you can ask our open assistant anything about healthy habits.</p>
          <ButtonRow>
            <ButtonLink to={paths.assistant} look="secondary">
              Ask the open assistant
            </ButtonLink>
            <ButtonLink to={logInPath(paths.adviceChat)} onClick={prepare}>
              Log in for the advice chat
            </ButtonLink>
          </ButtonRow>
        </>
      ) : (
        <>
          <p>The AI-Driven Advice chat opens with your scores in its field. You can change them before you send.</p>
          <ButtonRow>
            <ButtonLink to={paths.adviceChat} onClick={prepare}>
              Go to AI-Driven Advice
            </ButtonLink>
          </ButtonRow>
        </>
      )}
    </section>
  );
}
