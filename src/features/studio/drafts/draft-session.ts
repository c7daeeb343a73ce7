import type { StudioScale } from "#core/api/studio.ts";
import type { Command, DraftState, Step, WholeDraft } from "#core/api/studio-drafts.ts";
import { afterCommand, afterCommands, type DraftLog } from "#core/studio-log/draft-log.ts";
import { stepBetween } from "#core/studio-log/step.ts";
import { typedOn } from "#core/studio-log/typing.ts";
import type { StudioCalls } from "../../../api/studio.ts";
import { randomId } from "../../../browser/random-id.ts";
import type { KeptSteps } from "../../../browser/studio.ts";
import type { Hold, SessionView } from "./session-view.ts";
import { createStepSender, type Failure } from "./step-sender.ts";

type Kept = {
  readonly read: () => KeptSteps | null;
  readonly keep: (kept: KeptSteps) => boolean;
  readonly drop: () => void;
};
type Options = {
  readonly calls: Pick<StudioCalls, "scale" | "drafts" | "draft" | "changeDraft" | "takeDraft" | "dropDraft">;
  readonly opened: StudioScale;
  readonly kept: Kept;
  readonly failureOf: (error: unknown) => Failure;
};
export type DraftSession = ReturnType<typeof openDraftSession>;

/** Typing at one place within this time is one step; in milliseconds. */
const TYPING_PAUSE = 1_000;

const liveState = ({ survey, rule, from }: StudioScale): DraftState => ({ survey, rule, from });
const logOf = ({ survey, rule, from, steps, position }: WholeDraft): DraftLog => ({
  state: { survey, rule, from },
  steps,
  position,
});
const isSame = (one: DraftState, other: DraftState) => stepBetween(one, other) === null;

