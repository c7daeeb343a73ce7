import { addresses } from "#core/api/addresses.ts";
import type { EventFilter, EventsReply } from "#core/api/events.ts";
import { urlOf } from "#core/api/url-of.ts";
import { call } from "./http.ts";

/** Reads a page of what happened, the newest first. */
export const readEvents = (filter: EventFilter, before: string | null): Promise<EventsReply> =>
  call("events", { values: before === null ? filter : { ...filter, before } });

/** The address of all events that fit, as a table to save. */
export const eventsTableUrl = (filter: EventFilter): string => urlOf(addresses.eventsTable, filter);
