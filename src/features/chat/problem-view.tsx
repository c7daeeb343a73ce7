import { Link, useLocation } from "react-router-dom";
import { UseGuide } from "../../ui/answer-source/source-notice.tsx";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { logInPath } from "../../ui/way-back.ts";
import styles from "./chat.module.css";
import type { ChatProblem } from "./use-conversation.ts";

type Props = {
  readonly problem: ChatProblem | null;
  readonly mark?: string;
  readonly onGuide: (question: string) => void;
};

/**
 * Shows an error under the conversation. The live region is always in the page, so that screen readers announce its
 * content.
 */
export function ProblemView({ problem, mark, onGuide }: Props) {
  const ways = useMessages(navigationMessages);
  const language = useLanguage();
  const { pathname } = useLocation();
  const forGuide = problem?.forGuide;
  return (
    <div role="alert">
      {problem && (
        <div className={styles.problem}>
          <p>
            <strong>
              {mark && `${mark} `}
              {problem.text(language)}
            </strong>
          </p>
          {problem.cause && <p>{problem.cause(language)}</p>}
          {forGuide !== undefined && <UseGuide onGuide={() => onGuide(forGuide)} />}
          {problem.needsLogIn && (
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
