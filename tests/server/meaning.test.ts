import { randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Content } from "../../server/content/content.ts";
import { solved } from "../../server/meaning/conjugate-gradients.ts";
import { loadEnglishEmbedder } from "../../server/meaning/english-embedder.ts";
import { loadLanguages } from "../../server/meaning/language-of.ts";
import { likenessTimes, likenessTo, wordTexts } from "../../server/meaning/likeness.ts";
import { createMeaning, NO_MEANING } from "../../server/meaning/meaning.ts";
import { partsOf } from "../../server/meaning/message-parts.ts";
import { createUnderstanding, type Lessons } from "../../server/meaning/understanding.ts";
import { indexWordings, learnWording } from "../../server/meaning/wording.ts";
import { isFull } from "../support/is-full.ts";
import { shippedContent } from "../support/test-server.ts";

/** A few of the shipped messages of each kind, and two entries: enough to learn in a moment. */
async function fewLessons(): Promise<Lessons> {
  const { knownMessages } = await shippedContent();
  const own = knownMessages.filter(({ language }) => language === "en");
  const kinds = ["self-harm", "abuse", "medicine", "harmless"];
  return {
    messages: kinds.flatMap((kind) => own.filter((message) => message.kind === kind).slice(0, 60)),
    concerns: ["self-harm", "abuse"],
    referrals: ["medicine"],
    askables: [
      {
        id: "balance",
        language: "en",
        asked: ["How do I get steadier on my feet?", "I wobble when I stand"],
        told: "Stand on one leg beside the kitchen counter.",
      },
      {
        id: "salt",
        language: "en",
        asked: [
          "How can I eat less salt?",
          "Everything tastes bland without salt",
          "How do I give a meal some flavor with less sodium?",
        ],
        told: "Season with herbs and lemon.",
      },
    ],
  };
}

test.each([
  ["by meaning and by words", true],
  ["by words alone", false],
])("%s, a known message is of its kind and a harmless one of none", async (_, isEmbedding) => {
  const lessons = await fewLessons();
  const { understand } = await createUnderstanding(lessons, isEmbedding ? await loadEnglishEmbedder() : null);
  for (const kind of [...lessons.concerns, ...lessons.referrals]) {
    const text = lessons.messages.find((message) => message.kind === kind)?.text ?? "";
    const { concern, referral } = await understand(text, "en");
    expect([kind, kind === "medicine" ? referral : concern]).toEqual([kind, kind]);
  }
  const harmless = lessons.messages.find(({ kind }) => kind === "harmless")?.text ?? "";
  expect(await understand(harmless, "en")).toMatchObject({ concern: null, referral: null });
});

test("Spanish is understood word by word too, also at the end of a long story", async () => {
  const told = {
    emergency: ["me falta el aire", "no puedo respirar", "siento que me ahogo", "me cuesta jalar aire"],
    harmless: ["hoy sembré tomates", "mi nieta baila muy bonito", "la misa estuvo linda", "hice arroz con leche"],
  };
  // The same in a language that has no list of words.
  const messages = ["es", "it"].flatMap((language) =>
    Object.entries(told).flatMap(([kind, texts]) => texts.map((text) => ({ kind, language, text }))),
  );
  const lessons = { messages, concerns: ["emergency"], referrals: [], askables: [] };
  const { understand } = await createUnderstanding(lessons, await loadEnglishEmbedder());
  const said = "mis pulmones no dan al subir la loma de la casa.";
  const family = "Ayer vino toda la familia y comimos pozole en el patio con los vecinos hasta tarde. ";
  const score = async (text: string, language: string) =>
    (await understand(text, language)).scores["emergency"] as number;
  expect(await score(said, "es")).toBeGreaterThan(await score(said, "it"));
  const hint = "No puedo respirar bien y siento que me ahogo al caminar.";
  expect(await score(family.repeat(3) + hint, "es")).toBeGreaterThan((await score(family.repeat(3), "es")) + 0.1);
});

test("what is meant is found in other words, the likeliest first", async () => {
  const { understand } = await createUnderstanding(await fewLessons(), await loadEnglishEmbedder());
  expect((await understand("my legs feel shaky and I sway", "en")).nearest[0]?.id).toBe("balance");
  expect((await understand("how do I season food when the doctor forbids the shaker", "en")).nearest[0]?.id).toBe(
    "salt",
  );
  expect((await understand("…", "fr")).nearest).toEqual([]);
});

