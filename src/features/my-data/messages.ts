import { count, params } from "@nanostores/i18n";
import { messages } from "../../ui/language/language.ts";

export const myDataMessages = messages("myData", {
  lead: "This is what we keep about you. You may take a copy with you, or delete it all.",
  kept: "What we keep",
  email: "E-mail address",
  gender: "Gender",
  male: "Male",
  female: "Female",
  year: "Year of birth",
  registered: "Registered on",
  results: "Results, with your answers",
  resultsKept: count({ one: "{count} result", other: "{count} results" }),
  also: "We also keep:",
  steps: "your small steps: their words, the days, and how each one went",
  drafts: "a copy of answers that you have not sent yet, so that you can go on elsewhere",
  consents: "what you said if we asked you about a language model",
  logIns: "your log-ins, and the browsers that need no password; they are listed below",
  codes: "your password and your recovery code, in a form that nobody can read",
  events: "a list of what happened, such as log-ins, without your name or address",
  copy: "Save a copy",
  copyLead: "You get one file with everything, your answers and results too.",
  save: "Save a copy of my data",
  saving: "Saving…",
  notSaved: "Your copy was not saved.",
  saved: "Your copy is with the downloads of this device.",
  toPrivacy: "Read what we do with your data",
  notRead: "We could not open your data.",
  toLogIn: "Please log in again, so that only you see this page.",
});

export const proofMessages = messages("proof", {
  label: "Your password, or your recovery code",
  hint: "This keeps anyone else at this screen from doing it.",
  missing: "Please type your password or your recovery code.",
});

export const accessMessages = messages("access", {
  title: "Where you are logged in",
  lead: "If you do not know one of these, end it and choose another password.",
  sessions: "Open log-ins",
  devices: "Browsers that need no password",
  noDevices: "None.",
  unknown: "A browser",
  thisOne: "(this one)",
  made: params("Since {date}"),
  used: params("Last used {date}"),
  logOut: "Log out",
  end: "End",
  endOf: params("End: {browser}"),
  ended: "Done. That log-in or browser is off the list.",
  notEnded: "We could not end it.",
  unsure: "We could not reach Keepwell, so it may have ended already. It is safe to press “End” again.",
  further: count({
    one: "There is {count} more. “Log out everywhere” ends it too.",
    other: "There are {count} more. “Log out everywhere” ends them too.",
  }),
});

export const everywhereMessages = messages("everywhere", {
  title: "Log out everywhere",
  lead: "This logs you out on every device, here too. We then ask for your password everywhere. Links with your old user id stop working.",
  ending: "Logging out…",
  done: "You are logged out everywhere.",
  failed: "You are still logged in.",
  unsure: "We could not reach Keepwell. Open this page again. If it asks you to log in, you are logged out everywhere.",
});

export const deletionMessages = messages("deletion", {
  title: "Delete my account",
  lead: "You can delete your account and everything in it. It cannot be brought back.",
  ask: "Delete my account",
  sure: "Delete everything?",
  what: params("We delete the account of {email}, with all of this:"),
  answers: "your answers and results",
  answersAmong: params("your answers and results, {kept} among them"),
  entries: "your log-ins, the browsers we know, and your recovery code",
  here: "what this browser keeps of you, unfinished answers too",
  copyFirst: "If you want a copy, save it first.",
  yes: "Yes, delete everything",
  no: "Keep my account",
  deleting: "Deleting…",
  done: "Your account and everything in it are deleted.",
  failed: "Your account was not deleted.",
  unsure: "We could not reach Keepwell. Open this page again. If it asks you to log in, your account is deleted.",
});
