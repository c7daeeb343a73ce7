import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { CheckReply, Part, StudioDraft, StudioScale } from "#core/api/studio.ts";
import { changesOfEdits, changesOfText } from "#core/studio-log/step.ts";
import type { StudioCalls } from "../../api/studio.ts";
import type { DraftSession } from "./drafts/draft-session.ts";
import type { SessionView } from "./drafts/session-view.ts";
import { useDraftSession } from "./drafts/use-draft-session.ts";
import type { DraftEdits } from "./form/form-edit.ts";
import { settled } from "./form/settled.ts";
import { applied } from "./form/text-edit.ts";

export type Workspace = {
  readonly scale: StudioScale;
  readonly draft: StudioDraft;
  /** The version the draft was made from. The server rejects publishing when another version is live. */
  readonly from: string;
  readonly isChanged: boolean;
  /** Null while the newest text is being checked. */
  readonly check: CheckReply | null;
  readonly hasCheckFailed: boolean;
  /** True from a stop by the editor to the next edit. */
  readonly isStopped: boolean;
  readonly stopCheck: () => void;
  readonly setText: (part: Part, text: string) => void;
  readonly edit: (edits: DraftEdits) => void;
  /**
   * Continues from the published version.
   * @param from names the version that the draft was made from, if another one
   */
  readonly take: (scale: StudioScale, draft?: StudioDraft, from?: string) => void;
  /** Starts anew from what was just published. */
  readonly restart: (scale: StudioScale) => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** True while somebody else edits the draft that is shown. */
  readonly isReadOnly: boolean;
  readonly session: DraftSession;
  readonly view: SessionView;
};

/** How long an editor pauses before the text is checked, in milliseconds. */
const PAUSE = 350;

const textsOf = ({ survey, rule }: StudioDraft): StudioDraft => ({ survey, rule });
const isSame = (one: StudioDraft, other: StudioDraft) => one.survey === other.survey && one.rule === other.rule;

/**
 * Holds the two files of a scale while they are edited. Each step is kept on the server, and what was not confirmed yet
 * in this browser. The server checks the files after each pause.
 * @param who the name of whoever is signed in
 */
export function useWorkspace(calls: StudioCalls, opened: StudioScale, who: string): Workspace {
  const session = useDraftSession(calls, opened, who);
  const view = useSyncExternalStore(session.subscribe, session.view);
  const { scale, log } = view;
  const { from } = log.state;
  const { survey, rule } = log.state;
  // The same object for the same texts: a check or a preview of them need not begin again.
  const draft = useMemo(() => ({ survey, rule }), [survey, rule]);
  const [check, setCheck] = useState<CheckReply | null>(null);
  const [hasCheckFailed, setHasCheckFailed] = useState(false);
  const [isStopped, setIsStopped] = useState(false);
  const running = useRef<AbortController | null>(null);
  const isChanged = !isSame(draft, scale);

  useEffect(() => {
    const giveUp = new AbortController();
    running.current = giveUp;
    setIsStopped(false);
    setCheck(null);
    const soon = setTimeout(() => {
      calls.check(opened.id, draft, giveUp.signal).then(
        (reply) => {
          if (giveUp.signal.aborted) return;
          setHasCheckFailed(false);
          setCheck(reply);
        },
        () => giveUp.signal.aborted || setHasCheckFailed(true),
      );
    }, PAUSE);
    return () => {
      clearTimeout(soon);
      giveUp.abort();
    };
  }, [calls, opened.id, draft]);

  const stopCheck = useCallback(() => {
    running.current?.abort();
    setIsStopped(true);
  }, []);
  const setText = useCallback(
    (part: Part, text: string) => {
      const changes = changesOfText(session.view().log.state[part], storable(text));
      if (changes.length > 0) session.do({ survey: [], rule: [], [part]: changes });
    },
    [session],
  );
  const edit = useCallback(
    (edits: DraftEdits) => {
      const { state } = session.view().log;
      const changesIn = (part: Part) => {
        const stored = (edits[part] ?? []).map((one) => ({ ...one, insert: storable(one.insert) }));
        const made = settled(state[part], stored);
        return changesOfEdits(state[part], applied(state[part], made), made);
      };
      const step = { survey: changesIn("survey"), rule: changesIn("rule") };
      if (step.survey.length > 0 || step.rule.length > 0) session.do(step);
    },
    [session],
  );
  const take = useCallback(
    (next: StudioScale, mine?: StudioDraft, madeFrom?: string) =>
      session.replace(next, { ...(mine ?? textsOf(next)), from: madeFrom ?? next.from }),
    [session],
  );
  const undo = useCallback(() => session.move(session.view().log.position - 1), [session]);
  const redo = useCallback(() => session.move(session.view().log.position + 1), [session]);
  const isReadOnly = view.hold.kind !== "yours";
  return {
    ...{ scale, draft, from, isChanged, check, hasCheckFailed, isStopped, stopCheck, setText, edit, take },
    restart: session.restart,
    canUndo: !isReadOnly && log.position > 0,
    canRedo: !isReadOnly && log.position < log.steps.length,
    ...{ undo, redo, isReadOnly, session, view },
  };
}

/** Half of a character and NUL cannot be stored. */
const storable = (text: string): string => text.toWellFormed().replaceAll("\0", "");
