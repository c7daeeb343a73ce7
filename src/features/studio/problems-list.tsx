import { useEffect, useState } from "react";
import type { CheckReply, LocatedIssue, Part } from "#core/api/studio.ts";
import { CheckProgress } from "./check-progress.tsx";
import styles from "./problems-list.module.css";
import studio from "./studio.module.css";
import type { Workspace } from "./use-workspace.ts";
import { words } from "./words.ts";

type Props = { readonly workspace: Workspace; readonly onGoTo: (part: Part, place: LocatedIssue) => void };

/** One error may cause many more; the first ones usually explain them. */
const SHOWN_AT_FIRST = 6;

/** Lists the errors and warnings of the check, each with a link to its place. */
export function ProblemsList({ workspace, onGoTo }: Props) {
  const { check, hasCheckFailed, isStopped, stopCheck, scale } = workspace;
  const isChecking = !hasCheckFailed && !isStopped && check === null;
  // While the text is edited, the results of the last check stay visible.
  const [showsAll, setShowsAll] = useState(false);
  const [lastCheck, setLastCheck] = useState<CheckReply | null>(null);
  useEffect(() => {
    if (check) setLastCheck(check);
  }, [check]);
  const problems = lastCheck?.problems ?? [];
  const warnings = lastCheck?.warnings ?? [];
  const files = { survey: scale.surveyFile, rule: scale.ruleFile };
  const issues = [...problems, ...warnings];
  const isInOrder = check !== null && problems.length === 0;
  return (
    <section
      aria-label={words.problemsTitle}
      className={styles.problems}
      data-state={problems.length > 0 ? "bad" : "good"}
    >
      <h2 className="visually-hidden">{words.problemsTitle}</h2>
      <p role="status">
        {hasCheckFailed ? words.notChecked : lastCheck && problems.length > 0 ? words.problems(problems.length) : ""}
        {!hasCheckFailed && isInOrder && words.inOrder}
        {isChecking && problems.length === 0 && words.checking}
        {isStopped && words.stopped}
        {warnings.length > 0 && ` ${words.warnings(warnings.length)}`}
      </p>
      {isChecking && <CheckProgress onStop={stopCheck} />}
      {issues.length > 0 && (
        <ul className={styles.issues}>
          {(showsAll ? issues : issues.slice(0, SHOWN_AT_FIRST)).map((issue, index) => (
            <li key={index}>
              <p>
                {issue.part === null && <code>{`${issue.file ?? ""} `}</code>}
                {issue.message}
                {issue.hint && <span className={studio.hint}> {issue.hint}</span>}
              </p>
              {issue.part !== null && (
                <button type="button" className={studio.quiet} onClick={() => issue.part && onGoTo(issue.part, issue)}>
                  {words.goTo(files[issue.part], issue.line)}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!showsAll && issues.length > SHOWN_AT_FIRST && (
        <button type="button" className={studio.quiet} onClick={() => setShowsAll(true)}>
          {words.showAll(issues.length)}
        </button>
      )}
    </section>
  );
}
