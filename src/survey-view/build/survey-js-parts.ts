/** The version of SurveyJS these parts were read from. */
export const VERSION = "3.0.0";

/** What SurveyJS registers for one of its question types when it is loaded. */
export type Part = {
  /** The names it registers besides that of the type. */
  readonly names: readonly string[];
  /** The classes behind the names. Each of their properties is declared by a statement of its own. */
  readonly classes: readonly string[];
  /** The number of statements for it in survey-core and in survey-react-ui. */
  readonly statements: readonly [core: number, react: number];
};

/**
 * Every question type of SurveyJS. Types that no folder in `core/question-types` needs are left out of the bundle. A
 * type built on another is listed without it: a question type that needs `matrixdynamic` also names `matrixdropdown`.
 */
export const PARTS: Readonly<Record<string, Part>> = {
  boolean: {
    names: ["sv-boolean-checkbox", "sv-boolean-radio", "sv-boolean-switch"],
    classes: ["QuestionBooleanModel"],
    statements: [10, 7],
  },
  buttongroup: {
    names: ["buttongroupitemvalue", "sv-buttongroup-dropdown"],
    classes: ["ButtonGroupItemValue", "QuestionButtonGroupModel"],
    statements: [7, 3],
  },
  checkbox: {
    names: ["checkboxitem", "survey-checkbox-item"],
    classes: ["CheckboxItem", "QuestionCheckboxModel"],
    statements: [9, 2],
  },
  dropdown: {
    names: ["sv-dropdown-select"],
    classes: ["QuestionDropdownModel"],
    statements: [17, 3],
  },
  expression: {
    names: [],
    classes: ["QuestionExpressionModel"],
    statements: [10, 1],
  },
  file: {
    names: ["sv-file-choose-btn", "sv-file-preview", "sv-file-item"],
    classes: ["QuestionFileModelBase", "QuestionFilePage", "QuestionFileModel"],
    statements: [42, 4],
  },
  flowpanel: {
    names: [],
    classes: ["FlowPanelModel"],
    statements: [3, 1],
  },
  html: {
    names: [],
    classes: ["QuestionHtmlModel"],
    statements: [3, 1],
  },
  image: {
    names: [],
    classes: ["QuestionImageModel"],
    statements: [9, 1],
  },
  imagemap: {
    names: ["imagemaparea"],
    classes: ["QuestionImageMapModel", "ImageMapArea"],
    statements: [31, 1],
  },
  imagepicker: {
    names: ["imageitemvalue", "responsiveImageSize"],
    classes: ["QuestionImagePickerModel", "ImageItemValue"],
    statements: [23, 1],
  },
  matrix: {
    names: ["matrixcolumn", "survey-matrix-cell"],
    classes: ["QuestionMatrixModel", "MatrixColumn", "MatrixRowModel"],
    statements: [11, 2],
  },
  matrixdropdown: {
    names: ["matrixdropdownbase", "matrixdropdowncolumn", "sv-matrix-row", "sv-matrix-drag-drop-icon"],
    classes: [
      "MatrixDropdownColumn",
      "QuestionMatrixDropdownRenderedRow",
      "QuestionMatrixDropdownRenderedTable",
      "QuestionMatrixDropdownModelBase",
      "QuestionMatrixDropdownModel",
    ],
    statements: [37, 3],
  },
  matrixdynamic: {
    names: ["sv-matrixdynamic-actions-cell", "sv-placeholder-matrixdynamic"],
    classes: ["QuestionMatrixDynamicModel"],
    statements: [19, 3],
  },
  multipletext: {
    names: ["multipletextitem"],
    classes: ["QuestionMultipleTextModel", "MutlipleTextRow"],
    statements: [11, 1],
  },
  paneldynamic: {
    names: ["sv-placeholder-paneldynamic", "sv-paneldynamic-progress-text"],
    classes: ["QuestionPanelDynamicModel"],
    statements: [33, 3],
  },
  radiogroup: {
    names: ["survey-radiogroup-item"],
    classes: ["QuestionRadiogroupModel"],
    statements: [3, 2],
  },
  ranking: {
    names: ["sv-ranking-item"],
    classes: ["QuestionRankingModel"],
    statements: [14, 2],
  },
  rating: {
    names: [
      "ratingitem",
      "sv-rating-item",
      "sv-rating-item-star",
      "sv-rating-item-smiley",
      "sv-rating-dropdown-item",
      "sv-rating-dropdown",
    ],
    classes: ["QuestionRatingModel", "RatingItem"],
    statements: [21, 7],
  },
  signaturepad: {
    names: [],
    classes: ["QuestionSignaturePadModel"],
    statements: [19, 1],
  },
  slider: {
    names: ["sliderlabel", "sv-slider-label-item"],
    classes: ["QuestionSliderModel", "SliderLabelItemValue"],
    statements: [23, 2],
  },
  tagbox: {
    names: ["sv-tagbox-filter"],
    classes: ["QuestionTagboxModel", "DropdownMultiSelectListModel", "MultiSelectListModel"],
    statements: [18, 2],
  },
  text: {
    names: [],
    classes: ["QuestionTextModel"],
    statements: [14, 1],
  },
};

/** Question types that SurveyJS itself uses, so they always stay. */
export const ALWAYS: readonly string[] = ["comment", "composite", "custom", "empty"];
