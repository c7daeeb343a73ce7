import { params } from "@nanostores/i18n";
import { messages } from "../language/language.ts";

/** The texts of numbers that are multiplied as they are typed. */
export const amountMessages = messages("followUps", {
  outside: params("Please write a whole number from 0 to {max}."),
});
