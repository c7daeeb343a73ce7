import DataLoader from "dataloader";

type Sizes = {
  /** The most that is asked at once. */
  readonly most: number;
  /** How many statements are under way at the same time. */
  readonly atOnce: number;
};

/**
 * Answers many questions with one statement: those that arrive in one turn of the event loop, and while all statements
 * are under way, those that arrive meanwhile. When a statement fails, those that wait begin at once, so that nobody waits
 * for several to fail one after the other while the database is away.
 * @param answer returns for each question, in their order, an answer or what to throw
 */
export function gather<Question, Answer>(
  answer: (questions: readonly Question[]) => Promise<(Answer | Error)[]>,
  { most, atOnce }: Sizes,
): (question: Question) => Promise<Answer> {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  const begin = () => {
    if (underWay < atOnce) beginNext();
  };
  const beginNext = () => {
    const next = waiting.shift();
    if (!next) return;
    underWay += 1;
    next();
  };
  const ask = async (questions: readonly Question[]): Promise<(Answer | Error)[]> => {
    try {
      return await answer(questions);
    } catch (error) {
      while (waiting.length > 0) beginNext();
      throw error;
    } finally {
      underWay -= 1;
      setImmediate(begin);
    }
  };
  const batchScheduleFn = (next: () => void) => {
    waiting.push(next);
    setImmediate(begin);
  };
  const loader = new DataLoader(ask, { cache: false, maxBatchSize: most, batchScheduleFn });
  return (question) => loader.load(question);
}
