import type { StudioState } from "#core/api/studio.ts";
import styles from "./studio.module.css";
import { words } from "./words.ts";

/** Shows the errors in edits that were made in files, which keep them from being live. */
export function FileIssues({ problems }: Pick<StudioState, "problems">) {
  if (problems.length === 0) return null;
  return (
    <div role="alert" className={styles.alarm}>
      <p>
        <strong>{words.filesHaveIssues}</strong>
      </p>
      <ul>
        {problems.map(({ file, path, message, hint }) => (
          <li key={`${file} ${path} ${message}`}>
            <code>{[file, path].filter(Boolean).join(" › ")}</code>
            <br />
            {message} {hint}
          </li>
        ))}
      </ul>
    </div>
  );
}
