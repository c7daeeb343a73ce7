import type { Question } from "./questions.ts";
import type { Records } from "./records.ts";
import { type Promised, promisesIn } from "./sentences.ts";

/** As long a sentence may still speak of the answer before. */
const UNDERWAY_MS = 1_500;

/** What one person saw: the answers as they last stood selected, and the promises that pages made. */
export class Memory {
  readonly email: string;
  readonly records: Records;
  /** By survey and item, what was last seen selected, and when. */
  readonly seen = new Map<string, Map<string, { readonly value: unknown; readonly at: number }>>();
  readonly submitted = new Set<string>();
  readonly promised: Promised[] = [];
  readonly untrue = new Set<string>();
  readonly lost = new Set<string>();
  readonly #shown = new Map<unknown, Promised[]>();

  constructor(email: string, records: Records) {
    this.email = email;
    this.records = records;
  }

  /** Remembers an answer at the moment at which a page shows it as selected. */
  saw(survey: string, { name }: Question, value: unknown): void {
    const answers = this.seen.get(survey) ?? new Map();
    this.seen.set(survey, answers.set(name, { value, at: Date.now() }));
  }

  /** Reads what a page shows now. A sentence that stays is one promise, which lasts. */
  read(page: unknown, text: string): void {
    const before = this.#shown.get(page) ?? [];
    const now = promisesIn(text).map(
      (promise) => before.find(({ sentence }) => sentence === promise.sentence) ?? this.#promise(promise),
    );
    for (const gone of before) if (!now.includes(gone)) gone.until = Date.now();
    this.#shown.set(page, now);
  }

  #promise(promise: Omit<Promised, "from" | "until">): Promised {
    const made = { ...promise, from: Date.now(), until: Number.POSITIVE_INFINITY };
    this.promised.push(made);
    if (made.kind === "arrived") this.#checkArrival(made.sentence);
    return made;
  }

  /** Somebody took away what was kept: sentences from before are not to blame, and what stands there now is new. */
  excuse(): void {
    this.promised.splice(0);
    this.#shown.clear();
  }

  #checkArrival(sentence: string): void {
    this.records.counted().then(
      (counted) => counted === 0 && this.untrue.add(`"${sentence}" while nothing is stored`),
      // A server that was just killed tells nothing of what it stored.
      () => undefined,
    );
  }

  /** An answer was not there any more. Sentences that said it was kept were untrue. */
  lose(survey: string, name: string, found: unknown): void {
    const answer = this.seen.get(survey)?.get(name);
    this.lost.add(`${survey} ${name}: ${JSON.stringify(answer?.value)} became ${JSON.stringify(found ?? null)}`);
    for (const { kind, sentence, from, until } of this.promised) {
      const isOfIt = answer && (from >= answer.at || until > answer.at + UNDERWAY_MS);
      if (kind === "kept" && isOfIt) this.untrue.add(`"${sentence}" though answers it spoke of were lost`);
    }
  }
}
