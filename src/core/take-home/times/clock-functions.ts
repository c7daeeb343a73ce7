import { DAY } from "../../formulas/read-clock-time.ts";
import type { Item } from "../../question-types/item.ts";
import { type Amount, answered, BLANK, joined, type Logic, number, Unsayable, when } from "../logic/logic.ts";
import { isTypedTime } from "./typed-times.ts";

// The functions of times, of fields that say which half of the day they mean. So nothing is left of what formulas/clock.ts
// guesses of words such as "10:30", and the difference is the exact one that it takes where both halves are known.

type Time = Item | null | undefined;

const apart = (from: Item, to: Item): Amount => ({ kind: "minutes", from: from.name, to: to.name });
const compared = (from: Item, to: Item, operator: "=" | ">" | ">="): Logic => ({
  kind: "compare",
  operator,
  left: apart(from, to),
  right: number(0),
});
const nextDay = (from: Item, to: Item): Amount => ({
  kind: "arithmetic",
  operator: "+",
  left: apart(from, to),
  right: number(DAY),
});

/**
 * Returns what a function of two times gives, where both are there.
 * @returns null for any other function
 * @throws Unsayable
 */
export function amountOfTimes(name: string, [from, to]: readonly Time[]): Amount | null {
  if (name === "minutesInBed") {
    const [bed, up] = [typed(from), typed(to)];
    return when(compared(bed, up, "="), BLANK, when(compared(bed, up, ">"), apart(bed, up), nextDay(bed, up)));
  }
  if (name === "minutesBetween") {
    const [start, end] = [stored(from), stored(to)];
    return when(compared(start, end, ">="), apart(start, end), nextDay(start, end));
  }
  return null;
}

/**
 * Returns when a function of times holds.
 * @returns null for any other function
 * @throws Unsayable
 */
export function logicOfTimes(name: string, [one, other]: readonly Time[]): Logic | null {
  if (name === "isClockTime") return answered(typed(one).name);
  if (name !== "sameClockTime") return null;
  const [bed, up] = [typed(one), typed(other)];
  return joined("all", [answered(bed.name), answered(up.name), compared(bed, up, "=")]);
}

/** When `minutesInBed` has a value: both times are there, and they differ. */
export const haveMinutes = ([bed, up]: readonly Time[]): Logic =>
  joined("all", [
    answered(typed(bed).name),
    answered(typed(up).name),
    { kind: "compare", operator: "<>", left: apart(typed(bed), typed(up)), right: number(0) },
  ]);

/** A stored time such as 10:30 is read by `minutesInBed` as if its half of the day were not known. */
function typed(item: Time): Item {
  if (item && isTypedTime(item)) return item;
  throw new Unsayable(
    `it reads ${item?.name ?? "what is worked out"} as a time, which has no check with isClockTime()`,
  );
}

function stored(item: Time): Item {
  if (item?.answer.kind === "moment" && item.answer.unit === "time") return item;
  throw new Unsayable(`it reads ${item?.name ?? "what is worked out"} as a time, which is no field for one`);
}
