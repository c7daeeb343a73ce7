import { type Json, wordIn } from "../json-values.ts";

/** Properties that are read, or that say only how a question looks. */
const QUIET: ReadonlySet<string> = new Set(
  `type name title description valueName visible visibleIf isRequired choices rows columns items rateValues rateMin rateMax
  rateStep rateCount rateType rateDisplayMode autoGenerate minRateDescription maxRateDescription displayRateDescriptionsAsExtremeItems
  labelTrue labelFalse label valueTrue valueFalse hasOther showOtherItem otherText otherPlaceholder otherPlaceHolder otherErrorText hasNone showNoneItem noneText
  showRefuseItem refuseText showDontKnowItem dontKnowText hasComment showCommentArea commentText commentPlaceholder
  inputType min max step maxLength placeholder placeHolder validators choicesMin choicesMax choicesStep choicesFromQuestion
  choicesByUrl cellType eachRowRequired isAllRowRequired isMatrixRequiredAll multiSelect sliderType customLabels rangeMin rangeMax
  startWithNewLine colCount titleLocation descriptionLocation width minWidth maxWidth indent rightIndent renderAs size page hideNumber
  useDisplayValuesInDynamicTexts itemSize showLabel imageFit imageHeight imageWidth minImageHeight minImageWidth maxImageHeight
  maxImageWidth contentMode alternateRows verticalAlign rowTitleWidth columnMinWidth requiredErrorText requiredMessage autoGrow
  allowResize acceptCarriageReturn autoGrowComment swapOrder itemTitleWidth gridLayoutColumns colSpan minErrorText maxErrorText
  state html score scaleColorMode rateColorMode searchEnabled allowClear clearButtonCaption labelLocation optionsCaption separateSpecialChoices
  showOptionsCaption showClearButton selectAllText storeOthersAsComment id isExpanded innerIndent showNumber showQuestionNumbers
  questionTitleLocation templateElements elements questions effectiveColSpan cellHint displayMode mobileView minCharacters
  errorLocation commentRows questionTitleWidth textUpdateMode autocomplete autoComplete dataList itemCount`.split(
    /\s+/,
  ),
);

const SAID: Readonly<Record<string, (value: string) => string>> = {
  requiredIf: (value) => `It need not be answered here; the file requires it where ${value}.`,
  enableIf: (value) => `It can always be answered; the file allows it only where ${value}.`,
  readOnly: () => "It can be answered here; the file only shows it.",
  correctAnswer: (value) => `The file has a correct answer to it, which is not kept: ${value}.`,
  choicesVisibleIf: (value) => `All its options are always offered; the file offers them only where ${value}.`,
  rowsVisibleIf: (value) => `All its rows are always asked; the file asks them only where ${value}.`,
  columnsVisibleIf: (value) => `All its options are always offered; the file offers them only where ${value}.`,
  choicesOrder: (value) => `Its options stand in the order of the file, not in the order "${value}".`,
  defaultValue: (value) => `Nothing is answered before the person answers; the file answers ${value}.`,
  minSelectedChoices: (value) => `Any number of options may be picked, not ${value} or more.`,
  maxSelectedChoices: (value) => `Any number of options may be picked, not ${value} at most.`,
  hasSelectAll: () => 'It offers no "select all".',
  showSelectAllItem: () => 'It offers no "select all".',
};

/** What decides what is asked, and of whom: without it, people may be asked something else than in the file. */
const DECIDING = [
  "requiredIf",
  "enableIf",
  "choicesVisibleIf",
  "choicesEnableIf",
  "rowsVisibleIf",
  "columnsVisibleIf",
  "hideIfChoicesEmpty",
  "hideIfRowsEmpty",
];

/** Says which settings that are left out a person has to look at, because they change what is asked. */
export const toLookAt = (json: Json, name: string): string[] =>
  DECIDING.filter((key) => json[key]).map((key) => `See what ${key} does to "${name}": it is left out.`);

/** Says which settings of a question do not come over, each in a sentence. */
export function leftOut(json: Json): string[] {
  const others: string[] = [];
  const said = Object.entries(json).flatMap(([key, value]) => {
    if (
      QUIET.has(key) ||
      value === false ||
      value === null ||
      value === "" ||
      (key === "choicesOrder" && value === "none")
    )
      return [];
    const say = SAID[key];
    if (say) return [say(wordIn(value) || JSON.stringify(value).slice(0, 100))];
    others.push(key);
    return [];
  });
  return others.length === 0 ? said : [...said, `These settings of it are left out: ${others.join(", ")}.`];
}
