import { params } from "@nanostores/i18n";
import { messages } from "../../ui/language/language.ts";

export const nextLookMessages = messages("nextLook", {
  title: "When to look again",
  lead: "Things change slowly. A few weeks later is soon enough to look again.",
  again: params("Look at {name} again on {day}"),
  since: params("Last time: {day}"),
  due: params("It is time to look at {name} again."),
  take: params("Take it again: {name}"),
  calendar: "Save it for my calendar",
  calendarAll: "Save them for my calendar",
  calendarHint: "The file opens in the calendar of your phone or computer. It holds the days, and nothing else of you.",
  print: "Print a slip",
  printAll: "Print the slips",
  noFile: "We could not make the calendar file. Please try again.",
  none: "No area is done yet. After your first result, you see here when to look again.",
  all: "All areas",
  where: params("At {site}"),
});
