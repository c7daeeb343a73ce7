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
  copy: "Save a copy",
  copyLead: "One file with all of this, your answers and results included. Other programs can read it.",
  save: "Save a copy of my data",
  saving: "Saving…",
  notSaved: "Your copy was not saved.",
  saved: "Your copy is with the downloads of this device.",
  toPrivacy: "Read what we do with your data",
  notRead: "We could not get your data.",
  toLogIn: "For this page we need to be sure that it is you. Please log in again.",
});

export const proofMessages = messages("proof", {
  label: "Your password, or your recovery code",
  hint: "So that nobody else who sits here can do this.",
  missing: "Please type your password or your recovery code.",
});

export const accessMessages = messages("access", {
  title: "Where you are logged in",
  lead: "If you do not know one of these, end it and choose another password.",
  sessions: "Open log-ins",
  devices: "Browsers we know, which we do not ask for your password",
  noDevices: "None.",
  unknown: "A browser",
  thisOne: "(this one)",
  made: params("Since {date}"),
  used: params("Last used {date}"),
  logOut: "Log out",
  end: "End",
  endOf: params("End: {browser}"),
  ended: "It has ended.",
  notEnded: "It has not ended.",
  unsure: "We could not reach Keepwell, so it may or may not have ended. It is safe to press “End” again.",
  further: count({
    one: "There is {count} more. “Log out everywhere” ends it too.",
    other: "There are {count} more. “Log out everywhere” ends them too.",
  }),
});

export const everywhereMessages = messages("everywhere", {
  title: "Log out everywhere",
  lead: "This ends every log-in on every device, here too. We then ask for your password everywhere, and links with your old user id no longer work.",
  ending: "Logging out…",
  done: "You are logged out everywhere.",
  failed: "You are still logged in.",
  unsure:
    "We could not reach Keepwell, so you may or may not be logged out everywhere. Open this page again: if it asks you to log in, it is done.",
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
  unsure:
    "We could not reach Keepwell, so your account may or may not be deleted. Open this page again: if it asks you to log in, it is deleted.",
});
