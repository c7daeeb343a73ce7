import { hasStoredAnswers } from "../answers/persist.ts";
import { newSetId } from "../answers/set-id.ts";
import { begin, change } from "../answers/transitions.ts";
import { offerEarlyPage } from "../browser/early-page.ts";
import { questionsAtOnce } from "../browser/questions-at-once.ts";
import { currentOwner, currentUserId } from "../browser/session.ts";
import { hasBegun, mayFit } from "./may-answer.ts";
import { changeUnfinished, openSets } from "./stored-sets.ts";

// The one script inside a prerendered questionnaire. It stores what is chosen before the code of the page has come, as
// that code would: in the set that this person has begun, or in a new one.

/** Some browsers never answer. The page then waits for its code instead. */
const LIMIT_MS = 5000;

const { survey = "", contentHash = "", total = "0", offered = "" } = document.currentScript?.dataset ?? {};
const root = document.documentElement;
const userId = currentUserId();
const answers: Record<string, string | number> = {};

/** Set once the database is open. What is chosen before waits for it. */
let stored: IDBDatabase | null = null;
/** The id of the set that began on this page. */
let begun: string | undefined;
const listening = new AbortController();

const isOpen = decide().then((fits) => {
  root.dataset["early"] = fits ? "open" : "closed";
  return fits;
});
offerEarlyPage({
  survey,
  contentHash,
  isOpen,
  end: () => {
    listening.abort();
    return answers;
  },
});

/** Returns whether the questions in the document fit the person. */
async function decide(): Promise<boolean> {
  // Where nobody has answered anything the questions fit, as nearly always, and wait for nothing.
  if (hasStoredAnswers()) root.dataset["early"] = "asked";
  // The document offers to choose this.
  if (questionsAtOnce() !== null) root.dataset["atOnce"] = "chosen";
  if (userId === null || !mayFit(root.lang, offered.split(" "))) return false;
  listen();
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), LIMIT_MS));
  const asked = openSets().then(async (database) => {
    const isBegun = await hasBegun(database, userId, survey);
    stored = database;
    if (Object.keys(answers).length > 0) keep(database);
    return !isBegun;
  });
  return Promise.race([asked, late]).catch(() => false);
}

function listen(): void {
  const { signal } = listening;
  document.addEventListener(
    "change",
    ({ target }) => {
      const item = target instanceof HTMLInputElement && target.closest<HTMLElement>("[data-item]")?.dataset["item"];
      if (!item) return;
      answers[item] = "number" in target.dataset ? Number(target.value) : target.value;
      if (stored) keep(stored);
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
  changeUnfinished(database, owner, survey, (set) => {
    // Whoever comes back continues where they were, also after a press that was quicker than the database.
    if (set && set.id !== begun) return change(set, answers, set);
    const own = set ?? begin(newSetId(), owner, survey, position);
    begun = own.id;
    return change(own, answers, position);
  });
}

/**
 * Lets the button that continues say how many questions are missing, in the texts that it brings along. It leads nowhere
 * yet: a press counts once the code of the page has come.
 */
function showMissing(): void {
  const place = document.querySelector<HTMLElement>("[data-onward]");
  const button = place?.querySelector("button");
  if (!place || !button) return;
  const texts = JSON.parse(place.dataset["onward"] ?? "[]") as string[];
  const groups = [...document.querySelectorAll("[data-first-question] [data-item]")];
  const missing = groups.filter((group) => group.querySelector(":checked") === null).length;
  button.textContent = texts[missing] ?? button.textContent;
  button.toggleAttribute("data-ready", missing === 0);
}
