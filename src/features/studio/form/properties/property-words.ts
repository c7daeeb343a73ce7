// What the properties of questions and pages are called in the form. A type of question brings its properties in its
// schema; a test says which of them has no words here yet.

type Words = { readonly label: string; readonly hint?: string };

/** By property; `type.property` where one type means something else by it. */
const PROPERTIES: Readonly<Record<string, Words>> = {
  name: { label: "Name", hint: "Answers are kept and exported under it. Letters, digits, spaces, - and _." },
  title: { label: "Question" },
  description: { label: "Explanation below it" },
  isRequired: { label: "An answer is required" },
  requiredErrorText: { label: "What is said where the answer is missing" },
  declinable: { label: "Offers “I’d rather not say”" },
  visibleIf: { label: "Asked only when" },
  choices: { label: "Options" },
  columns: { label: "Options" },
  rows: { label: "Rows", hint: "Each is answered by one of the options." },
  showNoneItem: { label: "Offers “none” after the choices" },
  noneText: { label: "Words for “none”" },
  showOtherItem: { label: "Offers “other”, with a field to say what it is" },
  otherText: { label: "Words for “other”" },
  otherPlaceholder: { label: "Example in the empty field beside “other”" },
  isExclusive: { label: "Cannot be chosen together with others" },
  choicesMin: { label: "First of a row of whole numbers", hint: "Offered after the options, up to the last one." },
  choicesMax: { label: "Last of a row of whole numbers" },
  placeholder: { label: "Example in the empty field" },
  inputType: { label: "What is typed" },
  min: { label: "Lowest answer" },
  max: { label: "Highest answer" },
  step: { label: "In steps of" },
  maxLength: { label: "Most characters" },
  validators: { label: "Checks of the answer", hint: "An answer is taken where each of them holds." },
  expression: { label: "Formula", hint: "Questions stand in braces: {name}." },
  text: { label: "What is said where it does not hold" },
  soft: { label: "Asks only, and lets the answer pass" },
  labelTrue: { label: "Word for yes" },
  labelFalse: { label: "Word for no" },
  rateMin: { label: "Lowest number" },
  rateMax: { label: "Highest number" },
  minRateDescription: { label: "Words at the low end" },
  maxRateDescription: { label: "Words at the high end" },
  eachRowRequired: { label: "Every row must be answered" },
  isAllRowRequired: { label: "Every row must be answered (older name)" },
  html: { label: "The note" },
  sliderType: { label: "Kind of slider" },
  customLabels: { label: "Words at the ends" },
  items: { label: "Fields" },
  elements: { label: "Questions in the group" },
  "comment.rows": { label: "Lines shown" },
  "panel.title": { label: "Title of the group" },
  "panel.description": { label: "Explanation below it" },
  "expression.title": { label: "The line" },
  "page.title": { label: "Title of the page" },
  "page.description": { label: "Explanation below it" },
  "page.visibleIf": { label: "Shown only when" },
  "page.validators": { label: "Checks of answers that belong together" },
  "panel.visibleIf": { label: "Shown only when" },
  "html.visibleIf": { label: "Shown only when" },
  "expression.visibleIf": { label: "Shown only when" },
  "multipletext.items.title": { label: "Words of the field" },
  "slider.customLabels.value": { label: "At this number" },
  "slider.customLabels.text": { label: "Words" },
  "slider.customLabels.showValue": { label: "Shows the number too" },
};

/** The words of a property: the most particular there are, such as those of `items.title` before those of `title`. */
export function wordsOfProperty(type: string, property: string): Words | undefined {
  const last = property.slice(property.lastIndexOf(".") + 1);
  return PROPERTIES[`${type}.${property}`] ?? PROPERTIES[property] ?? PROPERTIES[last];
}

/** What the values of a property are called. */
const VALUES: Readonly<Record<string, string>> = {
  text: "Words",
  number: "A number",
  date: "A day",
  time: "A time of day",
  month: "A month",
};
export const wordOfValue = (value: unknown): string => VALUES[`${value}`] ?? `${value}`;

/** What the types of questions are called, from the most used on. */
export const TYPE_WORDS: Readonly<Record<string, Words>> = {
  radiogroup: { label: "One of a few options" },
  checkbox: { label: "Several of the options" },
  dropdown: { label: "One option from a list that opens" },
  boolean: { label: "Yes or no" },
  rating: { label: "A number side by side, as 1 to 5" },
  slider: { label: "A number on a line" },
  matrix: { label: "Rows with the same options" },
  text: { label: "A short answer: words, a number, a day or a time" },
  multipletext: { label: "Several short answers" },
  comment: { label: "A long answer" },
  html: { label: "A note, without an answer" },
  expression: { label: "A line that is worked out from answers" },
  panel: { label: "A group of questions" },
};

export const wordOfType = (type: string): string => TYPE_WORDS[type]?.label ?? type;
