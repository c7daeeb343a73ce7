// The texts of the tab for translations.

export const translationWords = {
  oneLanguage: "The site is offered in one language. Further ones are listed under “languages” in surveys/site.json.",
  unreadable: "The texts can be listed again when the JSON can be read.",
  progress: (language: string, done: number, of: number) => `${language}: ${done} of ${of} texts`,
  missingOnly: "Missing only",
  keys: "Alt with the arrow down or up goes to the same language of the next text, or of the one before.",
  fillIn: (count: number) =>
    count === 1
      ? "Fill in 1 text that reads like one with a translation"
      : `Fill in ${count} texts that read like others with a translation`,
  allThere: "No text is missing.",
  texts: "Texts and their translations",
  where: "Where",
  cell: (language: string, where: string) => `${language}: ${where}`,

  files: "For translators",
  filesHint: "Send a file out, have it translated, and bring it back. Nothing changes before you have seen what would.",
  saveXliff: (language: string) => `Save as XLIFF, ${language}`,
  saveCsv: "Save as CSV",
  bring: "Bring a file back (XLIFF or CSV)",
  notText: "The characters of the file cannot be read. Save it as UTF-8 and bring that. Nothing was taken over.",
  wouldChange: (count: number) =>
    count === 0 ? "The file changes nothing." : count === 1 ? "1 text would change." : `${count} texts would change.`,
  whatWouldChange: "Which, and to what",
  leftOut: (count: number) => (count === 1 ? "1 text is left out:" : `${count} texts are left out:`),
  more: (count: number) => `and ${count} more`,
  takeOver: "Take them over",
  leave: "Leave it",
  takenOver: (count: number) => (count === 1 ? "1 text was taken over." : `${count} texts were taken over.`),
} as const;
