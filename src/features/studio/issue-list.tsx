import { useEffect, useMemo, useState } from "react";
import type { CheckReply, StudioDraft } from "#core/api/studio.ts";
import { standsInTheWay } from "#core/shared/stands-in-the-way.ts";
import { useText } from "../../ui/language/use-text.ts";
import { CheckProgress } from "./check-progress.tsx";
import { frameWords } from "./frame-words.ts";
import styles from "./issue-list.module.css";
import { issueInWords } from "./places/issue-in-words.ts";
import { type WayToIssue, wayToIssue } from "./places/way-to-issue.ts";
import { questionWords, withQuestionWords } from "./places/with-question-words.ts";
import studio from "./studio.module.css";
import type { Tab } from "./tab-list.tsx";
import type { Workspace } from "./use-workspace.ts";
import { words } from "./words.ts";

type Props = {
  readonly workspace: Workspace;
  readonly tab: Tab;
  readonly onGoTo: (way: WayToIssue) => void;
};

/** One error may cause many more; the first ones usually explain them. */
const SHOWN_AT_FIRST = 6;

/** Lists the errors and warnings of the check, each with a link to its place. */
export function IssueList({ workspace, tab, onGoTo }: Props) {
  const say = useText();
  const { check, hasCheckFailed, isStopped, stopCheck, scale, draft } = workspace;
  const isChecking = !hasCheckFailed && !isStopped && check === null;
  // While the text is edited, the results of the last check stay visible.
  const [showsAll, setShowsAll] = useState(false);
  const [last, setLast] = useState<{ readonly check: CheckReply; readonly draft: StudioDraft } | null>(null);
  useEffect(() => {
    if (check) setLast({ check, draft });
  }, [check, draft]);
  const lastCheck = last?.check;
  const errors = lastCheck?.problems ?? [];
  const warnings = lastCheck?.warnings ?? [];
  const files = { survey: scale.surveyFile, rule: scale.ruleFile };
  const left = warnings.filter(standsInTheWay);
  const others = warnings.filter((one) => !standsInTheWay(one));
  const issues = [...errors, ...left, ...others];
  const named = useMemo(() => questionWords(last?.draft.survey ?? "", say), [last, say]);
  const hasNoErrors = check !== null && errors.length === 0;
  return (
    <section aria-label={words.issuesTitle} className={styles.panel} data-state={errors.length > 0 ? "bad" : "good"}>
      <h2 className="visually-hidden">{words.issuesTitle}</h2>
      <p role="status">
        {hasCheckFailed ? words.notChecked : lastCheck && errors.length > 0 ? words.errorCount(errors.length) : ""}
        {!hasCheckFailed && hasNoErrors && words.standing(left.length, others.length)}
        {isChecking && errors.length === 0 && words.checking}
        {isStopped && words.stopped}
        {!hasNoErrors && warnings.length > 0 && ` ${words.warnings(warnings.length)}`}
      </p>
      {isChecking && <CheckProgress onStop={stopCheck} />}
      {issues.length > 0 && (
        <ul className={styles.issues}>
          {(showsAll ? issues : issues.slice(0, SHOWN_AT_FIRST)).map((issue, index) => {
            const way = last && wayToIssue(issue, last.draft, tab, say);
            const { message, hint } = issueInWords(issue, way, last?.draft[issue.part ?? "rule"] ?? "", say);
            return (
              <li key={index}>
                <p>
                  {issue.part === null && <code>{`${issue.file ?? ""} `}</code>}
                  {withQuestionWords(message, named)}
                  {hint && <span className={studio.hint}> {hint}</span>}
                </p>
                {way && (
                  <button type="button" className={studio.quiet} onClick={() => onGoTo(way)}>
                    {way.tab === "json"
                      ? words.goTo(files[way.part], issue.line)
                      : words.goToPlace(frameWords.tabs[way.tab], way.words)}
                  </button>
                )}
              </li>
            );
          })}
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
