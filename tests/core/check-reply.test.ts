import { describe, expect, test } from "vitest";
import { checkReply, type Known } from "#core/reply-guard/check-reply.ts";
import { quantitiesIn } from "#core/reply-guard/quantities.ts";
import { replyPoints } from "#core/reply-guard/reply-points.ts";
import type { KnownDomain } from "#core/reply-guard/statements.ts";
import { textOf } from "#core/shared/text-of.ts";
import { catalogue, coach, guidanceNames, guidanceOf, ruleOf } from "./shipped-content.ts";

const { rules, guard } = coach();

const ENTRIES = [
  {
    id: "weekly-minutes",
    category: "Exercise",
    title: "How much should I move?",
    text: "Aim for 150 minutes of brisk walking a week. Walks of ten minutes count. Two or three times a week, train your balance.",
  },
  {
    id: "night-hours",
    category: "Sleep",
    title: "How many hours of sleep do I need?",
    text: "Most older adults need seven to nine hours a night. Keep the bedroom dark and quiet. Go to bed at the same time each day.",
  },
  {
    id: "vitamin",
    category: "Diet",
    title: "What about vitamin D?",
    text: "Ask your doctor before you take a supplement. A usual amount is 800 IU a day in winter. More does no good.",
  },
];

const STRESS: KnownDomain = {
  category: "Stress",
  names: ["Stress"],
  bands: ["Low", "Moderate", "High"],
  result: { meaning: "Moderate", score: 18, most: 40, date: "2026-05-30T10:00:00.000Z" },
};
const SLEEP: KnownDomain = {
  category: "Sleep",
  names: ["Sleep"],
  bands: ["Good", "Moderate", "Severe", "Very Severe"],
  result: { meaning: "Very Severe", score: 17, most: 21, date: "2026-06-01T10:00:00.000Z" },
};
const COMPANY: KnownDomain = {
  category: "Socialize",
  names: ["Socialization", "Socialize"],
  bands: ["Not Lonely", "Moderately Lonely", "Severely Lonely", "Very Severely Lonely"],
  result: null,
};
const DOMAINS = [STRESS, SLEEP, COMPANY];
const known: Known = { entries: ENTRIES, domains: DOMAINS, rules: rules.join("\n"), guard };
const check = (reply: string, isCut = false) => checkReply(reply, isCut, known);
const texts = (reply: string) => check(reply).points.map(({ text }) => text);

