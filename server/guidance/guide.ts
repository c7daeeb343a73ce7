import type { AdvicePoint } from "#core/api/advice.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import type { Text } from "#core/content-model/text.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import { isPressing, talkOnce } from "#core/shared/talk-once.ts";
import { textOf } from "#core/shared/text-of.ts";
import type { Content } from "../content/content.ts";
import type { DomainResult, StoredResult } from "../results/domain-results.ts";
import type { AdviceSubject, ComparedResult } from "./advice-subject.ts";
import { sourcesOf } from "./advice-text.ts";
import { type Fit, fittingEntries, GOALS } from "./fitting-entries.ts";

/** How many of the weakest domains get a second point. Kept small, so that users can take one small step at a time. */
const DEEPENED = 1;

/**
 * Creates the built-in guide. It says only what the content and stored results contain, and gives equal answers to
 * equal input.
 * @param language of what it says; the default language of the content where a text has no other
 */
export function createGuide(content: Content, language?: string) {
  const { catalogue, site, guidance } = content;
  const { guide } = site;
  const say = (text: Text): string => fillIn(textOf(text, language), numbersOf(site.safety));
  const about = say(guide.about);
  // Times are stored in UTC.
  const dayFormat = new Intl.DateTimeFormat(language === undefined || language === "en" ? "en-US" : `${language}-US`, {
    dateStyle: "long",
    timeZone: "UTC",
  });

  const nameOf = ({ name }: Domain) => say(name);
  /** What has to be known first stands before the advice, always. */
  const entryWords = ({ warning, text }: GuidanceEntry): string =>
    [warning, text].flatMap((one) => (one ? [say(one)] : [])).join(" ");
  const plain = (text: string): AdvicePoint => ({ text, sources: [] });
  const entryPoint = (domain: Domain, entry: GuidanceEntry): AdvicePoint => ({
    text: `${nameOf(domain)}: ${entryWords(entry)}`,
    sources: sourcesOf(entry, language),
    area: { name: nameOf(domain) },
  });
  /** A good band is no strength where answers raised something that a doctor should hear of soon. */
  const isStrong = ({ band, alerts = [] }: Pick<DomainResult, "band" | "alerts">) =>
    band.tone === "good" && !isPressing(alerts);
  const areaOf = ({ domain, band, alerts = [] }: DomainResult): AdvicePoint["area"] => ({
    name: nameOf(domain),
    isStrong: isStrong({ band, alerts }),
    step: say(band.nextStep),
    ...(band.aside ? { aside: say(band.aside) } : {}),
    ...(band.calls?.nextStep
      ? { calls: band.calls.nextStep.flatMap((name) => numbersOf(site.safety)[name] ?? []) }
      : {}),
  });

  /**
   * A strength is named as one. For any other result the sentences say when to talk to someone: what the answers raised
   * says so before the band does, as on the page of the result.
   */
  const openingOf = (result: DomainResult): string => {
    if (isStrong(result)) return say(guide.strength);
    const { alerts = [], band } = result;
    const { cards, ofBand } = talkOnce(isPressing(alerts) ? alerts : [], band, { say, language: language ?? "en" });
    return [...cards.flatMap(({ talk }) => talk), ...ofBand].join(" ");
  };

  /** Returns the advice on a result: the first step, and the further steps. */
  const adviceOn = (named: DomainResult, known: Fit, place: number) => {
    const { domain, band, meaning } = named;
    const [first, ...rest] = fittingEntries(guidance, domain, { ...known, meaning, goal: GOALS[band.tone] });
    const further = isStrong(named) || place >= DEEPENED ? [] : rest.slice(0, 1);
    return {
      text: [openingOf(named), first && entryWords(first)].filter(Boolean).join(" "),
      sources: first ? sourcesOf(first, language) : [],
      further: further.map((entry) => entryPoint(domain, entry)),
    };
  };

  const othersIn = ({ ahead, band: { tone } }: ComparedResult) => {
    if (ahead === null) return undefined;
    return tone === "good" && ahead > 2 ? guide.othersToo : guide.others[ahead];
  };
  const resultOf = (subject: AdviceSubject, stored: ComparedResult) => {
    const { domain, band, score, submittedAt } = stored;
    const meaning = say(band.meaning);
    const date = dayFormat.format(new Date(submittedAt));
    const result = fillIn(say(guide.storedResult), { domain: nameOf(domain), score, meaning, date });
    const others = othersIn(stored);
    const sentences = others
      ? `${result} ${fillIn(say(others), { ages: agesOf(subject, guide.agesTo ? say(guide.agesTo) : "to") })}`
      : result;
    return { text: sentences, path: domain.routes.score };
  };
  const adviceOnStored = (subject: AdviceSubject) => (stored: ComparedResult, place: number) => {
    const { text, sources, further } = adviceOn(stored, subject, place);
    return [{ result: resultOf(subject, stored), text, sources, area: areaOf(stored) }, ...further];
  };

  const adviceOnNamed = (named: DomainResult, place: number): AdvicePoint[] => {
    const result = fillIn(say(guide.result), { domain: nameOf(named.domain), meaning: say(named.band.meaning) });
    const { text, sources, further } = adviceOn(named, {}, place);
    return [{ text: `${result} ${text}`, sources }, ...further];
  };

  return {
    /** Gives advice on results that a person typed or pasted. */
    adviceOnNamed: (named: readonly DomainResult[]): AdvicePoint[] => named.flatMap(adviceOnNamed),
    /** Says what stored results mean: the words of their bands. */
    meaningOf(results: readonly StoredResult[]): string | null {
      const sentences = results.map(({ domain, band, score }) => {
        const named = fillIn(say(guide.result), { domain: nameOf(domain), meaning: say(band.meaning), score });
        return `${named} ${say(band.explanation)}`;
      });
      return sentences.length > 0 ? sentences.join("\n") : null;
    },
    /** Gives advice for people in general. */
    adviceForAnyone(): AdvicePoint[] {
      const general = catalogue.domains.flatMap((domain) => {
        const [entry] = fittingEntries(guidance, domain, {});
        return entry ? [entryPoint(domain, entry)] : [];
      });
      return [...general, plain(about)];
    },
    /** Gives advice based on stored results, weakest first. */
    adviceFor(subject: AdviceSubject): AdvicePoint[] {
      const { results } = subject;
      if (results.length === 0) return [...guide.first.map((text) => plain(say(text))), plain(about)];
      const missing = catalogue.domains.filter(
        ({ category }) => !results.some((one) => one.domain.category === category),
      );
      const notYet = fillIn(say(guide.notYet), { domains: missing.map(nameOf).join(", ") });
      const basis = fillIn(say(guide.basis), { ages: agesOf(subject, guide.agesTo ? say(guide.agesTo) : "to") });
      return [
        ...results.flatMap(adviceOnStored(subject)),
        ...(missing.length > 0 ? [plain(notYet)] : []),
        plain(`${basis} ${about}`),
      ];
    },
    /**
     * Returns the sentences about stored results that precede the advice, in the order of the results. They contain
     * stored data only.
     */
    openingsFor: (subject: AdviceSubject): AdvicePoint[] =>
      subject.results.map((stored) => ({
        result: resultOf(subject, stored),
        text: openingOf(stored),
        sources: [],
        area: areaOf(stored),
      })),
  };
}

/** Such as "70 to 79", because screen readers read a dash badly. */
function agesOf({ ageBand }: AdviceSubject, to: string): string {
  return ageBand.replace("-", ` ${to} `);
}
