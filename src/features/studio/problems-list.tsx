import { useEffect, useState } from "react";
import type { CheckReply, LocatedIssue, Part } from "#core/contracts/studio.ts";
import styles from "./studio.module.css";
import type { Workspace } from "./use-workspace.ts";
import { words } from "./words.ts";

type Props = { readonly workspace: Workspace; readonly onGoTo: (part: Part, place: LocatedIssue) => void };

/** What the check says, in its own words, each with the way to its place. */
export function ProblemsList({ workspace, onGoTo }: Props) {
  const { check, hasCheckFailed, scale } = workspace;
  // While one writes, what was said last stays in sight.
  const [said, setSaid] = useState<CheckReply | null>(null);
  useEffect(() => {
    if (check) setSaid(check);
  }, [check]);
  const problems = said?.problems ?? [];
  const warnings = said?.warnings ?? [];
  const files = { survey: scale.surveyFile, rule: scale.ruleFile };
  const isInOrder = check !== null && problems.length === 0;
  return (
    <section className={styles.problems} data-state={problems.length > 0 ? "bad" : "good"}>
      <h2>{words.problemsTitle}</h2>
      <p role="status">
        {hasCheckFailed ? words.notChecked : said && problems.length > 0 ? words.problems(problems.length) : ""}
        {!hasCheckFailed && isInOrder && words.inOrder}
        {!hasCheckFailed && check === null && problems.length === 0 && words.checking}
        {warnings.length > 0 && ` ${words.warnings(warnings.length)}`}
      </p>
      {problems.length + warnings.length > 0 && (
        <ul className={styles.issues}>
          {[...problems, ...warnings].map((issue, index) => (
            <li key={index}>
              <p>
                {issue.part === null && <code>{`${issue.file ?? ""} `}</code>}
                {issue.message}
                {issue.hint && <span className={styles.hint}> {issue.hint}</span>}
              </p>
              {issue.part !== null && (
                <button type="button" className={styles.quiet} onClick={() => issue.part && onGoTo(issue.part, issue)}>
                  {words.goTo(files[issue.part], issue.line)}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
