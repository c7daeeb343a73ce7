import { parseArgs } from "node:util";
import { KEEPWELL, startProgram } from "../bench/load/program.ts";
import { makeBigAccounts } from "./big-accounts.ts";
import { DATABASES, type DatabaseName, withDatabase } from "./databases.ts";
import { exportAll } from "./exports.ts";
import { watchHealth } from "./silence.ts";
import { silenceOfEach } from "./single-calls.ts";
import { askUnread } from "./unread.ts";

// npm run test:attacks:lists [-- --database sqlite] [--rows 100000] [--accounts 1] [--exports 16] [--lists 60]
const { values } = parseArgs({
  options: {
    database: { type: "string", multiple: true, default: [...DATABASES] },
    rows: { type: "string", default: "100000" },
    accounts: { type: "string", default: "1" },
    exports: { type: "string", default: "16" },
    lists: { type: "string", default: "60" },
  },
});
const [rows, accounts, exports, lists] = [values.rows, values.accounts, values.exports, values.lists].map(Number) as [
  number,
  number,
  number,
  number,
];

/** What the server must keep to while it is asked for everything at once. */
const MOST = { silenceMs: 250, memoryMb: 600 };

let isMet = true;
for (const name of values.database as DatabaseName[]) {
  await withDatabase(
    name,
    (storage) => makeBigAccounts(storage, accounts, rows),
    async (environment, all) => {
      const server = await startProgram({ file: KEEPWELL, environment: { ...environment, LOG_LEVEL: "error" } });
      const memoryBefore = server.memoryMb();
      const watch = await watchHealth(server.url);
      const of = (index: number) => all[index % all.length] as (typeof all)[number];
      const unread = Array.from({ length: lists }, (_, index) =>
        askUnread(server.url, `/view-scores/${of(index).userId}`),
      );
      const done = await Promise.all(Array.from({ length: exports }, (_, index) => exportAll(server.url, of(index))));
      const { longestMs: silence, lateMs } = await watch.end();
      const memory = server.peakMemoryMb();
      for (const socket of unread) socket.destroy();
      const single = await silenceOfEach(server.url, of(0));
      await server.stop();

      const complete = done.filter(({ isComplete, results }) => isComplete && results === rows).length;
      const slowest = Math.max(...done.map(({ ms }) => ms));
      isMet &&= silence <= MOST.silenceMs && memory <= MOST.memoryMb && complete === exports;
      console.log(`\n${name}: ${accounts} account(s) of ${rows} results, ${exports} exports and ${lists} unread lists`);
      console.table({
        "longest silence of /health, ms": { here: Math.round(silence), most: MOST.silenceMs },
        "most that the watch itself was late, ms": { here: Math.round(lateMs) },
        "peak memory, MB": { here: Math.round(memory), most: MOST.memoryMb },
        "memory before, MB": { here: Math.round(memoryBefore) },
        "exports complete": { here: complete, least: exports },
        "told to come back": { here: done.reduce((sum, { refused }) => sum + refused, 0) },
        "last export complete after, s": { here: Math.round(slowest / 100) / 10 },
        "bytes of all exports, MB": { here: Math.round(done.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6) },
      });
      console.log("each call by itself, with the longest silence of /health meanwhile");
      console.table(single);
    },
  );
}
if (!isMet) process.exitCode = 1;
