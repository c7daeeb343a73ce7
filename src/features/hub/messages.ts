import { params } from "@nanostores/i18n";
import { messages } from "../../ui/language/language.ts";

export const hubMessages = messages("hub", {
  progress: params("{done} of {total} done."),
  allDone: "All areas are done.",
  notDone: "Not done yet",
  doneOn: params("Done {day}"),
  step: params("One small step: {step}"),
  alertEmergency: "Your last answers told of something that should not wait.",
  alertCrisis: "Your last answers told of a hard time. You do not have to be alone with it.",
  alertDoctor: "Your last answers are worth showing to your doctor.",
  alertNote: "Your last result begins with a note for you.",
  seeResult: "See your result",
  seeResultOf: params("See your result: {name}"),
  more: "More assessments",
  numbersText: "What is worth knowing about yourself, and a list for your next visit to the doctor.",
  numbersStart: "Make your list",
  noStep: "One small thing, at a fixed moment of your day.",
  chooseStep: "Choose a small step",
  seeStep: "See or print my step",
  goOnWithStep: "Go on with my step",
  nextLook: "When to look again",
  coachReady: "Your Health Coach is ready",
  coachText: "It gives you advice that fits your results, in small steps.",
  coachStart: "Activate Health Coach",
});
