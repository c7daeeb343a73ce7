import type { Delivered } from "./answer-set.ts";

/** What a link to a questionnaire brings along to correct answers: the visit begins with the review of them all. */
export const correctionState = ({ id, page }: Delivered) => ({
  page,
  isLook: true,
  behind: 0,
  first: page,
  corrects: id,
});
