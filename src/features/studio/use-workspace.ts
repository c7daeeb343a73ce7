import { useCallback, useEffect, useRef, useState } from "react";
import type { CheckReply, Part, StudioDraft, StudioScale } from "#core/api/studio.ts";
import type { StudioCalls } from "../../api/studio.ts";
import { dropKeptDraft, keepDraft, readKeptDraft } from "../../browser/studio.ts";
import type { DraftEdits } from "./form/form-edit.ts";
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
};

/** How long an editor pauses before the text is checked, in milliseconds. */
const PAUSE = 350;

const textsOf = ({ survey, rule }: StudioDraft): StudioDraft => ({ survey, rule });
const isSame = (one: StudioDraft, other: StudioDraft) => one.survey === other.survey && one.rule === other.rule;

/**
 * Holds the two files of a scale while they are edited. They are stored in this browser, and the server checks them
 * after each pause.
 */
export function useWorkspace(calls: StudioCalls, opened: StudioScale): Workspace {
  const [scale, setScale] = useState(opened);
  const [{ draft, from }, setDraft] = useState(() => {
    const { from: keptFrom, ...kept } = readKeptDraft(opened.id) ?? { ...textsOf(opened), from: opened.from };
    return { draft: kept, from: keptFrom };
  });
  const [check, setCheck] = useState<CheckReply | null>(null);
  const [hasCheckFailed, setHasCheckFailed] = useState(false);
  const [isStopped, setIsStopped] = useState(false);
  const running = useRef<AbortController | null>(null);
  const isChanged = !isSame(draft, scale);

  useEffect(() => {
    if (isSame(draft, scale)) dropKeptDraft(scale.id);
    else keepDraft(scale.id, { ...draft, from });
  }, [draft, scale, from]);

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
  const setText = useCallback((part: Part, text: string) => {
    setDraft((now) => (now.draft[part] === text ? now : { ...now, draft: { ...now.draft, [part]: text } }));
  }, []);
  const edit = useCallback(({ survey = [], rule = [] }: DraftEdits) => {
    setDraft((now) => ({
      ...now,
      draft: { survey: applied(now.draft.survey, survey), rule: applied(now.draft.rule, rule) },
    }));
  }, []);
  const take = useCallback((next: StudioScale, mine?: StudioDraft, madeFrom?: string) => {
    setScale(next);
    setDraft({ draft: mine ?? textsOf(next), from: madeFrom ?? next.from });
  }, []);
  return { scale, draft, from, isChanged, check, hasCheckFailed, isStopped, stopCheck, setText, edit, take };
}
