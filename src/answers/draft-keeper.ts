import { atom, type ReadableAtom } from "nanostores";
import type { Answers, AnswerValue } from "#core/content-model/survey.ts";
import { afterPaint, type PendingWork } from "../browser/after-paint.ts";
import { currentOwner, currentUserId } from "../browser/session.ts";
import { type AnswerSet, answersOf, type Delivered, type Unfinished } from "./answer-set.ts";
import { mirroredSets, setsOf, unfinishedSet } from "./mirror.ts";
import { askToPersist } from "./persist.ts";
import { newSetId } from "./set-id.ts";
import { storageWorks } from "./storage-works.ts";
import { changeSets } from "./store.ts";
import { begin, change, type Position, sameAnswer } from "./transitions.ts";
import { removeNote, writeNote } from "./unsaved-notes.ts";

/**
 * Where the answers on the screen are: nowhere yet, on their way to the disk, on the disk, in this page alone, or
 * removed by the person in another tab.
 */
type Keeping = "nothing" | "saving" | "saved" | "memory" | "removed";

/** The part of an open questionnaire that is stored. `changes` counts changed answers. */
export type DraftSource = {
  state(): {
    readonly changes: number;
    readonly page: number;
    readonly answered: number;
    readonly ruledOut: number;
    readonly total: number;
  };
  subscribe(listener: () => void): () => void;
  givenAnswers(): Answers;
  adopt(answers: Readonly<Record<string, AnswerValue | null>>): string[];
};

export type DraftPlace = {
  readonly userId: string | null;
  readonly survey: string;
  readonly contentHash: string;
  /** The set the questionnaire was opened with. One that has arrived is corrected by its next change. */
  readonly opened: Unfinished | Delivered | null;
};

export type DraftKeeper = {
  readonly keeping: ReadableAtom<Keeping>;
  /** The set as last seen; null before the first answer. */
  readonly current: ReadableAtom<AnswerSet | null>;
  readonly start: () => () => void;
  /** Writes what is not written yet, shows what other tabs answered, and returns the set. */
  readonly flush: () => Promise<AnswerSet | null>;
  /** Shows answers that nobody gave here. They are stored with the first one that somebody gives. */
  readonly fillIn: (answers: Answers) => void;
  /** Stops storing, after the answers have been sent. */
  readonly stop: () => void;
};

