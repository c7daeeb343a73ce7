import type { RefObject } from "react";
import type { LocatedIssue, Part } from "#core/api/studio.ts";
import type { ContentSchemas } from "../../api/studio.ts";
import { type EditorHandle, JsonEditor } from "./code/json-editor.tsx";
import styles from "./json-panel.module.css";
import studio from "./studio.module.css";
import type { Workspace } from "./use-workspace.ts";
import { words } from "./words.ts";

export type Editors = Readonly<Record<Part, RefObject<EditorHandle | null>>>;

type Props = { readonly workspace: Workspace; readonly schemas: ContentSchemas; readonly editors: Editors };

const PARTS = ["survey", "rule"] as const;
const NOTHING: readonly LocatedIssue[] = [];

/** The two files as they are written. */
export function JsonPanel({ workspace: { scale, draft, check, setText, isReadOnly }, schemas, editors }: Props) {
  const files = { survey: scale.surveyFile, rule: scale.ruleFile };
  const own = (part: Part, issues: readonly LocatedIssue[] | undefined) =>
    issues?.filter((issue) => issue.part === part) ?? NOTHING;
  return (
    <>
      <p className={studio.small}>{words.keys}</p>
      <div className={styles.editors}>
        {PARTS.map((part) => (
          <div key={part}>
            <h2 className={styles.title}>
              {words[part]} <code>{files[part]}</code>
            </h2>
            <JsonEditor
              label={`${words[part]}: ${files[part]}`}
              hint={words.keys}
              text={draft[part]}
              isReadOnly={isReadOnly}
              schema={schemas[part]}
              errors={own(part, check?.problems)}
              warnings={own(part, check?.warnings)}
              onChange={(text) => setText(part, text)}
              handle={editors[part]}
            />
          </div>
        ))}
      </div>
    </>
  );
}
