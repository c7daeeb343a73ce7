import { params } from "@nanostores/i18n";
import { messages } from "../../ui/language/language.ts";

export const hubMessages = messages("hub", {
  choose: "Choose an area to begin. Take them in any order, one at a time, and pause whenever you like.",
  progress: params("{done} of {total} done."),
  notDone: "Not done yet",
  doneOn: params("Done {day}"),
  next: params("Next: {name}"),
  welcomeBack: params("Welcome back. {name} was {weeks}."),
  again: params("Take it again: {name}"),
  rest: params("All done. {name} comes again on {day}."),
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
  coachReady: "Your Health Coach is ready",
  coachText: "It speaks with you about your results and suggests small steps.",
  coachStart: "Activate Health Coach",
});