test("a hint at the end of a long story is heard", async () => {
  const lessons = await fewLessons();
  const { understand } = await createUnderstanding(lessons, await loadEnglishEmbedder());
  const hint = lessons.messages.find(({ kind }) => kind === "self-harm")?.text ?? "";
  const story =
    "We drove to the lake on Sunday and ate sandwiches under the old trees. The grandchildren fed the ducks. ";
  expect((await understand(`${story.repeat(2)}${hint}`, "en")).concern).toBe("self-harm");
});

test("one grave sentence in a harmless story counts half", async () => {
  const lessons = await fewLessons();
  const { understand } = await createUnderstanding(lessons, await loadEnglishEmbedder());
  const score = async (text: string) => (await understand(text, "en")).scores["self-harm"] as number;
  const grave = lessons.messages.find(({ kind }) => kind === "self-harm")?.text ?? "";
  const ducks =
    "We drove to the lake on Sunday and ate sandwiches under the old trees. The grandchildren fed the ducks. ";
  const story = ducks.repeat(5) + grave;
  const [, ...parts] = partsOf(story);
  const ofParts = await Promise.all(parts.map(score));
  expect(await score(story)).toBeLessThan(Math.max(...ofParts) - 0.1);
});

test("a long message is read in parts of some length, and never in many", () => {
  expect(partsOf("Short enough.")).toEqual(["Short enough."]);
  const dictated = "and then we went on ".repeat(60);
  const parts = partsOf(dictated);
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.length).toBeLessThanOrEqual(7);
  expect(partsOf("One. Two. Three. ".repeat(200)).length).toBeLessThanOrEqual(7);
});

test("texts of the same words are alike, and accents, case and punctuation do not matter", () => {
  const worded = learnWording(["Me duele la rodilla", "Quiero dormir mejor"], 1);
  const likeness = indexWordings(worded.known);
  const [knee = 0, sleep = 0] = likeness(worded.of("ME DUELE, la ROdíllá!"));
  expect(knee).toBeCloseTo(1);
  expect(sleep).toBeLessThan(0.1);
});

test("equations are solved for several columns at once", async () => {
  // [[4, 2], [2, 3]] · [1, 2] = [8, 8], and · [-1, 0.5] = [-3, -0.5]
  const product = async ([a = 0, b = 0, c = 0, d = 0]: Float64Array) =>
    Float64Array.of(4 * a + 2 * c, 4 * b + 2 * d, 2 * a + 3 * c, 2 * b + 3 * d);
  const values = await solved(product, Float64Array.of(8, -3, 8, -0.5), 2);
  expect([...values].map((value) => Math.round(value * 1e5) / 1e5)).toEqual([1, -1, 2, 0.5]);
});

test.each([true, false])(
  "likenesses are multiplied as they are told one by one (with meaning: %s)",
  async (hasMeaning) => {
    const texts = ["my chest hurts", "my knee hurts", "I sleep badly", "chest pain at night"];
    const vectors = hasMeaning ? await (await loadEnglishEmbedder()).embed(texts) : [];
    const known = texts.map((text, at) => ({ text, kind: "", vector: vectors[at] ?? null }));
    const worded = wordTexts(texts, { leastTexts: 1 });
    const likeness = likenessTo(known, { shareOfMeaning: 0.6 });
    const columns = Float64Array.of(1, 0, 0, 2, -1, 0.5, 3, 1);
    const expected = known.flatMap(({ text, vector }) => {
      const alike = likeness(worded.alike(text), vector);
      return [0, 1].map((column) => alike.reduce((sum, one, at) => sum + one * (columns[at * 2 + column] ?? 0), 0));
    });
    const found = await likenessTimes(known, worded, { shareOfMeaning: 0.6 })(columns, 2);
    for (const [at, one] of expected.entries()) expect(found[at]).toBeCloseTo(one, 4);
  },
);

test("a language is told by the letters of a text, among those offered", async () => {
  const languageOf = await loadLanguages();
  expect(languageOf("No puedo dormir por las noches", ["en", "es"], "en")).toBe("es");
  expect(languageOf("I cannot sleep at night", ["en", "es"], "es")).toBe("en");
  expect(languageOf("???", ["en", "es"], "es")).toBe("es");
});

test("until something was learned nothing is understood, and comparing needs no lessons", async () => {
  const meaning = createMeaning(true, () => undefined);
  expect(await meaning.understand("I want to die", "en")).toMatchObject({ concern: null, nearest: [] });
  // On a busy machine the encoder comes later than a call waits for it.
  await expect
    .poll(async () => {
      const [row] =
        (await meaning.compare(["Walk a little each day."], ["A short daily walk helps.", "Pay the bill."])) ?? [];
      return (row?.[0] ?? 0) - (row?.[1] ?? 0);
    })
    .toBeGreaterThan(0);
  await meaning.close();
  expect(await NO_MEANING.compare(["a"], ["b"])).toBeNull();
});

