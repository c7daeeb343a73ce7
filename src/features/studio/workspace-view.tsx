import { useRef, useState } from "react";
import type { LocatedIssue, Part, StudioScale, StudioState } from "#core/api/studio.ts";
import type { ContentSchemas, StudioCalls } from "../../api/studio.ts";
import { type EditorHandle, JsonEditor } from "./code/json-editor.tsx";
import { DraftBar } from "./drafts/draft-bar.tsx";
import drafts from "./drafts/drafts.module.css";
import { EditForm } from "./form/edit-form.tsx";
import { ProblemsList } from "./problems-list.tsx";
import { PublishPanel } from "./publishing/publish-panel.tsx";
import { VersionsList } from "./publishing/versions-list.tsx";
import studio from "./studio.module.css";
import { TrialView } from "./trial/trial-view.tsx";
import { useWorkspace } from "./use-workspace.ts";
import { words } from "./words.ts";
import styles from "./workspace.module.css";

type Props = {
  readonly calls: StudioCalls;
  readonly opened: StudioScale;
  readonly schemas: ContentSchemas;
  readonly state: StudioState;
  readonly onPublished: () => void;
  /** Called once the draft of a scale that is not live was removed. */
  readonly onRemoved: () => void;
};

const PARTS = ["survey", "rule"] as const;
const VIEWS = ["form", "json"] as const;
const NOTHING: readonly LocatedIssue[] = [];

/** The editing view of one scale: the form or the two files, their errors, how it looks and scores, and publishing. */
export function WorkspaceView({ calls, opened, schemas, state, onPublished, onRemoved }: Props) {
  const workspace = useWorkspace(calls, opened, state.you.name);
  const { scale, draft, check, isChanged } = workspace;
  const [view, setView] = useState<(typeof VIEWS)[number]>("form");
  const [round, setRound] = useState(0);
  const editors = { survey: useRef<EditorHandle>(null), rule: useRef<EditorHandle>(null) };
  const files = { survey: scale.surveyFile, rule: scale.ruleFile };

  const goTo = (part: Part, { from, to }: Pick<LocatedIssue, "from" | "to">) => {
    setView("json");
    // The editor can be scrolled only once it is shown.
    requestAnimationFrame(() => editors[part].current?.goTo(from, to));
  };
  const published = (next: StudioScale) => {
    workspace.restart(next);
    setRound((now) => now + 1);
    onPublished();
  };
  const own = (part: Part, issues: readonly LocatedIssue[] | undefined) =>
    issues?.filter((issue) => issue.part === part) ?? NOTHING;

  return (
    <>
      <p role="status" className={styles.standing}>
        {isChanged ? words.unpublished : words.allPublished}
        {isChanged && scale.isLive && !workspace.isReadOnly && (
          <button type="button" className={studio.quiet} onClick={() => workspace.take(scale)}>
            {words.discard}
          </button>
        )}
      </p>
      <DraftBar workspace={workspace} onRemoved={onRemoved} />
      <ProblemsList workspace={workspace} onGoTo={goTo} />
      <div className={styles.desk} data-view={view}>
        <section aria-label={words.editAs}>
          <fieldset className={styles.views}>
            <legend className="visually-hidden">{words.editAs}</legend>
            {VIEWS.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="studio-view"
                  value={one}
                  checked={view === one}
                  onChange={() => setView(one)}
                />
                {words[one]}
              </label>
            ))}
          </fieldset>
          {view === "form" && (
            <fieldset className={drafts.locked} disabled={workspace.isReadOnly}>
              <legend className="visually-hidden">{words.form}</legend>
              <EditForm workspace={workspace} languages={state.languages} />
            </fieldset>
          )}
          <div hidden={view !== "json"}>
            <p className={studio.small}>{words.keys}</p>
            <div className={styles.editors}>
              {PARTS.map((part) => (
                <div key={part}>
                  <h2 className={styles.editorTitle}>
                    {words[part]} <code>{files[part]}</code>
                  </h2>
                  <JsonEditor
                    label={`${words[part]}: ${files[part]}`}
                    hint={words.keys}
                    text={draft[part]}
                    isReadOnly={workspace.isReadOnly}
                    schema={schemas[part]}
                    problems={own(part, check?.problems)}
                    warnings={own(part, check?.warnings)}
                    onChange={(text) => workspace.setText(part, text)}
                    handle={editors[part]}
                  />
                </div>
              ))}
            </div>
          </div>
        </section>
        <TrialView calls={calls} workspace={workspace} />
      </div>
      <PublishPanel calls={calls} workspace={workspace} state={state} onPublished={published} />
      <VersionsList calls={calls} workspace={workspace} round={round} onRolledBack={published} />
    </>
  );
}
