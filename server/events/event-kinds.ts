import type { Call } from "#core/api/call.ts";
import { calls } from "#core/api/calls.ts";
import { COMMAND_EVENTS } from "./command-events.ts";

/** The names of all that is written down as an event. */
export const EVENT_KINDS: string[] = [
  ...Object.entries<Call>(calls).flatMap(([key, { event }]) => (event ? [key] : [])),
  ...COMMAND_EVENTS,
].sort();
