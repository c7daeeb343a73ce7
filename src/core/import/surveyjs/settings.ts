import { constantText } from "../../conditions/constant-text.ts";
import { isObject, type Json, listIn, objectsIn, wordIn } from "../json-values.ts";
import { plainText } from "../plain-text.ts";
import type { Reading } from "./reading.ts";

/** Read elsewhere, or how pages look and are turned. */
const QUIET: ReadonlySet<string> = new Set(
  `$schema keepwell pages elements questions title description locale triggers calculatedValues showProgressBar progressBarType
  showQuestionNumbers questionTitleLocation questionDescriptionLocation questionErrorLocation showTitle showPageTitles
  showPageNumbers showPrevButton showNavigationButtons widthMode width fitToContainer headerView backgroundColor
  backgroundImage theme themeName sendResultOnPageNext checkErrorsMode textUpdateMode focusFirstQuestionAutomatic
  focusOnFirstError goNextPageAutomatic allowCompleteSurveyAutomatic requiredText questionTitlePattern questionStartIndex
  pageNextText pagePrevText completeText startSurveyText previewText editText showCompletedPage cookieName logoPosition
  logoFit logoWidth logoHeight logo clearInvisibleValues calculatedValuesInternal maxTextLength showTOC tocLocation
  mode version id creatorVersion questionsOnPageMode showPreviewBeforeComplete name surveyId surveyPostId autoFocusFirstQuestion
  autoAdvanceEnabled autoAdvanceAllowComplete validationEnabled validateVisitedEmptyFields storeOthersAsComment
  isSinglePage progressBarLocation progressBarShowPageTitles titleLocation headerLocation autoFocusFirstError
  progressBarShowPageNumbers progressBarInheritWidthFrom questionOrder`.split(/\s+/),
);

/** Says what a survey sets beside its questions, and takes the conditions that its triggers state. */
export function readSettings(survey: Json, reading: Reading): void {
  for (const trigger of objectsIn(survey["triggers"])) {
    const type = wordIn(trigger["type"]).replace(/trigger$/, "");
    const shown = [...listIn(trigger["questions"]), ...listIn(trigger["pages"])].map(wordIn);
    const when = wordIn(trigger["expression"]) || whenOf(trigger);
    if (type === "visible" && when !== "" && shown.length > 0) {
      for (const name of shown) reading.shownBy.set(name, when);
      continue;
    }
    const about = [wordIn(trigger["setToName"]), wordIn(trigger["gotoName"])].filter(Boolean).join(", ");
    reading.notes.push(
      `A trigger of the file is left out: ${[type, about, when && `when ${when}`].filter(Boolean).join(", ")}.`,
    );
    if (type === "skip" || type === "complete")
      reading.todo.push(
        `The file ${type === "skip" ? `goes to ${about || "another page"}` : "ends"} when ${when}: hide what follows by conditions.`,
      );
  }
  for (const [key, value] of Object.entries(survey)) {
    if (
      QUIET.has(key) ||
      value === false ||
      value === null ||
      value === "" ||
      (Array.isArray(value) && value.length === 0)
    )
      continue;
    const words =
      typeof value === "object" && value !== null && !isObject(value) ? "" : plainText(wordIn(value)).slice(0, 300);
    reading.notes.push(`The setting "${key}" of the file is left out${words === "" ? "" : `: ${words}`}.`);
  }
}

const SIGNS: Readonly<Record<string, string>> = {
  equal: "=",
  notequal: "<>",
  greater: ">",
  less: "<",
  greaterorequal: ">=",
  lessorequal: "<=",
  contains: "contains",
  notcontains: "notcontains",
};

/** Returns the condition of a trigger of an older file, in SurveyJS's words. */
function whenOf(trigger: Json): string {
  const name = wordIn(trigger["name"]);
  const operator = wordIn(trigger["operator"]) || "equal";
  if (name === "") return "";
  if (operator === "empty" || operator === "notempty") return `{${name}} ${operator}`;
  const sign = SIGNS[operator];
  const value = trigger["value"];
  if (!sign || value === undefined) return "";
  return `{${name}} ${sign} ${typeof value === "string" ? constantText(value) : JSON.stringify(value)}`;
}
