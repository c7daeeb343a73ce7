import { newSetId } from "../answers/set-id.ts";
import { begin, change } from "../answers/transitions.ts";
import { offerEarlyPage } from "../browser/early-page.ts";
import { questionsAtOnce } from "../browser/questions-at-once.ts";
import { currentOwner, currentUserId } from "../browser/session.ts";
import { hasBegun, mayFit } from "./may-answer.ts";
import { showMissing } from "./next-label.ts";
import { changeUnfinished, openSets } from "./stored-sets.ts";

// The one script inside a prerendered questionnaire. It stores what is chosen before the code of the page has come, as
// that code would: in the set that this person has begun, or in a new one.

/** Some browsers never answer. The page then waits for its code instead. */
const LIMIT_MS = 5000;

const { survey = "", contentHash = "", total = "0", offered = "" } = document.currentScript?.dataset ?? {};
const root = document.documentElement;
const userId = currentUserId();
const answers: Record<string, string | number> = {};

const isOpen = decide().then((database) => {
  if (database) listen(database);
  root.dataset["early"] = database ? "open" : "closed";
  return database !== null;
});
const listening = new AbortController();
offerEarlyPage({
  survey,
  contentHash,
  isOpen,
  end: () => {
    listening.abort();
    return answers;
  },
});

/** Returns the open database; null where the questions in the document do not fit this person. */
async function decide(): Promise<IDBDatabase | null> {
  root.dataset["early"] = "asked";
  // The document offers to choose this.
  if (questionsAtOnce() !== null) root.dataset["atOnce"] = "chosen";
  if (userId === null || !mayFit(root.lang, offered.split(" "))) return null;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), LIMIT_MS));
  const asked = openSets().then(async (database) => ((await hasBegun(database, userId, survey)) ? null : database));
  return Promise.race([asked, late]).catch(() => null);
}

function listen(database: IDBDatabase): void {
  const { signal } = listening;
  document.addEventListener(
    "change",
    ({ target }) => {
      const item = target instanceof HTMLInputElement && target.closest<HTMLElement>("[data-item]")?.dataset["item"];
      if (!item) return;
      answers[item] = "number" in target.dataset ? Number(target.value) : target.value;
      keep(database);
      showMissing();
    },
    { signal },
  );
}

function keep(database: IDBDatabase): void {
  const owner = currentOwner();
  // Another tab may have logged out, or another person in.
  if (owner === null || currentUserId() !== userId) return;
  const progress = { answered: Object.keys(answers).length, total: Number(total) };
  const position = { page: 0, contentHash, progress };
  changeUnfinished(database, owner, survey, (set) =>
    change(set ?? begin(newSetId(), owner, survey, position), answers, position),
  );
}
