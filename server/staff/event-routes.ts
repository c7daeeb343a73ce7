import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import { route } from "../calls/route.ts";
import type { AppDeps } from "../deps.ts";
import { EVENT_KINDS } from "../events/event-kinds.ts";
import { eventsTable } from "../events/events-table.ts";
import { type EventPlace, newestEvents, readEvents } from "../events/read-events.ts";

const PAGE = 100;

/** Adds the calls that show what happened. The app admits staff. */
export async function eventRoutes(app: FastifyInstance, { database, limits }: AppDeps): Promise<void> {
  const routes = { app, limits };

  route(routes, "events", async ({ query: { before, ...filter } }) => {
    const found = await newestEvents(database, filter, PAGE + 1, before === undefined ? null : placeOf(before));
    const events = found.slice(0, PAGE);
    const last = events.at(-1);
    return { events, older: last && found.length > PAGE ? markOf(last) : null, kinds: EVENT_KINDS };
  });
  route(routes, "eventsTable", ({ query }, reply) => {
    reply.type("text/csv; charset=utf-8").header("content-disposition", 'attachment; filename="events.csv"');
    return reply.send(Readable.from(readEvents(database, query)).compose(eventsTable()));
  });
}

const markOf = ({ at, chain, number }: EventPlace) => `${at} ${chain} ${number}`;

/** @throws AppError BAD_REQUEST for a mark that no page ended with */
function placeOf(mark: string): EventPlace {
  const [, at, chain, number] = /^(\S{1,40}) (\S{1,40}) (\d{1,9})$/.exec(mark) ?? [];
  if (at === undefined || chain === undefined) throw new AppError("BAD_REQUEST");
  return { at, chain, number: Number(number) };
}
