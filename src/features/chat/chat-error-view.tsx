import { Link, useLocation } from "react-router-dom";
import { UseGuide } from "../../ui/answer-source/source-notice.tsx";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { logInPath } from "../../ui/way-back.ts";
import styles from "./chat.module.css";
import type { ChatError } from "./use-conversation.ts";

type Props = {
  readonly chatError: ChatError | null;
  readonly mark?: string;
  readonly onGuide: (question: string) => void;
};

/**
 * Shows an error under the conversation. The live region is always in the page, so that screen readers announce its
 * content.
 */
export function ChatErrorView({ chatError, mark, onGuide }: Props) {
  const ways = useMessages(navigationMessages);
  const language = useLanguage();
  const { pathname } = useLocation();
  const forGuide = chatError?.forGuide;
  return (
    <div role="alert">
      {chatError && (
        <div className={styles.error}>
          <p>
            <strong>
              {mark && `${mark} `}
              {chatError.text(language)}
            </strong>
          </p>
          {chatError.cause && <p>{chatError.cause(language)}</p>}
          {forGuide !== undefined && <UseGuide onGuide={() => onGuide(forGuide)} />}
          {chatError.needsLogIn && (
            <p>
              <Link to={logInPath(pathname)} className={styles.link}>
                {ways.logIn}
              </Link>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
