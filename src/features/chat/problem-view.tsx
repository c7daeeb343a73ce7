import { Link, useLocation } from "react-router-dom";
import { logInPath } from "../../ui/way-back.ts";
import styles from "./chat.module.css";
import type { ChatProblem } from "./use-conversation.ts";

type Props = { readonly problem: ChatProblem | null; readonly mark?: string };

/** What went wrong, under the conversation. The place is always there, so that it is read out when it fills. */
export function ProblemView({ problem, mark }: Props) {
  const { pathname } = useLocation();
  return (
    <div role="alert">
      {problem && (
        <div className={styles.problem}>
          <p>
            <strong>
              {mark && `${mark} `}
              {problem.text}
            </strong>
          </p>
          {problem.cause && <p>{problem.cause}</p>}
          {problem.needsLogIn && (
            <p>
              <Link to={logInPath(pathname)} className={styles.link}>
                Log in
              </Link>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
