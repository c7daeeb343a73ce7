import { beforeEach, expect, test, vi } from "vitest";
import { conversationPlaces, dropConversations, keepConversation } from "../../src/features/chat/kept-conversation.ts";
import { type Message, questionsBefore } from "../../src/features/chat/message.ts";
import { ENGLISH } from "../../src/ui/language/language.ts";
import { site } from "../core/shipped-content.ts";

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
};
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("window", { sessionStorage: storage, localStorage: storage });
});

const { safety } = site();
const place = conversationPlaces.assistant;
const asked = (text: string, more: Partial<Message> = {}): Message => ({
  id: 0,
  role: "user",
  content: () => text,
  ...more,
});
const answered = (question: string, text: string, more: Partial<Message> = {}): Message => ({
  id: 0,
  role: "assistant",
  content: () => text,
  question,
  ...more,
});
const card = { kind: "abuse", numbers: ["911"], after: () => "" };
const hint = { ...card, isUnsure: true };
const keep = (messages: readonly Message[], input = "") =>
  keepConversation(place, { messages, input }, safety, ENGLISH);
const texts = () => place.read()?.messages.map(({ text }) => text);

test("a question is kept with its answer, and not before", () => {
  keep([asked("one")]);
  expect(stored.size).toBe(0);
  keep([asked("one"), answered("one", "Walk."), asked("two")], "thr");
  expect(texts()).toEqual(["one", "Walk."]);
  expect(place.read()?.input).toBe("thr");
});

test("what follows a card is not kept, and what stands before it is", () => {
  const talk = [
    asked("he", { hasRaisedCard: true }),
    answered("he", "Call", { card }),
    asked("two"),
    answered("two", "Go"),
  ];
  keep([asked("one"), answered("one", "Walk."), ...talk]);
  expect(texts()).toEqual(["one", "Walk."]);
});

test("neither a card nor the question that raised it is kept", () => {
  keep([
    asked("one"),
    answered("one", "Walk."),
    asked("he", { hasRaisedCard: true }),
    answered("he", "Call", { card }),
  ]);
  expect(texts()).toEqual(["one", "Walk."]);
  expect([...stored.values()].join()).not.toContain('he"');
  // Known by its phrase even where nothing marks it.
  keep([asked("my son hits me"), answered("my son hits me", "Walk.")]);
  expect(texts()).toEqual(["Walk."]);
});

test("leaving the site empties both chats and what was prepared for one", () => {
  keep([asked("one"), answered("one", "Walk.")]);
  conversationPlaces.advice.keep({ messages: [], input: "two" });
  stored.set("keepwell.preparedPrompt", "three");
  dropConversations();
  expect(stored.size).toBe(0);
});

test.each<[string, readonly Message[], string | undefined]>([
  ["nothing", [], undefined],
  ["an answered question", [asked("one"), answered("one", "Walk.")], "one"],
  ["a question that failed after it", [asked("one"), answered("one", "Walk."), asked("now")], "one"],
  ["a card", [asked("one"), answered("one", "Walk."), asked("he"), { ...answered("he", "Call"), card }], "one\nhe"],
  [
    "a line that only hints at danger",
    [answered("one", "Walk."), { ...answered("he", "Call"), card: hint }],
    undefined,
  ],
  ["two", [answered("one", "Walk."), answered("And\n how?", "Walk.")], "one\nAnd how?"],
  ["five", ["a", "b", "c", "d", "e"].map((one) => answered(one, "Walk.")), "b\nc\nd\ne"],
  [
    "a card and one more",
    [answered("one", "Walk."), { ...answered("he", "Call"), card }, answered("two", "Go")],
    "one\nhe\ntwo",
  ],
  ["two long ones", [answered("a".repeat(1500), "Walk."), answered("b".repeat(1500), "Walk.")], "b".repeat(1500)],
  ["the same question", [asked("now"), answered("now", "Walk.")], undefined],
  ["the same cry after a card", [{ ...answered("he", "Call"), card }, answered("now", "Call")], "he"],
  ["a very long one", [answered("a".repeat(3000), "Walk.")], "a".repeat(2000)],
])("what was asked before, after %s", (_, messages, before) => expect(questionsBefore(messages, "now")).toBe(before));