describe("a fitting reply", () => {
  test("keeps its points, each with its entry or as general", () => {
    const reply = [
      "[weekly-minutes] Walk briskly for 150 minutes a week. Ten minutes at a time is fine.",
      "[night-hours] Keep your bedroom dark and quiet, and aim for 7 to 9 hours of sleep.",
      "[general] Be kind to yourself, and take one small step today.",
    ].join("\n");
    expect(check(reply)).toEqual({
      withheld: null,
      points: [
        { text: "Walk briskly for 150 minutes a week. Ten minutes at a time is fine.", entryId: "weekly-minutes" },
        { text: "Keep your bedroom dark and quiet, and aim for 7 to 9 hours of sleep.", entryId: "night-hours" },
        { text: "Be kind to yourself, and take one small step today.", entryId: null },
      ],
    });
  });

  const kept: [string, string][] = [
    ["the numbering of a list", "1. [weekly-minutes] Brisk walking for ten minutes counts."],
    ["the other numbering", "(2) [weekly-minutes] Brisk walking for ten minutes counts."],
    ["a number in words for digits", "[weekly-minutes] One hundred and fifty minutes of walking a week is the aim."],
    ["digits for words", "[weekly-minutes] Train your balance 2 or 3 times a week, beside walking."],
    ["a range with a dash", "[night-hours] Most older adults need 7–9 hours of sleep a night."],
    ["twice for two times", "[weekly-minutes] Train your balance twice a week, after walking."],
    ["a known dose", "[vitamin] Ask your doctor first: a usual amount in winter is 800 IU a day."],
    ["a referral about medicine", "[general] Do not stop taking a medicine before you ask your doctor."],
    ["a condition, which is no diagnosis", "[general] If you have diabetes, ask your doctor before you eat."],
    ["as a result", "[weekly-minutes] As a result of brisk walking you may feel steadier."],
    ["the own score", "[general] Your stress score of 18 out of 40 leaves room to breathe."],
    ["the own band", "[general] Your sleep result is very severe, so please talk to your doctor."],
    ["the own date", "[general] You took the sleep check on June 1, so look at it again soon."],
    ["the word may", "[general] In May you may sit outside more."],
    ["a band's word in another sense", "[general] A moderate pace is good for you, and so is high ground."],
    ["no mark at all", "Sit by the window for a while."],
  ];
  test.each(kept)("keeps %s", (_, reply) => expect(check(reply).points).toHaveLength(1));

  test("reads markup, bullets and dashes as plain text of one point", () => {
    expect(
      texts("* **[night-hours]** Keep the *bedroom* `dark` - and quiet.\n\n# Tips\n• [general] <b>Rest</b> well."),
    ).toEqual(["Keep the bedroom dark, and quiet.", "bRest/b well."]);
  });

  test("leaves out what is thought aloud, headings, openings and fences", () => {
    const reply =
      "<think>The score is 99.</think>\nHere are some ideas:\n```\n## Sleep\n[general] Rest well tonight.\n```";
    expect(texts(reply)).toEqual(["Rest well tonight."]);
    expect(check("<think>never ends [general] Rest well.").withheld).toBe("empty");
  });

  test("leaves out a last line that was cut, says nothing twice, and has an end", () => {
    expect(check("[general] Rest well tonight.\n[general] Then wal", true).points).toHaveLength(1);
    expect(check("[general] Rest well tonight.\n[general] Then walk.", true).points).toHaveLength(2);
    expect(texts("[general] Rest well.\n[general] Rest well!\n- rest well")).toEqual(["Rest well."]);
    const many = Array.from({ length: 30 }, (_, index) => `[general] Rest ${"very ".repeat(index)}well.`).join("\n");
    expect(texts(many)).toHaveLength(8);
  });

  test("takes off a source that the model names itself", () => {
    expect(texts("[general] Rest well. (Source: Harvard, 2031)")).toEqual(["Rest well."]);
    expect(texts("[night-hours] Keep the bedroom dark and quiet. Source: NASA.")).toEqual([
      "Keep the bedroom dark and quiet.",
    ]);
  });

  test("marks a point as general when its entry speaks of something else", () => {
    expect(check("[vitamin] Call a friend and laugh together.").points).toEqual([
      { text: "Call a friend and laugh together.", entryId: null },
    ]);
  });
});

describe("a point is dropped, and the rest stays", () => {
  const dropped: [string, string][] = [
    ["a number that stands nowhere", "[weekly-minutes] Walk briskly for 45 minutes."],
    ["such a number in words", "[weekly-minutes] Walk briskly for forty-five minutes."],
    ["such a number in other digits", "[weekly-minutes] Walk briskly for ４５ minutes."],
    ["such a number as a part", "[general] Fill ¾ of your plate with greens."],
    ["such a number in a compound", "[general] Walk 12k steps."],
    ["a known number of another unit", "[weekly-minutes] Walk briskly for 150 hours."],
    ["a known number from another entry", "[night-hours] Keep the bedroom dark for 150 minutes."],
    ["a percentage", "[weekly-minutes] Brisk walking lowers the danger by 30%."],
    ["how many times as much", "[general] Sitting doubles the danger."],
    ["a year", "[general] A report of 2031 says so."],
    ["a time of day", "[night-hours] Go to bed in the dark at 10:30."],
    ["a time that was not given", "[weekly-minutes] Walks of ten minutes count, so take them each month."],
    ["an entry that was never given", "[miracle-cure] Rest well."],
    ["a web address", "[general] See www.miracle.example for more."],
    ["a bare domain", "[general] Read on at sleepwell.com today."],
    ["an e-mail address", "[general] Write to me@sleepwell now."],
    ["a telephone number", "[general] Call 555-0199 for help."],
    ["a diagnosis", "[general] It sounds as if you have depression."],
    ["another diagnosis", "[general] You are clinically anxious."],
    ["a promise", "[general] This will prevent dementia."],
    ["a comparison with others", "[general] You sleep better than most people."],
    ["a course that is not known", "[general] Your mood has improved since spring."],
    ["a claim of research", "[general] Studies show that this works."],
    ["a change of medicine", "[general] Stop taking your tablets."],
    ["a medicine", "[general] Try melatonin before bed."],
    ["a word against doctors", "[general] There is no need to see a doctor."],
    ["another language, whose numbers are not read", "[general] Camine treinta minutos al día."],
    ["another language in short", "[general] Tome diez pastillas."],
    ["another script", "[general] 毎日三十分歩きましょう。"],
    ["a point without end", `[general] Rest ${"and rest ".repeat(100)}well.`],
  ];
  test.each(dropped)("for %s", (_, line) => {
    expect(check(`${line}\n[general] Rest well.`)).toEqual({
      withheld: null,
      points: [{ text: "Rest well.", entryId: null }],
    });
  });
});

