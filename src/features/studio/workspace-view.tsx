import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { StudioScale, StudioState } from "#core/api/studio.ts";
import { mayExport } from "#core/shared/answer-files.ts";
import type { ContentSchemas, StudioCalls } from "../../api/studio.ts";
import { keepStudioPlace, readStudioPlace } from "../../browser/studio-place.ts";
import { Loading } from "../../ui/loading.tsx";
import { NewTabLink } from "../../ui/new-tab-link.tsx";
import type { EditorHandle } from "./code/json-editor.tsx";
import { DraftBar } from "./drafts/draft-bar.tsx";
import drafts from "./drafts/drafts.module.css";
import { focusSoon } from "./fields/focus-soon.ts";
import { QuestionsForm, ScoringForm } from "./form/edit-form.tsx";
import { frameWords } from "./frame-words.ts";
import { IssueList } from "./issue-list.tsx";
import { type Editors, JsonPanel } from "./json-panel.tsx";
import { goToPlace } from "./places/go-to-place.ts";
import type { WayToIssue } from "./places/way-to-issue.ts";
import { PublishPanel } from "./publishing/publish-panel.tsx";
import { VersionsList } from "./publishing/versions-list.tsx";
import studio from "./studio.module.css";
import { panelId, TABS, type Tab, TabList, tabId } from "./tab-list.tsx";
import { TakeHomePanel } from "./take-home/take-home-panel.tsx";
import { TrialView } from "./trial/trial-view.tsx";
import { useFollowedQuestion } from "./use-followed-question.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useWorkspace } from "./use-workspace.ts";
import styles from "./workspace.module.css";

type Props = {
  readonly calls: StudioCalls;
  readonly opened: StudioScale;
  readonly schemas: ContentSchemas;
  readonly state: StudioState;
  /** Where people find the scale once it is live. */
  readonly liveAt: string;
  /** True for a draft that was just made: the editor goes on at its first question. */
  readonly isNew: boolean;
  /** The numbers to call, by the names under which texts name them. */
  readonly numbers: Readonly<Record<string, string>>;
  readonly onPublished: () => void;
  /** Called once the draft of a scale that is not live was removed. */
  readonly onRemoved: () => void;
};

/** Few editors translate or export answers, so what that needs loads with the tab. */
const TranslationsPanel = lazy(() =>
  import("./translations/translations-panel.tsx").then((it) => ({ default: it.TranslationsPanel })),
);
const AnswersPanel = lazy(() => import("./answers/answers-panel.tsx").then((it) => ({ default: it.AnswersPanel })));

/** What stands beside the forms: the survey as people see it, or what the rule makes of its answers. */
const BESIDE: Partial<Readonly<Record<Tab, "preview" | "bench" | "both">>> = {
  questions: "preview",
  scoring: "bench",
  translations: "preview",
  trial: "both",
};

