import { messages } from "../../ui/language/language.ts";

export const contactMessages = messages("contact", {
  none: "This site has no e-mail address or telephone number of its own. To reach the people who run it, open one of their other sites and write to them there:",
  mail: "By e-mail",
  telephone: "By telephone",
  hours: "When somebody answers",
  sites: "Other sites",
  reach: "You can reach us through these sites.",
  urgent: "If it cannot wait",
  urgentText: "Nobody here reads messages right away. In an emergency, please call.",
});

export const demoMessages = messages("demo", {
  areas: "All areas",
  step: "One small step:",
  absent: "We could not open the results. Please open this page again.",
});
