import { beforeAll, expect, test } from "vitest";
import { fillIn } from "#core/shared/fill-in.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import { textOf } from "#core/shared/text-of.ts";
import type { Content } from "../../server/content/content.ts";
import { createReplies } from "../../server/guidance/reply.ts";
import { speaksOfSelf } from "../../server/guidance/speaks-of-self.ts";
import { lessonsOf } from "../../server/meaning/lessons.ts";
import { NO_MEANING } from "../../server/meaning/meaning.ts";
import { createQuestionFinder } from "../../server/meaning/question-finder.ts";
import { NOTHING_UNDERSTOOD, type Understood } from "../../server/meaning/understanding.ts";
import { shippedContent } from "../support/test-server.ts";

// What is written after a safety card is mostly about what raised it. These say what would be understood of it.

let content: Content;
let understood: Understood = NOTHING_UNDERSTOOD;
let replies: ReturnType<typeof createReplies>;
beforeAll(async () => {
  content = await shippedContent();
  replies = createReplies(content, { ...NO_MEANING, understand: async () => understood });
});

const POLICE = "after-self-harm-will-police-come";
const near = (id: string, likeness: number) => [{ id, likeness }];
const textIn = (entries: Content["guidance"], id: string) =>
  fillIn(textOf(entries.find((entry) => entry.id === id)?.text ?? ""), numbersOf(content.site.safety));

async function replyAfter(after: string | undefined, meant: Partial<Understood>, text = "zyxw vutsr"): Promise<string> {
  understood = { ...NOTHING_UNDERSTOOD, ...meant };
  const question = { text, after, language: "en" };
  return replies.replyTo(question, await replies.hear(question), []);
}

test("after a card, what people then write has its own answer: after one of its kind, and nowhere else", async () => {
  const afterDanger = near(POLICE, 0.6);
  const answer = textIn(content.afterDanger, POLICE);
  expect(answer).toContain("988");
  const reply = await replyAfter("self-harm", { afterDanger });
  expect(reply).toMatch(new RegExp(`^${answer.slice(0, 40)}`));
  expect(reply).not.toContain("Source:");
  for (const kind of ["abuse", undefined]) expect(await replyAfter(kind, { afterDanger })).not.toContain(answer);
  expect(await replyAfter("self-harm", { afterDanger: near(POLICE, 0.2) })).not.toContain(answer);
});

test("a hint at another danger is the same talk; a plain sign of one is its card", async () => {
  const afterDanger = near(POLICE, 0.6);
  const answer = textIn(content.afterDanger, POLICE);
  for (const certainty of ["unsure", "likely"] as const)
    expect(await replyAfter("self-harm", { concern: "abuse", certainty, afterDanger })).toContain(answer);
  const plain = await replyAfter("self-harm", { concern: "emergency", certainty: "plain", afterDanger });
  expect(plain).not.toContain(answer);
  expect(plain).toContain("911");
  // A hint at an emergency is heard where nothing answers it.
  const hint = { concern: "emergency", certainty: "unsure" } as const;
  expect(await replyAfter("self-harm", hint)).toMatch(/^If this came on suddenly/);
  expect(await replyAfter("self-harm", { ...hint, afterDanger })).toContain(answer);
  // A lesser one is told of too, unless an answer fits closely.
  const abuse = { concern: "abuse", certainty: "plain" } as const;
  expect(await replyAfter("self-harm", { ...abuse, afterDanger })).toContain(answer);
  for (const likeness of [0, 0.4])
    expect(await replyAfter("self-harm", { ...abuse, afterDanger: near(POLICE, likeness) })).toContain(
      "not your fault",
    );
  // The same danger again has its card where no answer fits.
  const again = await replyAfter("abuse", { concern: "abuse", certainty: "likely" });
  expect(again).toContain("It is not your fault.");
});

test("after a card, an answer about something else has to be meant clearly", async () => {
  const legs = textIn(content.guidance, "swollen-legs");
  const meant = (likeness: number) => ({ nearest: near("swollen-legs", likeness) });
  expect(await replyAfter("self-harm", meant(0.45), "my legs swell")).not.toContain(legs);
  for (const [after, likeness] of [
    [undefined, 0.45],
    ["self-harm", 0.9],
  ] as const)
    expect(await replyAfter(after, meant(likeness), "my legs swell")).toContain(legs);
});

test("each kind of danger has answers for afterwards, in every language, and no entry is both", () => {
  const { languages, safety } = content.site;
  for (const { kind } of safety.concerns) {
    const own = content.afterDanger.filter(({ after }) => after?.includes(kind));
    expect(own.length, kind).toBeGreaterThan(5);
    for (const { text, asked } of own) {
      expect(Object.keys(asked ?? {})).toEqual(["default", ...languages.slice(1).map(({ code }) => code)]);
      for (const { code } of languages) expect(fillIn(textOf(text, code), numbersOf(safety))).not.toMatch(/[{}]/);
    }
  }
  expect(content.guidance.filter(({ after }) => after)).toEqual([]);
});