describe("the whole reply is withheld", () => {
  const GOOD = "[general] Rest well.\n";
  const withheld: [string, string, string][] = [
    ["another score", "[general] Your stress score is 30.", "score"],
    ["another score in words", "[general] You scored thirty on stress.", "score"],
    ["a score in a fraction", "[general] You reached 12/40 for stress.", "score"],
    ["another end of the scale", "[general] Your stress score is 18 out of 50.", "score"],
    ["the score of another domain", "[general] Your sleep score is 18.", "score"],
    ["a score without the word", "[general] Your stress is 30 now.", "score"],
    ["a course in numbers", "[general] Your stress fell from 30 to 18.", "score"],
    ["a score where there is none", "[general] Your socialization score is 9.", "score"],
    ["another band", "[general] Your stress result is high.", "band"],
    ["another band, said plainly", "[general] Your stress is low, well done.", "band"],
    ["a weaker band of the same words", "[general] Your sleep result is severe.", "band"],
    ["a band where there is no result", "[general] You are severely lonely.", "band"],
    ["a band of a domain by its entry", "[night-hours] Your level is good, so keep the bedroom dark.", "band"],
    ["another date", "[general] You took the stress check on March 3.", "date"],
    ["another date in digits", "[general] Your check of 2026-05-29 was early.", "date"],
    ["another year", "[general] You began in June 2025.", "date"],
    ["a dose that stands nowhere", "[vitamin] Ask your doctor about a supplement of 4000 IU a day.", "dose"],
    ["a known dose of another unit", "[vitamin] Ask your doctor about a supplement of 800 mg.", "dose"],
    ["a known dose for another time", "[vitamin] Ask your doctor: a usual supplement is 800 IU a week.", "dose"],
    ["pills in words", "[general] Take three tablets at night.", "dose"],
    ["known minutes for another time", "[weekly-minutes] Walk briskly for 150 minutes a day.", "dose"],
    ["the same from before the number", "[weekly-minutes] Every day, walk briskly for 150 minutes.", "dose"],
  ];
  test.each(withheld)("for %s", (_, line, reason) => {
    expect(check(GOOD + line)).toEqual({ points: [], withheld: reason });
  });

  test("when nothing remains", () => {
    for (const reply of ["", "Here you go:", "1.\n2.", "[general]", "[miracle-cure] Rest well.", "🙂🙂"]) {
      expect(check(reply)).toEqual({ points: [], withheld: "empty" });
    }
  });

  test("when it repeats its rules, whatever the case, the marks and the line breaks", () => {
    for (const rule of rules) {
      const words = rule.split(" ").slice(3, 13).join("\n");
      expect(check(`${GOOD}Sure! My rules: "${words.toUpperCase()}"`).withheld).toBe("rules");
    }
  });
});

test("pieces: points and quantities", () => {
  expect(replyPoints("[x-one] Rest now.", false, new Set(["x-one"]))).toEqual([{ text: "Rest now.", link: "x-one" }]);
  expect(quantitiesIn("two and a half hours, 1,000 steps, one cup a day, one day")).toEqual([
    { value: "2.5", unit: "hour", period: "day" },
    { value: "1000", unit: "step", period: "day" },
    { value: "1", unit: "cup", period: "day" },
  ]);
});

describe("the shipped guidance, said back word for word", () => {
  // What answers after a card is never given to a model.
  const entries = guidanceNames
    .flatMap((name) => guidanceOf(name).entries)
    .filter(({ after }) => !after)
    .map(({ id, category, title, text }) => ({ id, category, title: textOf(title), text: textOf(text) }));
  const domains = catalogue().domains.map((domain): KnownDomain => {
    const bands = ruleOf(domain.survey).bands.map(({ meaning }) => textOf(meaning));
    const result = { meaning: bands[0] ?? "", score: 3, most: 40, date: null };
    return { category: domain.category, names: [textOf(domain.name), domain.category], bands, result };
  });

  test.each(entries.map((entry) => [entry.id, entry] as const))("%s is never refused", (id, entry) => {
    const reply = checkReply(`[${id}] ${entry.text}`, false, { ...known, entries: [entry], domains });
    expect(reply.withheld).toBeNull();
    expect(reply.points).toMatchObject([{ entryId: id }]);
  });
});
