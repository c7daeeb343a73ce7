import { submitCall } from "../../support/domain-calls.ts";
import { keyOf, type Questionnaire } from "./answers.ts";
import { callMany, type Load } from "./call-many.ts";

export type Submissions = {
  readonly url: string;
  /** Null for the questionnaire's own call. */
  readonly path?: string;
  readonly questionnaire: Questionnaire;
  readonly people: readonly string[];
  readonly connections: number;
  readonly amount: number;
  /** Number of the first, so that no key comes twice in one database. */
  readonly from?: number;
};

/** Submits answers of people by turns, each with a key of its own, as the pages do. */
export function submitMany(submissions: Submissions): Promise<Load> {
  const { url, questionnaire, people, connections, amount, from = 0 } = submissions;
  const path = submissions.path ?? submitCall(questionnaire.domain).path;
  return callMany({
    url,
    connections,
    amount,
    call: (index) => ({
      method: "POST",
      path,
      body: questionnaire.body(index, adviceSubjectOf(people, index)),
      headers: { "content-type": "application/json", "idempotency-key": keyOf(from + index) },
    }),
  });
}

export const adviceSubjectOf = (people: readonly string[], index: number) => `${people[index % people.length]}`;
