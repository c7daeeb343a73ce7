// The texts of the studio's frame: its bar, its tabs, and what stands beside them.

export const frameWords = {
  studio: "Studio",
  you: (name: string, role: string) => `${name}, ${role}`,
  staff: "Staff",
  scale: "Scale",
  scaleNamed: (title: string, id: string) => `${title} (${id})`,
  parts: "Parts of this scale",
  tabs: {
    questions: "Questions",
    scoring: "Scoring",
    translations: "Translations",
    trial: "Try it",
    json: "JSON",
    publish: "Publish",
    home: "Take home",
    answers: "Answers",
  },
  toTabs: "Up to the tabs",
  unpublished: "Changes not published",
  allPublished: "Published",
  seeLive: "See it live",
  discard: "Discard my changes",

  width: "Width of the preview",
  widths: { phone: "Phone", desk: "Desk" },
  previewLanguage: "Language of the preview",
  notAsked: (name: string) => `With these answers, question ${name} is not asked.`,
} as const;
