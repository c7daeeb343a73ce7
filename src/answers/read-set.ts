import type { AnswerSet } from "./answer-set.ts";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const STATES: ReadonlySet<unknown> = new Set(["draft", "sending", "waiting", "refused", "delivered", "removed"]);
const WITH_SUBMISSION: ReadonlySet<unknown> = new Set(["sending", "waiting"]);

/** Returns a stored value as an answer set; null when it is none, so that a damaged record breaks nothing. */
export function readSet(value: unknown): AnswerSet | null {
  if (!isObject(value) || !STATES.has(value["state"])) return null;
  const { state, id, owner, survey } = value;
  if (![id, owner, survey].every((one) => typeof one === "string")) return null;
  if (state === "removed") return { isTold: false, at: 0, takenOver: 0, ...value } as unknown as AnswerSet;
  if (typeof value["contentHash"] !== "string") return null;
  if (!["page", "seq", "tries"].every((key) => Number.isInteger(value[key]))) return null;
  if (!isObject(value["answers"]) || !Object.values(value["answers"]).every(isAnswer)) return null;
  if (WITH_SUBMISSION.has(state) && !isSubmission(value["submission"])) return null;
  const { arrived = null, progress = null, copied = null, takenOver = null } = value;
  if (state === "delivered" || arrived !== null) {
    if (!isObject(arrived) || !isSubmission(arrived["submission"])) return null;
  }
  return { ...value, arrived, progress, copied, takenOver } as unknown as AnswerSet;
}

const isAnswer = (value: unknown): boolean => isObject(value) && "value" in value && Number.isInteger(value["seq"]);

function isSubmission(value: unknown): boolean {
  return (
    isObject(value) &&
    isObject(value["answers"]) &&
    Array.isArray(value["order"]) &&
    typeof value["contentHash"] === "string" &&
    Number.isInteger(value["seq"])
  );
}
