import { audit, type Findings } from "./audit.ts";
import { createClients } from "./clients.ts";
import { newPeople } from "./new-people.ts";
import type { Subject } from "./subjects.ts";

export type Totals = Findings & {
  readonly rounds: number;
  readonly acknowledged: number;
  /** Rounds after which the integrity check of the database failed. */
  readonly broken: number;
  readonly strange: readonly string[];
};

/** A round's first acknowledgements, after which the server has found its pace. */
const LEAD = 250;
/** When the kill comes after that, in milliseconds. */
const [SOONEST, LATEST] = [20, 300];

/**
 * Kills a product at a random moment while people submit, starts it again, and looks whether what was
 * acknowledged is there once and nothing is half-written. The next round begins with the tries that the kill cut off.
 */
export async function killRounds(
  subject: Subject,
  rounds: number,
  progress: (soFar: Totals) => void = () => undefined,
): Promise<Totals> {
  const clients = createClients(subject.url, await newPeople(subject));
  const worst = { lost: 0, double: 0, half: 0, broken: 0 };
  const totals = (done: number): Totals => ({
    ...worst,
    rounds: done,
    acknowledged: clients.acknowledged.length,
    strange: clients.strange,
  });
  const look = async () => {
    const found = await subject.look((database) => audit(database, clients.acknowledged, clients.unfinished()));
    // What is wrong once stays wrong, so the rounds are not added up.
    for (const kind of ["lost", "double", "half"] as const) worst[kind] = Math.max(worst[kind], found[kind]);
    if (!(await subject.isIntact())) worst.broken++;
  };
  for (let round = 0; round < rounds; round++) {
    const paced = clients.acknowledged.length + LEAD;
    clients.go();
    while (clients.acknowledged.length < paced) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, SOONEST + Math.random() * (LATEST - SOONEST)));
    await subject.kill(round, () => clients.rest());
    await look();
    progress(totals(round + 1));
  }
  await clients.finish();
  await look();
  return totals(rounds);
}