/** Holds the draft of one scale while it is open on a page, and keeps it on the server step by step. */
export function openDraftSession({ calls, opened, kept, failureOf }: Options) {
  let page = randomId();
  let over: string | null = null;
  let start: DraftState | null = null;
  let editedAt = 0;
  let view: SessionView;
  /** As the server has it. */
  let confirmed: DraftLog;
  const listeners = new Set<() => void>();

  const set = (next: Partial<SessionView>) => {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  };
  const keep = () => {
    const [commands, { setAside, shown: draft, log }] = [sender.waiting(), view];
    if (commands.length === 0 && !setAside) return kept.drop();
    const state = setAside ?? log.state;
    kept.keep({ draft, page, over, start, commands, state, revision: sender.revision() });
  };
  const sender = createStepSender({
    async send(commands, revision) {
      const { scale, shown } = view;
      const body = { page, revision, commands: [...commands], ...(over ? { over } : {}), ...(start ? { start } : {}) };
      const reached = (await calls.changeDraft(scale.id, shown, body)).revision;
      [over, start] = [null, null];
      return reached;
    },
    failureOf,
    onKept: (commands) => {
      confirmed = afterCommands(confirmed, commands) ?? confirmed;
    },
    onChange: () => {
      set({ saving: sender.saving() });
      keep();
    },
    onLost: () => void lose(),
  });

  /** Shows a draft as the server has it, or the live files where there is none. */
  const show = (scale: StudioScale, draft: WholeDraft | null, setAside: DraftState | null = null) => {
    page = randomId();
    over = draft?.page ?? null;
    start = draft ? null : liveState(scale);
    const log = draft ? logOf(draft) : { state: liveState(scale), steps: [], position: 0 };
    confirmed = log;
    const hold: Hold = draft && !draft.isEditedByYou ? { kind: "theirs", head: draft } : { kind: "yours" };
    const aside = setAside && !isSame(setAside, log.state) ? setAside : null;
    view = {
      scale,
      log,
      hold,
      saving: sender.saving(),
      drafts: scale.drafts,
      setAside: aside,
      shown: draft?.id ?? randomId(),
    };
    sender.reset(draft?.revision ?? 0);
  };
  /** Goes on where the browser was left, with what had not reached the server. */
  const resume = (left: KeptSteps, draft: WholeDraft | null) => {
    const isIts = left.draft === draft?.id && [left.page, left.over].includes(draft.page);
    const done = isIts ? draft.revision - left.revision : 0;
    const fits = isIts ? done >= 0 && draft.isEditedByYou : draft === null && left.start !== null;
    const base = isIts ? view.log : { state: left.start ?? left.state, steps: [], position: 0 };
    const commands = left.commands.slice(done);
    const log = fits ? afterCommands(base, commands) : null;
    if (!log) {
      set({ setAside: isSame(left.state, view.log.state) ? null : left.state });
      return keep();
    }
    confirmed = base;
    page = left.page;
    over = isIts && draft.page === left.page ? null : left.over;
    start = draft ? null : left.start;
    set({ log, shown: left.draft });
    sender.reset(left.revision + done, commands);
  };
  const reopen = async (setAside: DraftState | null) => {
    const scale = await calls.scale(view.scale.id);
    show(scale, scale.draft, setAside);
  };
  /** The draft went on elsewhere: it is shown as it is there, and what had not reached it is set aside. */
  const lose = async () => {
    const mine = sender.waiting().length > 0 ? view.log.state : view.setAside;
    const { scale, shown } = view;
    sender.reset(sender.revision());
    set({ hold: { kind: "elsewhere" }, setAside: mine });
    keep();
    const theirs = await calls.draft(scale.id, shown).catch(() => null);
    if (!theirs || view.shown !== shown) return;
    const aside = mine && !isSame(mine, logOf(theirs).state) ? mine : null;
    const hold: Hold = theirs.isEditedByYou ? { kind: "elsewhere" } : { kind: "theirs", head: theirs };
    set({ log: logOf(theirs), hold, setAside: aside });
    keep();
  };
  /** Goes on from what the server has, in one step: one of those that wait cannot be kept, so none after it could be. */
  const goOnPast = ({ state }: DraftLog) => {
    const step = stepBetween(confirmed.state, state);
    const log = step && afterCommand(confirmed, { kind: "step", step });
    view = { ...view, log: log ?? confirmed };
    sender.reset(sender.revision(), step ? [{ kind: "step", step }] : []);
  };
  const give = (command: Command) => {
    const log = view.hold.kind === "yours" ? afterCommand(view.log, command) : null;
    if (!log) return;
    if (sender.saving().kind === "refused") return goOnPast(log);
    view = { ...view, log };
    sender.add(command);
  };
  const doStep = (step: Step) => {
    const [last, isTyping] = [sender.waiting().at(-1), Date.now() - editedAt < TYPING_PAUSE];
    editedAt = Date.now();
    const joined = isTyping && last?.kind === "step" ? typedOn(last.step, step) : null;
    const after = view.hold.kind === "yours" ? afterCommand(view.log, { kind: "step", step }) : null;
    if (!after) return;
    if (!joined || !sender.replaceLast({ kind: "step", step: joined })) return give({ kind: "step", step });
    const steps = [...view.log.steps.slice(0, -1), joined];
    set({ log: { state: after.state, steps, position: steps.length } });
    keep();
  };

  view = { scale: opened } as SessionView;
  const left = kept.read();
  show(opened, opened.draft);
  if (left) resume(left, opened.draft);

  return {
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    do: doStep,
    /** Goes to another place in the log, if it is there. */
    move: (to: number) => give({ kind: "move", to }),
    /** Puts other texts in the place of these, as one step that can be undone. */
    replace(scale: StudioScale, state: DraftState) {
      set({ scale: { ...scale, drafts: [], draft: null } });
      const step = stepBetween(view.log.state, state);
      if (step) give({ kind: "step", step });
    },
    bringBack() {
      const step = view.setAside && stepBetween(view.log.state, view.setAside);
      set({ setAside: null });
      if (step) give({ kind: "step", step });
      keep();
    },
    /** Starts anew from what is live: the draft was published. */
    restart(scale: StudioScale) {
      const { shown } = view;
      const isKept = start === null;
      const sent = sender.settled();
      show(scale, null);
      set({});
      kept.drop();
      if (isKept) void sent.then(() => calls.dropDraft(scale.id, shown)).catch(() => undefined);
    },
    /** Removes the draft for good, with its steps. */
    async drop() {
      await sender.settled();
      await calls.dropDraft(view.scale.id, view.shown);
      kept.drop();
    },
    async takeOver() {
      const next = randomId();
      const { scale, shown, setAside } = view;
      const taken = await calls.takeDraft(scale.id, shown, next).catch(() => null);
      if (!taken) return reopen(setAside);
      show({ ...scale, drafts: [...view.drafts] }, taken, setAside);
      [page, over] = [next, null];
      set({});
    },
    /** Shows somebody's draft, once all that was done here is kept. @returns false when that cannot be done now */
    async read(draft: string): Promise<boolean> {
      if (!(await sender.flush())) return false;
      const found = await calls.draft(view.scale.id, draft);
      show({ ...view.scale, drafts: [...view.drafts] }, found, view.setAside);
      set({});
      return true;
    },
    /** Shows one's own draft again, or what is live. */
    async leave() {
      const scale = await calls.scale(view.scale.id);
      const own = scale.draft?.isEditedByYou || scale.draft?.isOwn ? scale.draft : null;
      show(scale, own, view.setAside);
      set({});
    },
    /** Looks whether somebody else went on with a draft. */
    async look() {
      const { scale, hold, shown } = view;
      const revision = sender.revision();
      const drafts = await calls.drafts(scale.id);
      // The list may be older than a save that was confirmed meanwhile.
      if (view.shown !== shown || view.hold !== hold || sender.revision() !== revision) return;
      set({ drafts });
      const head = drafts.find(({ id }) => id === shown);
      if (
        hold.kind === "theirs" &&
        head &&
        (head.revision !== hold.head.revision || head.editor !== hold.head.editor)
      ) {
        const theirs = await calls.draft(scale.id, shown);
        if (view.hold === hold) set({ log: logOf(theirs), hold: { kind: "theirs", head: theirs } });
      }
      const isAway = start === null ? head === undefined : drafts.some(({ isOwn }) => isOwn);
      const isTaken = head !== undefined && head.page !== page && head.page !== over;
      if (hold.kind === "yours" && sender.saving().kind !== "saving" && (isAway || isTaken)) await lose();
    },
    flush: sender.flush,
    stop: sender.stop,
  };
}