test("a message that comes before anything was learned begins the learning and waits for it", async () => {
  const meaning = createMeaning(false, () => undefined);
  const { messages } = await fewLessons();
  const few = { ...(await shippedContent()), guidance: [], afterDanger: [], knownMessages: messages };
  const learning = meaning.learnFrom(() => few, 600_000);
  const said = messages.find(({ kind }) => kind === "self-harm")?.text ?? "";
  expect(await meaning.understand(said, "en")).toMatchObject({ concern: "self-harm" });
  await learning;
  await meaning.close();
});

test("of two learnings that are asked for before any is done, the newer answers those who wait", async () => {
  const meaning = createMeaning(false, () => undefined);
  const { messages } = await fewLessons();
  const few = { ...(await shippedContent()), guidance: [], afterDanger: [], knownMessages: messages };
  const said = messages.find(({ kind }) => kind === "self-harm")?.text ?? "";
  const learning = meaning.learnFrom(() => few);
  const waiting = meaning.understand(said, "en");
  const newer = meaning.learnFrom(() => ({ ...few, knownMessages: messages.slice(1) }));
  expect(await waiting).toMatchObject({ concern: "self-harm" });
  await Promise.all([learning, newer]);
  await meaning.close();
});

test("what waits to be learned is what the content is by then, and closing ends the wait", async () => {
  const meaning = createMeaning(false, () => undefined);
  const { messages } = await fewLessons();
  const said = messages.find(({ kind }) => kind === "self-harm")?.text ?? "";
  const shipped = await shippedContent();
  let few: Content = { ...shipped, guidance: [], afterDanger: [], knownMessages: messages.slice(0, 1) };
  const learning = meaning.learnFrom(() => few, 600_000);
  few = { ...few, knownMessages: messages };
  expect(await meaning.understand(said, "en")).toMatchObject({ concern: "self-harm" });
  await learning;
  await meaning.close();
  const closed = createMeaning(false, () => undefined);
  void closed.learnFrom(() => few, 600_000);
  const unanswered = closed.understand(said, "en");
  await closed.close();
  expect(await unanswered).toMatchObject({ concern: null });
});

test.for([
  ["does not load", "WebAssembly.instantiate = () => Promise.reject(new Error('none'))"],
  ["ends its process", "process.argv[2] === 'embedding' && process.exit(1)"],
])("where the encoder %s, words alone are learned", async ([, broken]) => {
  const reasons: string[] = [];
  const options = process.env["NODE_OPTIONS"];
  const meaning = createMeaning(true, (reason) => reasons.push(reason));
  const { messages } = await fewLessons();
  const few = { ...(await shippedContent()), guidance: [], afterDanger: [], knownMessages: messages };
  process.env["NODE_OPTIONS"] = `--import "data:text/javascript,${broken}"`;
  await meaning
    .learnFrom(() => few)
    .finally(() => {
      if (options === undefined) delete process.env["NODE_OPTIONS"];
      else process.env["NODE_OPTIONS"] = options;
    });
  expect(reasons).toHaveLength(1);
  const said = messages.find(({ kind }) => kind === "self-harm")?.text ?? "";
  expect(await meaning.understand(said, "en")).toMatchObject({ concern: "self-harm" });
  await meaning.close();
});

test("a line is understood once, until something else is learned", async () => {
  const meaning = createMeaning(false, () => undefined);
  const { messages } = await fewLessons();
  const few = { ...(await shippedContent()), guidance: [], afterDanger: [], knownMessages: messages };
  await meaning.learnFrom(() => few);
  const said = messages.find(({ kind }) => kind === "abuse")?.text ?? "";
  const first = await meaning.understand(said, "en");
  expect(await meaning.understand(said, "en")).toBe(first);
  expect((await meaning.understand(said, "es")).concern).toBeNull();
  await meaning.learnFrom(() => ({ ...few, knownMessages: messages.filter(({ text }) => text !== said) }));
  expect((await meaning.understand(said, "en")).scores).not.toEqual(first.scores);
  await meaning.close();
});

