import type { ChosenStep, MyStep } from "#core/api/steps.ts";
import type { Obstacle, Routine, ShownStep, ShownSteps } from "#core/content-model/steps.ts";
import type { Text } from "#core/content-model/text.ts";
import { offeredSteps, suitingRoutines } from "#core/shared/my-step/offered-steps.ts";
import type { StepWords } from "#core/shared/my-step/words.ts";
import { everyWording, textOf } from "#core/shared/text-of.ts";
import { randomId } from "../../browser/random-id.ts";
import type { Language } from "../../ui/language/language.ts";
import { stepFormMessages } from "./messages.ts";

/** Stands for a person's own words, and for an obstacle that is left open. */
export const OWN = "own";
export const NONE = "none";

/** The first letter of an option is large, and none is within the sentence that is made of it. */
export const asOption = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What stands in the form. A pick is an id or a number of the content, `OWN`, `NONE`, or empty. */
export type StepEntries = {
  /** The id of the step to be kept, the same in every try. */
  readonly id: string;
  readonly survey: string | null;
  readonly pick: string;
  readonly what: string;
  readonly routinePick: string;
  readonly routine: string;
  /** Empty where it is left open. */
  readonly placePick: string;
  readonly place: string;
  readonly obstaclePick: string;
  readonly happens: string;
  readonly insteadPick: string;
  readonly instead: string;
};

const EMPTY: Omit<StepEntries, "id" | "survey"> = {
  ...{ pick: "", what: "", routinePick: "", routine: "", placePick: "", place: "" },
  ...{ obstaclePick: "", happens: "", insteadPick: "", instead: "" },
};

/** @param pick the step that a result showed and a person pressed; empty for none */
export const newEntries = (survey: string | null, pick = ""): StepEntries => ({
  id: randomId(),
  survey,
  ...EMPTY,
  pick,
});

/** What the form offers, with what is picked in it. */
export type StepOffer = {
  readonly steps: readonly ShownStep[];
  readonly step: ShownStep | undefined;
  readonly routines: readonly Routine[];
  readonly obstacles: readonly Obstacle[];
  readonly places: readonly string[];
  /** What is done when something of one's own comes between. */
  readonly insteads: readonly string[];
};

/** @param meaning of the latest result in this area */
export function offerFor(
  content: ShownSteps | null,
  category: string | undefined,
  meaning: string | undefined,
  { pick }: Pick<StepEntries, "pick">,
  language: Language,
): StepOffer {
  const words = commonWords(language);
  if (!content) return { steps: [], step: undefined, routines: [], obstacles: [], ...words };
  const own = content.areas.find((area) => area.category === category)?.steps ?? [];
  const steps = offeredSteps(own, meaning);
  const step = steps.find(({ id }) => id === pick);
  const routines = step ? suitingRoutines(content, step) : content.routines.slice(0, COMMON_ROUTINES);
  const obstacles = step ? (step.obstacles ?? []) : commonObstacles(language);
  return { steps, step, routines, obstacles, ...words };
}

/**
 * Returns the entries with another step picked. The moment and what may come between stay where the new step offers
 * them too, and so do one's own words.
 */
export function repicked(entries: StepEntries, pick: string, offerOf: (pick: string) => StepOffer): StepEntries {
  const { routinePick, obstaclePick } = entries;
  const next = offerOf(pick);
  const isRoutineKept = routinePick === OWN || next.routines.some(({ id }) => id === routinePick);
  const same = sameObstacle(offerOf(entries.pick).obstacles[Number(obstaclePick || NONE)], next.obstacles);
  return {
    ...entries,
    pick,
    routinePick: isRoutineKept ? routinePick : "",
    obstaclePick: [OWN, NONE].includes(obstaclePick) ? obstaclePick : same,
  };
}

/** Returns the number of an obstacle among others; empty where it is not among them. */
function sameObstacle(obstacle: Obstacle | undefined, others: readonly Obstacle[]): string {
  const wording = ({ happens, instead }: Obstacle) => `${textOf(happens)} ${textOf(instead)}`;
  const index = obstacle ? others.findIndex((other) => wording(other) === wording(obstacle)) : -1;
  return index < 0 ? "" : `${index}`;
}

