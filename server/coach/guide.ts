import { fillIn } from "#core/content/fill-in.ts";
import { textOf } from "#core/content/text-of.ts";
import type { Domain } from "#core/contracts/domains.ts";
import type { GuidanceEntry } from "#core/contracts/guidance.ts";
import { detectConcern } from "#core/safety/detect-concern.ts";
import type { Content } from "../content/content.ts";
import { openLibrary } from "./library.ts";
import { namedResults } from "./named-results.ts";
import type { DomainResult } from "./results.ts";
import { isGreeting } from "./words.ts";

/** What answers people. The built-in guide is one such; a language model may be another. */
export type Coach = {
  /** Answers one question. */
  reply(question: string): Promise<string>;
  /** Advice for people in general, one point a line. */
  adviceForAnyone(): Promise<string>;
  /** Advice from a person's own results, weakest first, one point a line. */
  adviceFor(results: readonly DomainResult[]): Promise<string>;
};

/** How many of the weakest areas get a second point: few, so that one small step can be taken at a time. */
const DEEPENED = 1;

/** The built-in guide. It says only what stands in the content, and always the same to the same. */
export function createGuide(content: Content): Coach {
  const { catalogue, site, guidance } = content;
  const { guide, safety } = site;
  const library = openLibrary(guidance, catalogue);
  const about = textOf(guide.about);

  const sourceOf = ({ source }: GuidanceEntry) =>
    fillIn(textOf(guide.source), {
      title: textOf(source.title),
      publisher: textOf(source.publisher),
      year: source.year,
    });
  const withSource = (entry: GuidanceEntry) => `${textOf(entry.text)} (${sourceOf(entry)})`;
  const nameOf = ({ name }: Domain) => textOf(name);

  /** Entries for a band: those written for it first, then those for everybody. */
  const entriesFor = ({ category }: Domain, meaning: string | null) => {
    const own = guidance.filter((entry) => entry.category === category);
    const fitting = own.filter(({ suits }) => meaning !== null && suits?.bands?.includes(meaning));
    return [...fitting, ...own.filter(({ suits }) => !suits?.bands)];
  };
  const adviceOn = ({ domain, band, meaning }: DomainResult, place: number): string[] => {
    const result = fillIn(textOf(guide.result), { domain: nameOf(domain), meaning });
    const step = textOf(band.nextStep);
    if (band.tone === "good") return [`${result} ${textOf(guide.strength)} ${step}`];
    const [first, second] = entriesFor(domain, meaning);
    return [
      `${result} ${step}`,
      ...(first ? [`${nameOf(domain)}: ${withSource(first)}`] : []),
      ...(second && place < DEEPENED ? [`${nameOf(domain)}: ${withSource(second)}`] : []),
    ];
  };
  const adviceOnResults = (results: readonly DomainResult[]) => results.flatMap(adviceOn);
  const suggestions = () => catalogue.domains.map(({ suggestedQuestions: [first] }) => (first ? textOf(first) : ""));
  const inPoints = (points: readonly string[]) => points.map((point) => `- ${point}`).join("\n");
  const withTopics = (words: string) => `${words}\n\n${textOf(guide.topics)}\n${inPoints(suggestions())}`;

  return {
    async reply(question) {
      const concern = detectConcern(question, safety);
      if (concern) return concern.message;
      if (isGreeting(question)) return withTopics(textOf(guide.greeting));
      const results = namedResults(question, content);
      if (results.length > 0) return `${inPoints(adviceOnResults(results))}\n\n${about}`;
      const entry = library.find(question);
      if (!entry) return withTopics(textOf(guide.unknown));
      return `${textOf(entry.text)}\n\n${sourceOf(entry)}\n\n${about}`;
    },
    async adviceForAnyone() {
      const general = catalogue.domains.flatMap((domain) => {
        const [entry] = entriesFor(domain, null);
        return entry ? [`${nameOf(domain)}: ${withSource(entry)}`] : [];
      });
      return inPoints([...general, about]);
    },
    async adviceFor(results) {
      if (results.length === 0) return inPoints([...guide.first.map((text) => textOf(text)), about]);
      const missing = catalogue.domains.filter(
        ({ category }) => !results.some((one) => one.domain.category === category),
      );
      const notYet = fillIn(textOf(guide.notYet), { domains: missing.map(nameOf).join(", ") });
      return inPoints([...adviceOnResults(results), ...(missing.length > 0 ? [notYet] : []), about]);
    },
  };
}
