import { params } from "@nanostores/i18n";
import { messages } from "../ui/language/language.ts";

export const surveyMessages = messages("survey", {
  several: "You can pick more than one.",
  decline: "I'd rather not say",
  declined: "Rather not say",
  sayOther: "If you like, say what it is:",
  end: params("{number} means “{words}”"),
  place: params("Question {from} of {all}"),
  places: params("Questions {from} to {to} of {all}"),
});

export const readAloudMessages = messages("readAloud", {
  read: "Read aloud",
  stop: "Stop reading",
  normal: "Speed: Normal",
  slower: "Speed: Slower",
});

export const typedNumberMessages = messages("typedNumber", {
  unread: "Please write one number in digits, such as 7 or 6.5, without a comma between thousands.",
  step: params("Please write a number in steps of {step}, such as {first} or {second}."),
  stepOne: params("Please write a number in steps of {step}, such as {first}."),
});

/** The texts of SurveyJS, under its own keys. It replaces `{0}` by a number. */
export const surveyJsMessages = messages("surveyJs", {
  requiredError: "Please give an answer here.",
  minError: "Please write a number of {0} or more.",
  maxError: "Please write a number of {0} or less.",
  invalidInputError: "Invalid input",
  numericError: "The value should be numeric.",
  placeholder: "Select...",
  noneItemText: "None of these",
  otherItemText: "Other, please say",
  booleanCheckedLabel: "Yes",
  booleanUncheckedLabel: "No",
});
