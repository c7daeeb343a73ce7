/** Names under which SurveyJS registers what no survey here can hold. Allowing a type means taking it out of these lists. */
const UNUSED_NAMES = [
  ...["buttongroup", "buttongroupitemvalue", "sv-buttongroup-dropdown"],
  ...["file", "sv-file-choose-btn", "sv-file-preview", "sv-file-item", "signaturepad", "html", "flowpanel"],
  ...["image", "imagemap", "imagemaparea", "imagepicker", "imageitemvalue", "responsiveImageSize"],
  ...["matrixdropdown", "matrixdropdownbase", "matrixdropdowncolumn", "matrixdynamic", "sv-matrix-row"],
  ...["sv-matrix-drag-drop-icon", "sv-matrixdynamic-actions-cell", "sv-placeholder-matrixdynamic"],
  ...["multipletext", "multipletextitem", "paneldynamic", "sv-placeholder-paneldynamic"],
  ...["sv-paneldynamic-progress-text", "ranking", "sv-ranking-item", "slider", "sliderlabel", "sv-slider-label-item"],
  ...["tagbox", "sv-tagbox-filter"],
];

/** Classes behind those names. Each of their properties is declared by a statement of its own. */
const UNUSED_CLASSES = [
  ...["ButtonGroupItemValue", "QuestionButtonGroupModel", "QuestionFileModelBase", "QuestionFilePage"],
  ...["QuestionFileModel", "QuestionSignaturePadModel", "QuestionHtmlModel", "FlowPanelModel", "QuestionImageModel"],
  ...["QuestionImageMapModel", "ImageMapArea", "QuestionImagePickerModel", "ImageItemValue", "MatrixDropdownColumn"],
  ...["QuestionMatrixDropdownRenderedRow", "QuestionMatrixDropdownRenderedTable", "QuestionMatrixDropdownModelBase"],
  ...["QuestionMatrixDropdownModel", "QuestionMatrixDynamicModel", "QuestionMultipleTextModel", "MutlipleTextRow"],
  ...["QuestionPanelDynamicModel", "QuestionRankingModel", "QuestionSliderModel", "SliderLabelItemValue"],
  ...["QuestionTagboxModel", "DropdownMultiSelectListModel", "MultiSelectListModel"],
];

const REGISTRATION = /^[\w.]+\.(?:addClass|registerQuestion|registerElement|registerRenderer|getProperty)\("([^"]+)"/;
const DECLARATION = /^__decorate\(\[[\s\S]*\], (\w+)\.prototype, "\w+", void 0\);$/;

/** True for a statement that only makes an unused part known. */
export function isUnused(statement: string): boolean {
  const name = REGISTRATION.exec(statement)?.[1];
  if (name !== undefined) return UNUSED_NAMES.includes(name);
  const declaring = DECLARATION.exec(statement)?.[1];
  return declaring !== undefined && UNUSED_CLASSES.includes(declaring);
}
