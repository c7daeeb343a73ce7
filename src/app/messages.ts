import { params } from "@nanostores/i18n";
import { messages } from "../ui/language/language.ts";

export const frameMessages = messages("frame", {
  skip: "Skip to the page",
  opening: "Opening the page…",
  main: "Main",
  home: "Home",
  menu: "Menu",
  logOut: "Log out",
  general: "General Services",
  plan: "My Personalized Plan",
  moreLinks: "More links",
  fewerLinks: "Fewer links",
  aboutSite: "About this site",
  questionsOf: params("{name} questions"),
  otherAccount: "You are now using another account.",
  otherAccountHint: "It came with a link. Answers you give now go to it.",
  otherAccountOf: params("It belongs to {email} and was made in {month}. Answers you give now go to it."),
  leaveAccount: "Not you? Back to the log-in",
});

export const startMessages = messages("start", {
  title: "Opening the page",
  unreached: "We could not reach Keepwell",
  notYou: "You did nothing wrong. The connection may be slow or cut off.",
  wait: "Please wait a moment, then try again.",
});

export const errorMessages = messages("errorPage", {
  title: "This page did not open",
  ourSide: "Something went wrong on our side. What you entered is safe.",
  ourSideUnkept: "Something went wrong on our side.",
  check: "Check that you are connected to the internet, then try again.",
});

export const notFoundMessages = messages("notFound", {
  name: "Page not found",
  title: "We could not find this page",
  moved: "The address may have changed. Nothing of yours is lost.",
  home: "Go to the home page",
});
