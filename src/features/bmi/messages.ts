import { params } from "@nanostores/i18n";
import { messages } from "../../ui/language/language.ts";

export const bodyMassMessages = messages("bodyMass", {
  title: "Body mass index",
  notFetched: "We could not fetch this page's questions. Check your connection, then try again.",
  calculate: "Calculate BMI",
  announced: params("Your BMI is {bmi}. {category}"),
  result: "Your BMI is",
  guide: "BMI guide",
  whyNoNext: "Next opens once your BMI is worked out.",
  unreached: "We could not reach Keepwell. Your numbers are still here.",
});

export const measureMessages = messages("measures", {
  choose: "Choose",
  missing: "Please choose a number here.",
  useMetric: "Use centimetres and kilograms",
  centimetres: "Your height in centimetres",
  kilograms: "Your weight in kilograms",
  converted: "We convert both to the nearest feet, inches and pounds below.",
  unfit: "These two do not fit the choices below yet. Please look at them once more.",
});
