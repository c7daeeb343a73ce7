import type { Text } from "../../content-model/text.ts";
import { optionsOf } from "../../question-types/answer-kinds/answer-kinds.ts";
import type { Item } from "../../question-types/item.ts";
import type { Logic } from "../logic/logic.ts";
import { Unsayable } from "../logic/logic.ts";
import { logicOf } from "../logic/logic-of-condition.ts";
import type { Phrases } from "./phrases.ts";

/**
 * Returns a condition as a person reads it on paper: "Answer this only if question 1 is …".
 * @param numbers the numbers of the questions before
 * @returns null when it cannot be said so
 */
export function conditionInWords(
  condition: string,
  items: readonly Item[],
  numbers: ReadonlyMap<string, number>,
  text: (words: Text) => string,
  phrases: Phrases,
): string | null {
  const numberOf = (name: string): number => {
    const item = items.find((one) => one.name === name);
    const number = item?.row ? undefined : numbers.get(name);
    if (number === undefined) throw new Unsayable("it asks about a row, or about a later question");
    return number;
  };
  const words = (logic: Logic, isInner = false): string => {
    switch (logic.kind) {
      case "all":
      case "any": {
        const joined = logic.of.map((part) => words(part, true)).join(logic.kind === "all" ? phrases.and : phrases.or);
        return isInner ? `(${joined})` : joined;
      }
      case "picked": {
        const item = items.find(({ name }) => name === logic.item);
        const option = item && optionsOf(item.answer).find(({ value }) => value === logic.option);
        return (logic.is ? phrases.picked : phrases.notPicked)(
          numberOf(logic.item),
          option ? text(option.text) : `${logic.option}`,
        );
      }
      case "answered":
        return (logic.is ? phrases.answered : phrases.open)(numberOf(logic.of));
      case "compare": {
        const { left, right } = logic;
        if (left.kind !== "value" || right.kind !== "number") throw new Unsayable("it compares calculations");
        return phrases.compared(numberOf(left.of), logic.operator, right.value);
      }
    }
  };
  try {
    return phrases.only(words(logicOf(condition, items)));
  } catch (error) {
    if (error instanceof Unsayable) return null;
    throw error;
  }
}
