import { tell } from "./progress.ts";

type Sides<Name extends string, Figure> = Readonly<Record<Name, () => Promise<Figure> | Figure>>;

/**
 * Measures each side once a round, by turns, every other round in reverse: a machine that gets slower meanwhile
 * is then slower for all.
 * @returns for each side one figure a round
 */
export async function roundsByTurns<Name extends string, Figure>(
  title: string,
  rounds: number,
  sides: Sides<Name, Figure>,
): Promise<Record<Name, Figure[]>> {
  const names = Object.keys(sides) as Name[];
  const found = Object.fromEntries(names.map((name) => [name, [] as Figure[]])) as Record<Name, Figure[]>;
  for (let round = 1; round <= rounds; round += 1) {
    for (const name of round % 2 === 1 ? names : names.toReversed()) {
      tell(`${title}: ${name}, round ${round} of ${rounds}`);
      found[name].push(await sides[name]());
    }
  }
  return found;
}
