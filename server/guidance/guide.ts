import type { AdvicePoint } from "#core/api/advice.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { detectConcern, referralFor } from "#core/shared/safety/detect-concern.ts";
import { textOf } from "#core/shared/text-of.ts";
import type { Content } from "../content/content.ts";
import { openLibrary } from "../content/search/library.ts";
import { isGreeting } from "../content/search/words.ts";
import type { DomainResult } from "../results/domain-results.ts";
import type { AdviceSubject, ComparedResult } from "./advice-subject.ts";
import { adviceText, sourceOf, sourceWords } from "./advice-text.ts";
import { type Fit, fittingEntries, GOALS } from "./fitting-entries.ts";
import { namedResults } from "./named-results.ts";

/** Answers questions and gives advice. The built-in guide is one implementation. */
export type Coach = {
  /** Answers one question. */
  reply(question: string): Promise<string>;
  /** Gives advice for people in general. */
  adviceForAnyone(): Promise<readonly AdvicePoint[]>;
  /** Gives advice based on stored results, weakest first. */
  adviceFor(subject: AdviceSubject): Promise<readonly AdvicePoint[]>;
  /**
   * Returns the sentences about stored results that precede the advice, in the order of the results. They contain
   * stored data only.
   */
  openingsFor(subject: AdviceSubject): readonly AdvicePoint[];
};

/** How many of the weakest domains get a second point. Kept small, so that users can take one small step at a time. */
const DEEPENED = 1;

/** Formats dates in UTC, in which times are stored. */
const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/**
 * Creates the built-in guide. It says only what the content and stored results contain, and gives equal answers to
 * equal input.
 */
export function createGuide(content: Content): Coach {
  const { catalogue, site, guidance } = content;
  const { guide, safety } = site;
  const library = openLibrary(guidance, catalogue);
  const about = textOf(guide.about);

  const nameOf = ({ name }: Domain) => textOf(name);
  const plain = (text: string): AdvicePoint => ({ text, sources: [] });
  const entryPoint = (domain: Domain, entry: GuidanceEntry): AdvicePoint => ({
    text: `${nameOf(domain)}: ${textOf(entry.text)}`,
    sources: [sourceOf(entry)],
  });

  /** A strength is named as one; for any other result the sentence says when to talk to someone. */
  const openingOf = ({ band: { tone, talk } }: DomainResult): string => {
    const opening = tone === "good" ? guide.strength : talk;
    return opening === undefined ? "" : textOf(opening);
  };

  /** Returns the advice on a result: the first step, and the further steps. */
  const adviceOn = (named: DomainResult, known: Fit, place: number) => {
    const { domain, band, meaning } = named;
    const [first, ...rest] = fittingEntries(guidance, domain, { ...known, meaning, goal: GOALS[band.tone] });
    const isStrong = band.tone === "good";
    const further = isStrong || place >= DEEPENED ? [] : rest.slice(0, 1);
    return {
      text: [openingOf(named), first && textOf(first.text)].filter(Boolean).join(" "),
      sources: first ? [sourceOf(first)] : [],
      further: further.map((entry) => entryPoint(domain, entry)),
    };
  };

  const othersIn = ({ ahead, band: { tone } }: ComparedResult) => {
    if (ahead === null) return undefined;
    return tone === "good" && ahead > 2 ? guide.othersToo : guide.others[ahead];
  };
  const resultOf = (subject: AdviceSubject, stored: ComparedResult) => {
    const { domain, meaning, score, submittedAt } = stored;
    const date = dayFormat.format(new Date(submittedAt));
    const result = fillIn(textOf(guide.storedResult), { domain: nameOf(domain), score, meaning, date });
    const others = othersIn(stored);
    const sentences = others ? `${result} ${fillIn(textOf(others), { ages: agesOf(subject) })}` : result;
    return { text: sentences, path: domain.routes.score };
  };
  const adviceOnStored = (subject: AdviceSubject) => (stored: ComparedResult, place: number) => {
    const { text, sources, further } = adviceOn(stored, subject, place);
    return [{ result: resultOf(subject, stored), text, sources }, ...further];
  };

  const adviceOnNamed = (named: DomainResult, place: number): AdvicePoint[] => {
    const result = fillIn(textOf(guide.result), { domain: nameOf(named.domain), meaning: named.meaning });
    const { text, sources, further } = adviceOn(named, {}, place);
    return [{ text: `${result} ${text}`, sources }, ...further];
  };

  const suggestions = () => catalogue.domains.map(({ suggestedQuestions: [first] }) => (first ? textOf(first) : ""));
  const withTopics = (words: string) =>
    `${words}\n\n${textOf(guide.topics)}\n${suggestions()
      .map((one) => `- ${one}`)
      .join("\n")}`;

  return {
    async reply(question) {
      const concern = detectConcern(question, safety);
      if (concern) return concern.message;
      if (isGreeting(question)) return withTopics(textOf(guide.greeting));
      const results = namedResults(question, content);
      if (results.length > 0) return `${adviceText(results.flatMap(adviceOnNamed), site)}\n\n${about}`;
      const entry = library.find(question);
      const referral = referralFor(question, safety);
      if (!entry) return withTopics(referral ?? textOf(guide.unknown));
      const paragraphs = [referral, textOf(entry.text), sourceWords(sourceOf(entry), site), about];
      return paragraphs.filter(Boolean).join("\n\n");
    },
    async adviceForAnyone() {
      const general = catalogue.domains.flatMap((domain) => {
        const [entry] = fittingEntries(guidance, domain, {});
        return entry ? [entryPoint(domain, entry)] : [];
      });
      return [...general, plain(about)];
    },
    async adviceFor(subject) {
      const { results } = subject;
      if (results.length === 0) return [...guide.first.map((text) => plain(textOf(text))), plain(about)];
      const missing = catalogue.domains.filter(
        ({ category }) => !results.some((one) => one.domain.category === category),
      );
      const notYet = fillIn(textOf(guide.notYet), { domains: missing.map(nameOf).join(", ") });
      const basis = fillIn(textOf(guide.basis), { ages: agesOf(subject) });
      return [
        ...results.flatMap(adviceOnStored(subject)),
        ...(missing.length > 0 ? [plain(notYet)] : []),
        plain(`${basis} ${about}`),
      ];
    },
    openingsFor: (subject) =>
      subject.results.map((stored) => ({ result: resultOf(subject, stored), text: openingOf(stored), sources: [] })),
  };
}

/** Such as "70 to 79", because screen readers read a dash badly. */
function agesOf({ ageBand }: AdviceSubject): string {
  return ageBand.replace("-", " to ");
}
