import { Ajv, type Options as AjvOptions, type ErrorObject, type ValidateFunction } from "ajv";
import { LRUCache } from "lru-cache";
import { evaluate } from "../conditions/condition.ts";
import { isDeclined } from "../content-model/answers.ts";
import type { Answers } from "../content-model/survey.ts";
import { isMoment, type MomentUnit } from "../dates/moments.ts";
import { isOnStep, type NumberLimits, stepsAround } from "../question-types/answer-kinds/number-steps.ts";
import { onServer } from "../question-types/answer-kinds/on-server.ts";
import type { Issue } from "../shared/issue.ts";
import { textOf } from "../shared/text-of.ts";
import { failedValidator } from "./failed-validator.ts";
import type { Item } from "./items.ts";
import { answersByItem } from "./matrix-answers.ts";

/**
 * Returns the items that are asked, given the answers so far. A condition sees only answers to items that are
 * themselves asked, so a stale answer behind a closed condition opens nothing.
 */
export function askedItems(items: readonly Item[], answers: Answers): Item[] {
  const seen: Record<string, unknown> = Object.create(null);
  return items.filter((item) => {
    const asked = item.conditions.every((condition) => evaluate(condition, seen) === true);
    // As in the browser, a condition sees no answer where somebody would rather not give one.
    if (asked && Object.hasOwn(answers, item.name) && !isDeclined(answers[item.name])) see(item, answers[item.name]);
    return asked;
  });

  /** Conditions refer to a matrix as in SurveyJS: `{chores}` and `{chores.stairs}`. */
  function see({ name, row }: Item, answer: unknown): void {
    if (row) seen[row.question] = { ...(seen[row.question] as object | undefined), [row.value]: answer };
    else seen[name] = answer;
  }
}

const OPTIONS = {
  allErrors: true,
  // An error then carries the answer and the limits it breaks.
  verbose: true,
  strict: true,
  // An item may have the name of an inherited property ("constructor"), so only own properties count as answers.
  ownProperties: true,
  // The schema is generated from a checked survey, so validating it against the meta-schema, the slowest part of
  // compiling, is skipped.
  meta: false,
  validateSchema: false,
  keywords: [
    // JSON Schema's `multipleOf` counts from 0 and fails on decimals such as 0.1.
    { keyword: "steps", type: "number", schemaType: "object", validate: isOnStepOrOutside, errors: false },
    { keyword: "moment", type: "string", schemaType: "string", validate: isMoment, errors: false },
    { keyword: "notBefore", type: "string", schemaType: "object", validate: isNotBefore, errors: false },
    { keyword: "notAfter", type: "string", schemaType: "object", validate: isNotAfter, errors: false },
  ],
} satisfies AjvOptions;

/** A number outside its range has an error already. */
function isOnStepOrOutside(limits: NumberLimits, value: number): boolean {
  return value < (limits.min ?? -Infinity) || value > (limits.max ?? Infinity) || isOnStep(limits, value);
}

type MomentLimit = { readonly unit: MomentUnit; readonly limit: string };
/** What is no moment has an error already. */
function isNotBefore({ unit, limit }: MomentLimit, value: string): boolean {
  return !isMoment(unit, value) || value >= limit;
}
function isNotAfter({ unit, limit }: MomentLimit, value: string): boolean {
  return !isMoment(unit, value) || value <= limit;
}

export type AnswerChecker = (answers: unknown) => Issue[];

/**
 * Returns the check of one survey's answers, which may be in the wire's form or keyed by item. SurveyJS itself is
 * no trust boundary (it silently drops an unlisted choice), so answers are validated against a JSON Schema derived
 * from the survey.
 */
export function answerChecker(items: readonly Item[]): AnswerChecker {
  const isConditional = items.some((item) => item.conditions.length > 0 || item.declinable);
  // Many conditions make many combinations; a bounded cache keeps the common ones.
  const compiled = new LRUCache<string, ValidateFunction>({ max: isConditional ? 256 : 1 });

  // Compiled on first use: most scales of a library are never answered while a server runs.
  const checkFor = (asked: readonly Item[]): ValidateFunction => {
    const key = isConditional ? asked.map((item) => item.name).join("\n") : "";
    const known = compiled.get(key);
    if (known) return known;
    const made = new Ajv(OPTIONS).compile(answerSchemaOf(asked));
    compiled.set(key, made);
    return made;
  };

  return (answers) => {
    if (typeof answers !== "object" || answers === null || Array.isArray(answers)) {
      return [
        { code: "ANSWERS_NOT_A_MAP", path: "", message: "The answers must be an object of item names and values." },
      ];
    }
    const given = answersByItem(items, answers as Record<string, unknown>) as Answers;
    const all = askedItems(items, given);
    const refused = all.filter(({ name, declinable }) => !declinable && isDeclined(given[name]));
    const asked = all.filter(({ name }) => !isDeclined(given[name]));
    const answered = Object.fromEntries(
      Object.entries(given).filter(([name, value]) => !isDeclined(value) || !all.some((item) => item.name === name)),
    );
    const check = checkFor(asked);
    const issues = check(answered) ? [] : (check.errors ?? []).map((error) => issueOf(error, items));
    if (refused.length + issues.length > 0) return [...refused.map(notDeclinable), ...issues];
    return validatorIssues(asked, given);
  };
}

