import { readUrl } from "../../support/domain-calls.ts";
import { type Questionnaire, questionnaireOf } from "../load/answers.ts";
import { callMany, type Load } from "../load/call-many.ts";
import { tokenOf } from "../load/seed-many.ts";
import { adviceSubjectOf, submitMany } from "../load/submit-many.ts";

/** Few, so that a call's time is its own and not that of those before it in the queue. */
const CONNECTIONS = 4;

export type Calls = Readonly<
  Record<"submissions" | "score reads" | "view-scores" | "overview" | "peers", () => Promise<Load>>
>;

/** More people than submit in all rounds: everybody's submission is their first, on both sides. */
export const NEWCOMERS = 15_000;
const SUBMISSIONS = 1_000;

/**
 * The calls whose times are held against growth. Each round takes other people than the one before.
 * @param all everybody in the database, those who have taken nothing last
 */
export async function callsOf(url: string, all: readonly string[], amount: number): Promise<Calls> {
  const questionnaire: Questionnaire = await questionnaireOf("stress");
  const [people, newcomers] = [all.slice(0, -NEWCOMERS), all.slice(-NEWCOMERS)];
  let from = 100_000_000;
  let submitted = 0;
  const get = (pathOf: (user: string) => string) => () => {
    from += amount;
    const start = from;
    const call = (index: number) => {
      const user = scattered(people, start + index);
      return { method: "GET" as const, path: pathOf(user), headers: { authorization: tokenOf(user) } };
    };
    return callMany({ url, connections: CONNECTIONS, amount, call });
  };
  return {
    submissions: () => {
      const some = newcomers.slice(submitted, submitted + SUBMISSIONS);
      submitted += SUBMISSIONS;
      return submitMany({ url, questionnaire, people: some, connections: CONNECTIONS, amount: SUBMISSIONS });
    },
    "score reads": get((user) => readUrl(questionnaire.domain, user)),
    "view-scores": get((user) => `/view-scores/${user}`),
    overview: get((user) => `/api/overview/${user}`),
    // Advice compares with others; nothing else does.
    peers: () => {
      from += amount;
      const start = from;
      const call = (index: number) => ({
        method: "POST" as const,
        path: "/get-advice",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ userID: scattered(people, start + index), criteria: "LikeMe" }),
      });
      return callMany({ url, connections: CONNECTIONS, amount, call });
    },
  };
}

/** A step that shares no factor with round numbers of people visits all of them, far apart in the file. */
const STEP = 7919;
const scattered = (people: readonly string[], index: number) => adviceSubjectOf(people, index * STEP);
