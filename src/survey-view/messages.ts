import { params } from "@nanostores/i18n";
import { messages } from "../ui/language/language.ts";

export const surveyMessages = messages("survey", {
  several: "You can pick more than one.",
  decline: "I'd rather not say",
  declined: "Rather not say",
  sayOther: "If you like, say what it is:",
  end: params("{number} means “{words}”"),
  range: params("A number from {from} to {to}"),
  place: params("Question {from} of {all}"),
  places: params("Questions {from} to {to} of {all}"),
  shortPlace: params("{from} of {all}"),
  shortPlaces: params("{from} to {to} of {all}"),
});

export const typedNumberMessages = messages("typedNumber", {
  unread: "Please write one number in digits, such as 7 or 6.5, without a comma between thousands.",
  step: params("Please write a number in steps of {step}, such as {first} or {second}."),
  stepOne: params("Please write a number in steps of {step}, such as {first}."),
});

export const sliderMessages = messages("slider", {
  untouched: "No answer yet. Press on the line, or write a number.",
  chosen: params("Your answer: {number}"),
  less: params("{step} less"),
  more: params("{step} more"),
});

export const typedMomentMessages = messages("typedMoment", {
  example: params("Such as {example}"),
  read: params("We read this as {words}."),
  midnight: "midnight",
  other: params("If you mean {words}, write {write}."),
  unreadDate: params("We could not read this date. Please write day, month and year, such as {example}."),
  unreadTime: params("We could not read this time. Please write it like {example}."),
  unreadMonth: params("We could not read this. Please write a month and a year, such as {example}."),
  impossible: "This day is not in the calendar. Please look at the day and the month again.",
  early: params("Please give {limit}, or later."),
  late: params("Please give {limit}, or earlier."),
});

/** The texts of SurveyJS, under its own keys. It replaces `{0}` by a number. */
export const surveyJsMessages = messages("surveyJs", {
  requiredError: "Please give an answer here.",
  minError: "Please write a number of {0} or more.",
  maxError: "Please write a number of {0} or less.",
  invalidInputError: "We could not read this",
  numericError: "Please write a number.",
  placeholder: "Choose",
  noneItemText: "None of these",
  otherItemText: "Other, please say",
  booleanCheckedLabel: "Yes",
  booleanUncheckedLabel: "No",
});
