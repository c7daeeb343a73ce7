// What SurveyJS tools write for looks alone. This site has its own looks, the same for every scale, so these properties
// stay in the file and are not used. A property that decides what is asked, in what order or until when is none of them.

const listed = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/));

const ofSurvey = listed(`
  sjsVersion logo logoWidth logoHeight logoFit logoPosition headerView backgroundImage backgroundImageFit
  backgroundImageAttachment backgroundOpacity showBrandInfo width widthMode fitToContainer gridLayoutEnabled
  autoFocusFirstQuestion focusFirstQuestionAutomatic autoFocusFirstError focusOnFirstError
  completedHtml completedBeforeHtml completedHtmlOnCondition loadingHtml showCompletePage showCompletedPage
  showTitle showPageTitles showNavigationButtons navigationButtonsLocation showPrevButton
  showPageNumbers showQuestionNumbers questionStartIndex questionTitlePattern questionTitleTemplate
  questionTitleLocation questionDescriptionLocation questionErrorLocation requiredMark requiredText
  showProgressBar progressBarLocation progressBarType progressBarShowNavigationText progressBarShowPageTitles
  progressBarShowPageNumbers progressBarNavigationTextLocation progressBarInheritWidthFrom
  showTOC tocLocation tocItemComponent matrixDragHandleArea autoGrowComment allowResizeComment commentAreaRows
  startSurveyText pagePrevText pageNextText completeText previewText editText
  questionsOnPageMode isSinglePage showPreviewBeforeComplete previewMode
`);

const ofPage = listed(`
  questionTitleWidth questionTitleLocation questionErrorLocation gridLayoutColumns showNumber showQuestionNumbers
  questionStartIndex width minWidth maxWidth colSpan innerIndent indent startWithNewLine allowAdaptiveActions
  showNavigationButtons navigationTitle navigationDescription
`);

const ofPanel = listed(`
  questionTitleWidth questionTitleLocation questionErrorLocation gridLayoutColumns showNumber showQuestionNumbers
  questionStartIndex width minWidth maxWidth colSpan innerIndent indent startWithNewLine allowAdaptiveActions
`);

const ofElement = listed(`
  width minWidth maxWidth colSpan indent startWithNewLine titleLocation descriptionLocation errorLocation showTitle
  showNumber hideNumber colCount renderAs itemComponent separateSpecialChoices displayMode swapOrder textWrapEnabled
  searchEnabled searchMode inputFieldComponent rateType scaleColorMode rateColorMode rateDescriptionLocation
  displayRateDescriptionsAsExtremeItems columnMinWidth rowTitleWidth showHeader verticalAlign alternateRows
  cellComponent inputSize inputTextAlignment otherErrorText
  showLabels labelCount labelFormat tooltipFormat tooltipVisibility
`);

/** The properties for looks alone, by the kind of object that has them. */
export const LOOKS = { survey: ofSurvey, page: ofPage, panel: ofPanel, element: ofElement } as const;