/** Stores the answers of a run, each after it has been painted, and shows in it what other tabs answer. */
export function createDraftKeeper(run: DraftSource, place: DraftPlace): DraftKeeper {
  const { userId, survey, contentHash } = place;
  const ownerAtOpening = currentOwner();
  /** The owner may become known while the questionnaire is open; after a log-out it stays who it was. */
  const owner = () => (currentUserId() === userId ? currentOwner() : null) ?? ownerAtOpening;
  const keeping = atom<Keeping>(
    place.opened ? keptAs(place.opened) : storageWorks.get() === false ? "memory" : "nothing",
  );
  const current = atom<AnswerSet | null>(place.opened);
  let id = place.opened?.id;
  /** The answers that the set and the screen have in common. */
  let known: Answers = run.givenAnswers();
  /** Stored answers that the questionnaire does not take any more. They stay stored until they are answered anew. */
  const unfit = differences(known, place.opened ? answersOf(place.opened) : {});
  /** What is being written. It is news to the set, and no longer to this page. */
  let inFlight: Readonly<Record<string, AnswerValue | null>> = {};
  /** Answers that were filled in. Alone they begin no set. */
  let filledIn: Answers = {};
  let isStopped = false;
  let isAdopting = false;
  let pending: PendingWork | null = null;
  let writing: Promise<void> = Promise.resolve();
  let { changes, page } = run.state();

  const position = (): Position => {
    const { answered, total, ruledOut } = run.state();
    return { page: run.state().page, contentHash, progress: { answered, total: total - ruledOut } };
  };

  /** Shows what the set has and the screen has not, but for what was answered here and is not written yet. */
  const absorb = (next: AnswerSet) => {
    current.set(next);
    if (next.state === "removed") return keeping.set("removed");
    id = next.id;
    // An answer that was taken back while it was written differs from what is written, not from what was known.
    const unsaved = differences(withChanges(known, inFlight), run.givenAnswers());
    const given = answersOf(next);
    const news = Object.fromEntries(
      Object.entries(differences(known, given)).filter(
        ([item, value]) => !Object.hasOwn(unsaved, item) && !sameAnswer(unfit[item], value),
      ),
    );
    if (Object.keys(news).length === 0) return;
    isAdopting = true;
    const left = run.adopt(news);
    isAdopting = false;
    ({ changes } = run.state());
    known = withChanges(known, Object.fromEntries(Object.entries(news).filter(([item]) => !left.includes(item))));
  };

  const write = async () => {
    const by = owner();
    const given = run.givenAnswers();
    if (isStopped || by === null || userId === null || keeping.get() === "removed") return;
    const unsaved = differences(known, given);
    if (beginsNothing(unsaved)) return;
    id ??= newSetId();
    const before = current.get();
    inFlight = unsaved;
    const { result, isKept } = await changeSets<AnswerSet>({ owners: [by], id }, (sets) => {
      const own = sets.find((one) => one.id === id) ?? unfinishedSet(sets.filter((one) => one.survey === survey));
      if (own?.state === "removed") return { puts: [], result: own };
      const base = own ?? setOf(before) ?? begin(`${id}`, by, survey, position());
      const next = change(base, unsaved, position());
      return { puts: [next], result: next };
    }).catch((error: unknown) => {
      inFlight = {};
      throw error;
    });
    known = withChanges(known, unsaved);
    inFlight = {};
    absorb(result);
    if (isKept) {
      removeNote(result.id);
      askToPersist();
    }
    if (result.state !== "removed" && !hasUnsaved()) keeping.set(isKept ? "saved" : "memory");
  };
  /** Whether these changes alone would begin a set of which nothing was answered. */
  const beginsNothing = (changes: Readonly<Record<string, AnswerValue | null>>) =>
    id === undefined && Object.entries(changes).every(([item, value]) => sameAnswer(filledIn[item], value));
  const hasUnsaved = () => Object.keys(differences(known, run.givenAnswers())).length > 0;

  const writeInTurn = () => {
    pending = null;
    // A write that failed must not keep the next ones from being tried.
    writing = writing.then(write, write);
    return writing;
  };
  const noteChange = () => {
    const state = run.state();
    if (isAdopting || (state.changes === changes && state.page === page)) return;
    if (state.changes !== changes && keeping.get() === "saved") keeping.set("saving");
    ({ changes, page } = state);
    pending ??= afterPaint(() => void writeInTurn());
  };
  /** Leaves a note that is written at once, because the page may be gone before the database is. */
  const onPageHide = () => {
    const by = owner();
    const unsaved = differences(known, run.givenAnswers());
    if (isStopped || by === null || keeping.get() === "removed" || Object.keys(unsaved).length === 0) return;
    if (beginsNothing(unsaved)) return;
    id ??= newSetId();
    const seq = setOf(current.get())?.seq ?? 0;
    writeNote({ id, owner: by, survey, changes: unsaved, position: position(), seq });
  };
  const onMirror = () => {
    const by = owner();
    // Before the first answer here, the set that another tab has begun is this one's too.
    const begun = id === undefined && by !== null ? unfinishedSet(setsOf(by, survey)) : null;
    const seen = mirroredSets.get().get(begun?.id ?? id ?? "");
    if (seen && seen.set !== current.get() && !isStopped) absorb(seen.set);
  };

  return {
    keeping,
    current,
    start: () => {
      const endings = [run.subscribe(noteChange), mirroredSets.listen(onMirror)];
      window.addEventListener("pagehide", onPageHide);
      // What was answered elsewhere while a field was typed in is shown once it is left.
      const onLeave = () => {
        const set = current.get();
        if (set) absorb(set);
      };
      window.addEventListener("focusout", onLeave);
      return () => {
        for (const end of endings) end();
        window.removeEventListener("pagehide", onPageHide);
        window.removeEventListener("focusout", onLeave);
        pending?.finish();
      };
    },
    flush: async () => {
      pending?.cancel();
      await writeInTurn();
      return current.get();
    },
    fillIn: (answers) => {
      filledIn = answers;
      isAdopting = true;
      run.adopt(answers);
      isAdopting = false;
      ({ changes } = run.state());
    },
    stop: () => {
      isStopped = true;
      pending?.cancel();
    },
  };
}

const keptAs = ({ id }: AnswerSet): Keeping => (mirroredSets.get().get(id)?.isKept === false ? "memory" : "saved");

/** A set that is gone from the database without a tombstone was cleared with the site's data: it is written again. */
const setOf = (set: AnswerSet | null): Unfinished | Delivered | null => (set?.state === "removed" ? null : set);

/** Returns what to change in `before` to get `after`. */
function differences(before: Answers, after: Answers): Record<string, AnswerValue | null> {
  const items = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...items].filter((item) => !sameAnswer(before[item], after[item]));
  return Object.fromEntries(changed.map((item) => [item, after[item] ?? null]));
}

function withChanges(answers: Answers, changes: Readonly<Record<string, AnswerValue | null>>): Answers {
  const next: Record<string, AnswerValue> = { ...answers };
  for (const [item, value] of Object.entries(changes)) {
    if (value === null) delete next[item];
    else next[item] = value;
  }
  return next;
}
