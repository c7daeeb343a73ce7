import type { Text } from "../../content-model/text.ts";
import type { Amount } from "../logic/logic.ts";

/** A number that a program works out of the answers. It is blank wherever one that it needs is blank. */
export type ScoreField = {
  /** Such as `points/mood`, `step/class` or `score/total`: no item has a slash in its name. */
  readonly id: string;
  /** What it is called where names are free. */
  readonly wanted: string;
  readonly title: Text;
  readonly amount: Amount;
  /** For the number of a band: the words and limits that the numbers stand for. */
  readonly codes?: readonly string[];
};

/** The latest result of another scale, which has to be entered. */
export type ReadField = { readonly id: string; readonly wanted: string; readonly scale: string };