/** Returns the id of the step that the result of this meaning shows; empty where none is meant for it. */
export function stepOfResult(content: ShownSteps | null, category: string | undefined, meaning: string | undefined) {
  const steps = content?.areas.find((area) => area.category === category)?.steps ?? [];
  return steps.find(({ first }) => meaning !== undefined && first?.includes(meaning))?.id ?? "";
}

/** Returns what may come between any step, also one in own words: two answers to press. */
function commonObstacles(language: Language): Obstacle[] {
  const t = stepFormMessages(language);
  return [
    { happens: t.tired, instead: t.halfOfIt },
    { happens: t.dayFull, instead: t.nextDay },
  ];
}

/** Returns where most steps can be taken, and what can be done when something comes between any of them. */
function commonWords(language: Language): Pick<StepOffer, "places" | "insteads"> {
  const t = stepFormMessages(language);
  return { places: [t.atHome, t.outside], insteads: [t.halfOfIt, t.nextDay] };
}

/** How many routines stand beside one's own words. */
const COMMON_ROUTINES = 5;

/** Returns the words that the entries make, in the language of the page. What is not filled in is empty. */
export function wordsOf(entries: StepEntries, offer: StepOffer, say: (text: Text) => string) {
  const { step, routines, obstacles, places, insteads } = offer;
  const routine = routines.find(({ id }) => id === entries.routinePick);
  const obstacle = obstacles[Number(entries.obstaclePick || NONE)];
  const isOwnObstacle = entries.obstaclePick === OWN;
  const ownInstead = pickedOr(entries.insteadPick, insteads, entries.instead);
  return {
    what: entries.pick === OWN ? entries.what : step ? say(step.text) : "",
    routine: entries.routinePick === OWN ? entries.routine : routine ? say(routine.text) : "",
    place: pickedOr(entries.placePick, places, entries.place),
    happens: isOwnObstacle ? entries.happens : obstacle ? say(obstacle.happens) : "",
    instead: isOwnObstacle ? ownInstead : obstacle ? say(obstacle.instead) : "",
  };
}

/** Returns the words of a pick among several, or one's own. */
const pickedOr = (pick: string, words: readonly string[], own: string): string =>
  pick === OWN ? own : (words[Number(pick || NONE)] ?? "");

/** Returns words without those that are empty, as a step is sent. */
export function sentWords({ what, routine, ...others }: ReturnType<typeof wordsOf>): StepWords {
  return { what, routine, ...Object.fromEntries(Object.entries(others).filter(([, text]) => text.trim() !== "")) };
}

/**
 * Returns a form filled with the words of a step, to change them or to make them smaller. They are the person's own,
 * whatever became of the content they were chosen from.
 */
export function entriesOf(
  { survey, words }: Pick<ChosenStep, "survey" | "words">,
  content: ShownSteps | null,
  id: string = randomId(),
): StepEntries {
  const routine = content?.routines.find(({ text }) => everyWording(text).includes(words.routine));
  const isCommon = routine && content && content.routines.indexOf(routine) < COMMON_ROUTINES;
  return {
    ...{ id, survey, pick: OWN, what: words.what },
    ...{ placePick: words.place ? OWN : "", place: words.place ?? "" },
    ...(isCommon ? { routinePick: routine.id, routine: "" } : { routinePick: OWN, routine: words.routine }),
    ...(words.happens ? { obstaclePick: OWN } : { obstaclePick: NONE }),
    happens: words.happens ?? "",
    insteadPick: words.instead ? OWN : "",
    instead: words.instead ?? "",
  };
}

/** Returns the step on offer that a step was, if the content still has it. */
export const offeredStep = (content: ShownSteps | null, { offered }: Pick<MyStep, "offered">): ShownStep | undefined =>
  content?.areas.flatMap(({ steps }) => steps).find(({ id }) => id === offered);