test("a process that fails to learn says so, and the guide goes on by words", async () => {
  const reasons: string[] = [];
  const meaning = createMeaning(false, (reason) => reasons.push(reason));
  const { site, ...content } = await shippedContent();
  // Messages of a kind that is none are learned; a broken list is not.
  const broken = { ...content, site, knownMessages: [{ kind: "abuse", language: "en", text: null }] };
  await meaning.learnFrom(() => broken as never);
  expect(reasons).toHaveLength(1);
  expect(await meaning.understand("hello", "en")).toMatchObject({ concern: null });
  // The same lessons would fail again.
  await meaning.learnFrom(() => broken as never);
  expect(reasons).toHaveLength(1);
  expect(await meaning.understand("hello", "en")).toMatchObject({ concern: null });
  await meaning.close();
});

test("what was learned answers while newer lessons are learned, and after these failed", async () => {
  const reasons: string[] = [];
  const meaning = createMeaning(false, (reason) => reasons.push(reason));
  const shipped = await shippedContent();
  const { messages } = await fewLessons();
  const few = { ...shipped, guidance: [], afterDanger: [], knownMessages: messages };
  await meaning.learnFrom(() => few);
  const said = messages.find(({ kind }) => kind === "self-harm")?.text ?? "";
  expect(await meaning.understand(said, "en")).toMatchObject({ concern: "self-harm" });
  const learning = meaning.learnFrom(() => ({ ...few, knownMessages: messages.slice(1) }));
  expect(await meaning.understand(said, "en")).toMatchObject({ concern: "self-harm" });
  await learning;
  await meaning.learnFrom(() => ({ ...few, knownMessages: [{ kind: "abuse", language: "en", text: null }] }) as never);
  expect(reasons).toHaveLength(1);
  expect(await meaning.understand(said, "en")).toMatchObject({ concern: "self-harm" });
  await meaning.close();
});

/** Returns the processes that this one started with a program, as Linux lists them. */
function childrenRunning(program: string): number[] {
  const lists = globSync(`/proc/${process.pid}/task/*/children`).map((file) => readFileSync(file, "utf8"));
  const pids = lists.join(" ").split(" ").filter(Boolean).map(Number);
  return pids.filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(program);
    } catch {
      // It has ended meanwhile.
      return false;
    }
  });
}

test("a process that the system ended is started again", async () => {
  const reasons: string[] = [];
  const meaning = createMeaning(false, (reason) => reasons.push(reason), { retryMs: 100 });
  const { messages } = await fewLessons();
  const few = { ...(await shippedContent()), guidance: [], afterDanger: [], knownMessages: messages };
  await meaning.learnFrom(() => few);
  const said = messages.find(({ kind }) => kind === "self-harm")?.text ?? "";
  for (const pid of childrenRunning("meaning-process.ts")) process.kill(pid, "SIGKILL");
  await expect.poll(() => reasons).toEqual(["the process that understands ended (SIGKILL)"]);
  expect(await meaning.understand(said, "en")).toMatchObject({ concern: null });
  const heard = async () => (await meaning.understand(said, "en")).concern;
  await expect.poll(heard, { timeout: 30_000 }).toBe("self-harm");
  await meaning.close();
});

test.runIf(isFull)("while meaning is learned for the first time, words alone answer, also after an edit", async () => {
  const meaning = createMeaning(true, () => undefined);
  const { messages } = await fewLessons();
  const others = childrenRunning("meaning-process.ts");
  const learners = () => childrenRunning("meaning-process.ts").filter((pid) => !others.includes(pid));
  // Of what nobody has ever learned, nothing is kept.
  const unheard = Array.from({ length: 60 }, () => ({ kind: "harmless", language: "en", text: randomUUID() }));
  const knownMessages = [...messages, ...unheard];
  const few = { ...(await shippedContent()), guidance: [], afterDanger: [], knownMessages };
  const said = messages.find(({ kind }) => kind === "self-harm")?.text ?? "";
  const heard = async () => (await meaning.understand(said, "en")).concern;
  let learner = Number.NaN;
  try {
    const learning = meaning.learnFrom(() => few);
    await expect.poll(learners, { interval: 5, timeout: 10_000 }).toHaveLength(2);
    [learner = Number.NaN] = learners();
    process.kill(learner, "SIGSTOP");
    expect(await heard()).toBe("self-harm");
    const [, inWords = Number.NaN] = learners();
    const edited = meaning.learnFrom(() => ({ ...few, knownMessages: knownMessages.slice(0, -1) }));
    // What answers is replaced by newer words, and never missing.
    for (let isReplaced = false; !isReplaced; isReplaced = !learners().includes(inWords)) {
      expect(await heard()).toBe("self-harm");
      await setTimeout(5);
    }
    await Promise.all([learning, edited]);
    await expect.poll(learners).toHaveLength(1);
    expect(await heard()).toBe("self-harm");
  } finally {
    await meaning.close();
  }
});
