/** Why a question type of SurveyJS is not asked here, and what to use instead. */
type Unsupported = { readonly why: string; readonly instead: string };

const hasNoEnd: Unsupported = {
  why: "has as many answers as the person adds, and a score needs the same answers from everyone.",
  instead: "List the questions one by one, and show the later ones by visibleIf.",
};

const unsupportedTypes = new Map<unknown, Unsupported>(
  Object.entries({
    paneldynamic: hasNoEnd,
    matrixdynamic: hasNoEnd,
    ranking: {
      why: "is put in order by dragging, which many hands cannot do, and an order has no points.",
      instead: "Ask each of its choices for its importance in a matrix, or ask for the first one in a radiogroup.",
    },
    imagepicker: {
      why: "is answered by pictures, which can be neither read aloud nor printed in words.",
      instead: "Use a radiogroup with a text for each picture, or a checkbox where several may be picked.",
    },
    matrixdropdown: {
      why: "has cells of different kinds in one table, which fits no phone.",
      instead: "Use one matrix for each column, or a question for each cell.",
    },
    file: {
      why: "would send a file, which cannot be checked, scored or read aloud and may hold more than was asked for.",
      instead: "Ask for what the file says, in a text or a radiogroup.",
    },
    signaturepad: {
      why: "is drawn by hand, which cannot be scored and names the person.",
      instead: "Ask for agreement with a boolean.",
    },
  }),
);

/** Returns the sentence and the hint for a type that is refused for good; undefined for any other name. */
export function unsupportedType(type: unknown): { readonly message: string; readonly hint: string } | undefined {
  const unsupported = unsupportedTypes.get(type);
  return unsupported && { message: `A "${type}" question ${unsupported.why}`, hint: unsupported.instead };
}
