import { USER_ID } from "#core/shared/prerender.ts";
import { askEarly } from "../api/early-reply.ts";
import { completeAfterPaint } from "../browser/complete-document.ts";
import { completedTests } from "../browser/completed-tests.ts";
import { watchEarlyActions } from "../browser/early-actions.ts";
import { currentQuery, replacePage } from "../browser/location.ts";
import { showLook, storedLook } from "../browser/look.ts";
import { currentToken, currentUserId } from "../browser/session.ts";

// Runs in a prerendered document before it is painted. The document is the same for everyone; this browser knows how it
// is to look, and whether somebody is logged in.

showLook(storedLook());
watchEarlyActions();

const { dataset } = document.documentElement;
const userId = currentUserId();
const guestsGoTo = dataset["guestsGoTo"];
if (userId !== null) {
  dataset["known"] = "";
  // What this person has done changes what the page says: it stays hidden until the script has added it.
  if (Object.keys(completedTests(userId)).length > 0) dataset["hasResults"] = "";
  const token = currentToken();
  const call = dataset["earlyCall"] ?? ("hasResults" in dataset ? dataset["earlyCallOfResults"] : undefined);
  if (call !== undefined && token !== null) askEarly(call.replace(USER_ID, encodeURIComponent(userId)), token);
} else if (guestsGoTo !== undefined && currentQuery() === "") {
  // The document names the way back without a query. With one, the guard of the page sends the visitor on.
  replacePage(guestsGoTo);
}

completeAfterPaint();
