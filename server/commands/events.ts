import { pipeline } from "node:stream/promises";
import { CommandError } from "../command-error.ts";
import { readConfig } from "../config.ts";
import { readEventKey } from "../events/event-key.ts";
import { EVENT_KINDS } from "../events/event-kinds.ts";
import { eventsTable } from "../events/events-table.ts";
import { readEvents } from "../events/read-events.ts";
import { verifyEvents } from "../events/verify-events.ts";
import { openStorage } from "../storage/open-storage.ts";
import { defineCommand } from "./command-line.ts";
import { resultStream } from "./result-stream.ts";

export const command = defineCommand({
  name: "events",
  summary: "prints what happened: log-ins, errors, resets, publications, exports, deletions",
  usage: "[--from <day>] [--to <day>] [--kind <kind>] [--outcome <code>] [--who <name>] | --verify",
  help: `
Prints the log of events as CSV, the oldest first: time, kind, outcome, who, network, times, chain, number. People
appear under a pseudonym that only the key in DATA_DIR/event.key gives. Errors stand together, a row for each minute,
network and kind.

  --from <day>       from this day on (UTC), such as 2026-11-01
  --to <day>         up to the end of this day (UTC)
  --kind <kind>      such as logIn, resetPassword, deleteAccount, publishDraft
  --outcome <code>   "done", "refused", or an error code such as WRONG_PASSWORD
  --who <name>       a pseudonym, or a member of the staff
  --verify           finds events that were removed, changed or invented; the exit code is then 1
`,
  printsResult: true,
  options: {
    from: { type: "string" },
    to: { type: "string" },
    kind: { type: "string" },
    outcome: { type: "string" },
    who: { type: "string" },
    verify: { type: "boolean", default: false },
  },
  takes: [],
  async run({ verify, ...filter }) {
    const config = readConfig(process.env);
    if (config.backend) throw new CommandError("With BACKEND_URL set, nothing is kept here: ask the provider.");
    for (const day of [filter.from, filter.to])
      if (day !== undefined && !isDay(day)) throw new CommandError(`"${day}" is not a day such as 2026-11-01.`);
    if (filter.kind !== undefined && !EVENT_KINDS.includes(filter.kind))
      throw new CommandError(`"${filter.kind}" is no kind of event. There are: ${EVENT_KINDS.join(", ")}.`);
    const key = verify ? await readEventKey(config.dataDir) : null;
    const { database } = await openStorage(config);
    try {
      if (key) {
        const { chains, events, wrong } = await verifyEvents(database, key);
        if (wrong.length > 0) throw new CommandError(wrong.join("\n"));
        console.log(`All is as it was written: ${events} events in ${chains} chains.`);
      } else {
        const output = await resultStream(undefined);
        await pipeline(readEvents(database, filter), eventsTable(), output, { end: false });
      }
    } finally {
      await database.destroy();
    }
  },
});

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