test("after a card, who writes of oneself hardly gets an answer about another person", async () => {
  const id = "after-emergency-someone-else";
  const answer = textIn(content.afterDanger, id);
  const meant = (likeness: number) => ({ afterDanger: near(id, likeness) });
  expect(await replyAfter("emergency", meant(0.5), "he zyxw vutsr")).toContain(answer);
  expect(await replyAfter("emergency", meant(0.5), "I zyxw vutsr")).not.toContain(answer);
  expect(await replyAfter("emergency", meant(0.6), "I zyxw vutsr")).toContain(answer);
  const afterDanger = [...near(id, 0.5), ...near("after-emergency-while-waiting", 0.4)];
  expect(await replyAfter("emergency", { afterDanger }, "I zyxw vutsr")).toContain(
    textIn(content.afterDanger, "after-emergency-while-waiting"),
  );
});

test("who writes of oneself hardly gets an answer about another: few words tell whom a line is about", () => {
  const ofSelf = {
    en: ["i took all my pills", "he hit me again", "my son hits me when he drinks", "i don't want an ambulance"],
    es: [
      "ya me tomé todas las pastillas",
      "mi hijo me pega",
      "no quiero ir al hospital",
      "tengo la pistola en la mano",
    ],
  };
  const ofAnother = {
    en: [
      "my husband has his gun out",
      "she told me her stepfather hurts her",
      "he doesn't want me to call",
      "it is her, not me",
    ],
    es: [
      "mi marido tiene la pistola",
      "mi nieta me dijo que le pegan",
      "no quiere ir al hospital",
      "no me deja llamar",
    ],
  };
  for (const [language, lines] of Object.entries(ofSelf))
    expect(lines.filter((line) => !speaksOfSelf(line, language))).toEqual([]);
  for (const [language, lines] of Object.entries(ofAnother))
    expect(lines.filter((line) => speaksOfSelf(line, language))).toEqual([]);
  expect(speaksOfSelf("I", "fr")).toBe(false);
});

// By wording alone, and against the other answers of this moment: the encoder would take minutes here.
test.each<[string, string, [line: string, id: string][]]>([
  [
    "self-harm",
    "en",
    [
      ["my grandfather has the gun in his hand", "someone-has-means"],
      ["it is my sister i worry about", "someone-else"],
      ["i have the pills right here with me", "has-means-near"],
    ],
  ],
  [
    "abuse",
    "en",
    [
      ["my neighbor's son slaps her", "someone-else"],
      ["what can i say to my sister", "how-to-help-someone"],
      ["they hit the little boy next door", "a-child"],
      ["he put his hands on my neck", "hurt-and-needs-care"],
    ],
  ],
  [
    "emergency",
    "en",
    [
      ["my wife's speech is slurred", "someone-else"],
      ["my father does not want an ambulance", "someone-else"],
      ["my own arm is working again", "better-now"],
    ],
  ],
  [
    "self-harm",
    "es",
    [
      ["mi hermano tiene la pistola en la mano", "someone-has-means"],
      ["la que me preocupa es mi hermana", "someone-else"],
      ["tengo las pastillas aquí a mi lado", "has-means-near"],
    ],
  ],
  [
    "abuse",
    "es",
    [
      ["su hijo le pega a mi vecina", "someone-else"],
      ["qué le puedo decir a mi hermana", "how-to-help-someone"],
      ["le pegan a la niña de al lado", "a-child"],
    ],
  ],
  [
    "emergency",
    "es",
    [
      ["mi esposa habla enredado", "someone-else"],
      ["mi papá no quiere ir al hospital", "someone-else"],
      ["ya puedo mover el brazo otra vez", "better-now"],
    ],
  ],
])("after a card of %s in %s, who speaks of somebody else is answered about them", async (kind, language, lines) => {
  const ids = content.afterDanger.filter(({ after }) => after?.includes(kind)).map(({ id }) => id);
  const find = await createQuestionFinder(
    language,
    lessonsOf(content).askables.filter(({ id }) => ids.includes(id)),
    null,
  );
  const found = lines.map(([line]) => [line, find(line, null).afterDanger[0]?.id]);
  expect(found).toEqual(lines.map(([line, id]) => [line, `after-${kind}-${id}`]));
});

test("cards of what is done by people, and what comes back of them, speak to who worries about somebody else", () => {
  const { languages, safety } = content.site;
  const ofAnother = /if (it happens to|you worry about|you or) (somebody|someone)|si (le pasa a|le preocupa|usted o)/i;
  const silent = safety.concerns
    .filter(({ isUrgent }) => !isUrgent)
    .flatMap(({ kind, message, goesOn = "" }) =>
      languages.flatMap(({ code }) =>
        [message, goesOn].filter((one) => !ofAnother.test(textOf(one, code))).map((one) => [kind, textOf(one, code)]),
      ),
    );
  expect(silent).toEqual([]);
});
