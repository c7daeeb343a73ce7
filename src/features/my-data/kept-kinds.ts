import type { MyData } from "#core/api/account.ts";
import type { myDataMessages } from "./messages.ts";

type Word = Exclude<keyof ReturnType<typeof myDataMessages>, "resultsKept">;

/**
 * What names each part of the copy on the page; null for what is not about the person. A part that is added to the copy
 * has to be named here too.
 */
export const KEPT_KINDS: Readonly<Record<keyof MyData, Word | null>> = {
  exportedAt: null,
  account: "email",
  results: "results",
  steps: "steps",
  drafts: "drafts",
  modelConsents: "consents",
  logIns: "logIns",
  knownDevices: "logIns",
  codes: "codes",
  scales: null,
};