const notDeclinable = ({ name }: Item): Issue => ({
  code: "ANSWER_NOT_DECLINABLE",
  path: name,
  message: `Question ${name} does not offer to say nothing.`,
});

function validatorIssues(asked: readonly Item[], answers: Answers): Issue[] {
  return asked.flatMap((item) => {
    const failed = failedValidator(item, answers);
    if (!failed) return [];
    const message = textOf(failed.text);
    return failed.ofPage
      ? [{ code: "ANSWERS_IMPLAUSIBLE", path: failed.ofPage.page, message }]
      : [{ code: "ANSWER_REFUSED", path: item.name, message }];
  });
}

function issueOf(error: ErrorObject, items: readonly Item[]): Issue {
  const [item = ""] = error.instancePath.slice(1).split("/");
  const path = item.replaceAll("~1", "/").replaceAll("~0", "~");
  switch (error.keyword) {
    case "required": {
      const missing: string = error.params["missingProperty"];
      return { code: "ANSWER_MISSING", path: missing, message: `Question ${missing} has no answer yet.` };
    }
    case "additionalProperties": {
      const extra: string = error.params["additionalProperty"];
      if (items.some(({ row }) => row?.question === extra)) {
        return { code: "ANSWER_WRONG_TYPE", path: extra, message: `Question ${extra} needs one option for each row.` };
      }
      const known = items.some(({ name }) => name === extra);
      return known
        ? { code: "ANSWER_NOT_ASKED", path: extra, message: `Question ${extra} is not asked with these answers.` }
        : { code: "ANSWER_UNKNOWN_ITEM", path: extra, message: `There is no question ${extra}.` };
    }
    case "enum":
      return {
        code: "ANSWER_UNKNOWN_OPTION",
        path,
        message: `The answer to question ${path} is not one of its options.`,
      };
    case "minItems":
      return { code: "ANSWER_MISSING", path, message: `Question ${path} has no answer yet.` };
    case "not":
      return {
        code: "ANSWER_REFUSED",
        path,
        message: `One of the options picked in question ${path} can only stand alone.`,
      };
    case "uniqueItems":
      return { code: "ANSWER_WRONG_TYPE", path, message: `An option of question ${path} was picked twice.` };
    case "minimum":
    case "maximum":
      return {
        code: "ANSWER_OUT_OF_RANGE",
        path,
        message: `The answer to question ${path} must be ${error.keyword === "minimum" ? "at least" : "at most"} ${error.params["limit"]}.`,
      };
    case "moment":
      return { code: "ANSWER_WRONG_TYPE", path, message: `The answer to question ${path} must be ${formOf(error)}.` };
    case "notBefore":
    case "notAfter": {
      const { limit } = error.schema as MomentLimit;
      const side = error.keyword === "notBefore" ? "before" : "after";
      return {
        code: "ANSWER_OUT_OF_RANGE",
        path,
        message: `The answer to question ${path} must not be ${side} ${limit}.`,
      };
    }
    case "steps":
      return { code: "ANSWER_OFF_STEP", path, message: offStep(path, error) };
    default:
      return { code: "ANSWER_WRONG_TYPE", path, message: `The answer to question ${path} ${error.message}.` };
  }
}

const FORMS: Readonly<Record<MomentUnit, string>> = {
  date: "a day of the calendar, such as 1950-03-14",
  time: "a time of day, such as 21:30",
  month: "a month, such as 1950-03",
};
const formOf = ({ schema }: ErrorObject): string => FORMS[schema as MomentUnit];

function offStep(path: string, { schema, data }: ErrorObject): string {
  const limits = schema as NumberLimits;
  const near = stepsAround(limits, data as number).join(" or ");
  return `The answer to question ${path} must be in steps of ${limits.step}, such as ${near}.`;
}

/**
 * Returns the JSON Schema of complete answers: every required item that was asked, exact option values, nothing
 * else.
 */
function answerSchemaOf(asked: readonly Item[]): object {
  return {
    type: "object",
    properties: Object.fromEntries(asked.map(({ name, answer }) => [name, onServer(answer).schema(answer)])),
    required: asked.filter((item) => item.required).map((item) => item.name),
    additionalProperties: false,
  };
}
