import { params } from "@nanostores/i18n";
import { messages } from "../../../ui/language/language.ts";

/** The texts of the page on which admins read what happened. */
export const eventsMessages = messages("staffEvents", {
  title: "What happened",
  lead: "Log-ins, refusals, resets, publications, exports and deletions. People appear under pseudonyms. Days and times are in UTC.",
  from: "First day",
  to: "Last day",
  kind: "What",
  outcome: "How it ended",
  who: "Who",
  whoHint: "A pseudonym, or the name of somebody on the staff.",
  any: "All",
  done: "Done",
  refused: "Refused",
  show: "Show",
  list: "Events",
  none: "Nothing that fits.",
  refusedAs: params("Refused: {code}"),
  times: params("{times} times within a minute"),
  by: params("By {who}"),
  network: params("From {network}"),
  older: "Show older",
  table: "Save these as CSV",
  notRead: "The events could not be read.",
  signIn: "Sign in",
});
