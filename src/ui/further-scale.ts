import type { FurtherScale } from "#core/contracts/scale-view.ts";
import { type Assessment, assessmentOf } from "#core/surveys/assessment.ts";
import { furtherScaleMessages } from "./messages.ts";

/** A further scale as an assessment, with its messages in the language in use. */
export const furtherAssessment = (scale: FurtherScale): Assessment => ({
  ...assessmentOf(scale),
  get messages() {
    return furtherScaleMessages.get();
  },
});