/** The editing view of one scale: a tab for each thing an editor does, and beside it how it looks and scores. */
export function WorkspaceView({
  calls,
  opened,
  schemas,
  state,
  liveAt,
  isNew,
  numbers,
  onPublished,
  onRemoved,
}: Props) {
  const workspace = useWorkspace(calls, opened, state.you.name);
  const { scale, isChanged } = workspace;
  const exports = mayExport(state.you.role);
  const tabs = TABS.filter((one) => one !== "answers" || exports);
  const [tab, setTab] = useState<Tab>(() => {
    const { tab: left } = readStudioPlace();
    return (!isNew && tabs.find((one) => one === left)) || "questions";
  });
  const work = useRef<HTMLDivElement>(null);
  useKeptFocus(work);
  const [round, setRound] = useState(0);
  const { form, question, onUse } = useFollowedQuestion(scale.id, tab === "questions");
  const editors: Editors = { survey: useRef<EditorHandle>(null), rule: useRef<EditorHandle>(null) };

  useEffect(() => {
    if (isNew) focusSoon(() => form.current?.querySelector<HTMLElement>("[data-question] textarea"));
  }, [isNew, form]);

  const choose = (next: Tab) => {
    setTab(next);
    keepStudioPlace({ tab: next });
  };
  const goTo = ({ tab: next, part, place, issue }: WayToIssue) => {
    choose(next);
    // A panel can be scrolled only once it is shown.
    requestAnimationFrame(() => {
      if (next === "json") editors[part].current?.goTo(issue.from, issue.to);
      else goToPlace(document.getElementById(panelId(next)), place);
    });
  };
  const published = (next: StudioScale) => {
    workspace.restart(next);
    setRound((now) => now + 1);
    onPublished();
  };
  const panel = (own: Tab, content: ReactNode) => (
    <div role="tabpanel" id={panelId(own)} aria-labelledby={tabId(own)} hidden={tab !== own}>
      {content}
    </div>
  );

  /** Nobody changes a draft that somebody else edits. */
  const locked = (fields: ReactNode) => (
    <fieldset className={drafts.locked} disabled={workspace.isReadOnly}>
      <legend className="visually-hidden">{frameWords.tabs[tab]}</legend>
      {fields}
    </fieldset>
  );

  const answers = (
    <Suspense fallback={<Loading />}>
      <AnswersPanel scale={scale.id} role={state.you.role} />
    </Suspense>
  );

  return (
    <>
      <div className={styles.head}>
        <TabList tabs={tabs} chosen={tab} onChoose={choose} />
        <p role="status" className={styles.standing} data-changed={isChanged || undefined}>
          {isChanged ? frameWords.unpublished : frameWords.allPublished}
          {isChanged && scale.isLive && !workspace.isReadOnly && (
            <button type="button" className={studio.quiet} onClick={() => workspace.take(scale)}>
              {frameWords.discard}
            </button>
          )}
        </p>
        {scale.isLive && <NewTabLink href={liveAt}>{frameWords.seeLive}</NewTabLink>}
      </div>
      <DraftBar workspace={workspace} onRemoved={onRemoved} />
      <div className={styles.desk} data-tab={tab}>
        <div className={styles.work} ref={work}>
          <IssueList workspace={workspace} tab={tab} onGoTo={goTo} />
          {panel(
            "questions",
            <div ref={form} onFocusCapture={onUse} onClickCapture={onUse}>
              {tab === "questions" && locked(<QuestionsForm {...{ workspace, schemas }} languages={state.languages} />)}
            </div>,
          )}
          {panel(
            "scoring",
            tab === "scoring" && locked(<ScoringForm {...{ workspace, calls, schemas }} languages={state.languages} />),
          )}
          {panel(
            "translations",
            <div onFocusCapture={onUse}>
              {tab === "translations" && (
                <Suspense fallback={<Loading />}>
                  {locked(<TranslationsPanel workspace={workspace} schemas={schemas} languages={state.languages} />)}
                </Suspense>
              )}
            </div>,
          )}
          {panel("json", <JsonPanel workspace={workspace} schemas={schemas} editors={editors} />)}
          {panel(
            "publish",
            <>
              <PublishPanel calls={calls} workspace={workspace} state={state} onPublished={published} />
              <VersionsList calls={calls} workspace={workspace} round={round} onRolledBack={published} />
            </>,
          )}
          {panel(
            "home",
            tab === "home" && (
              <>
                <TakeHomePanel calls={calls} workspace={workspace} />
                {!exports && answers}
              </>
            ),
          )}
          {exports && panel("answers", tab === "answers" && answers)}
          <button type="button" className={studio.quiet} onClick={() => document.getElementById(tabId(tab))?.focus()}>
            {frameWords.toTabs}
          </button>
        </div>
        <TrialView
          calls={calls}
          workspace={workspace}
          languages={state.languages}
          shows={BESIDE[tab] ?? null}
          question={question}
          numbers={numbers}
        />
      </div>
    </>
  );
}
