import type { Kysely } from "kysely";
import type { Tables } from "../storage/tables.ts";
import { type ChainRow, macOf, signatureOf } from "./event-chain.ts";
import type { EventKey } from "./event-key.ts";

/** The result of looking through the log: how much it has, and a sentence for each thing that is wrong. */
export type Verified = { readonly chains: number; readonly events: number; readonly wrong: readonly string[] };

const PAGE = 1000;

/** Finds events that were removed, changed or invented by somebody who has not the key. */
export async function verifyEvents(database: Kysely<Tables>, key: EventKey): Promise<Verified> {
  const chains = await database.selectFrom("event_chain").selectAll().orderBy("chain").execute();
  const wrong: string[] = [];
  let events = 0;
  for (const chain of chains) {
    const found = await verifyChain(database, key, chain);
    events += found.events;
    wrong.push(...found.wrong);
    if (chain.after !== null && chains.every((one) => one.chain !== chain.after))
      wrong.push(`Chain ${chain.after}: all of it is missing.`);
  }
  const homeless = await database
    .selectFrom("event")
    .select("chain")
    .distinct()
    .where("chain", "not in", (query) => query.selectFrom("event_chain").select("chain"))
    .execute();
  wrong.push(...homeless.map(({ chain }) => `Chain ${chain}: its events belong to no chain that a server began.`));
  return { chains: chains.length, events, wrong };
}

async function verifyChain(database: Kysely<Tables>, key: EventKey, row: ChainRow) {
  const { chain, newest, newest_mac, pruned, pruned_mac, signature } = row;
  const wrong: string[] = [];
  const say = (sentence: string) => wrong.push(`Chain ${chain}: ${sentence}`);
  if (signature !== signatureOf(key, row))
    say("its first and last event were changed, or it was made with another key.");
  let before = { number: pruned, mac: pruned_mac };
  let events = 0;
  for (;;) {
    const rows = await database
      .selectFrom("event")
      .selectAll()
      .where("chain", "=", chain)
      .where("number", ">", before.number)
      .orderBy("number")
      .limit(PAGE)
      .execute();
    if (rows.length === 0) break;
    for (const event of rows) {
      if (event.number !== before.number + 1) say(`${gap(before.number + 1, event.number - 1)} missing.`);
      else if (event.mac !== macOf(key, before.mac, event)) say(`event ${event.number} was changed or invented.`);
      before = event;
      events += 1;
    }
  }
  if (before.number < newest) say(`${gap(before.number + 1, newest)} missing.`);
  else if (before.number > newest) say(`${gap(newest + 1, before.number)} invented.`);
  else if (before.mac !== newest_mac && wrong.length === 0) say(`event ${newest} is not the one that was written.`);
  return { events, wrong };
}

const gap = (first: number, last: number): string =>
  first === last ? `event ${first} is` : `events ${first} to ${last} are`;
