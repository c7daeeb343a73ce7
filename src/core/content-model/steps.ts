import { type Static, Type } from "typebox";
import { OFFERED_STEPS } from "../shared/my-step/offered-count.ts";
import type { GuidanceEntry } from "./guidance.ts";
import { closed, ScaleIdSchema, SchemaLinkSchema, TextSchema } from "./text.ts";

/** A time of day in 24 hours. */
const TimeOfDaySchema = Type.String({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" });

/** A moment of the day or week that a step can hang on, as it begins a sentence: "After breakfast". */
const RoutineSchema = Type.Object(
  {
    id: ScaleIdSchema,
    text: TextSchema,
    /** The usual time of it, for a calendar. Without one, the calendar has the step for the whole day. */
    time: Type.Optional(TimeOfDaySchema),
  },
  closed,
);

/** What may come between, and what to do then, as the two halves of "If {happens}, {instead}." */
const ObstacleSchema = Type.Object({ happens: TextSchema, instead: TextSchema }, closed);

const SmallStepSchema = Type.Object(
  {
    id: ScaleIdSchema,
    /** As it goes on after a routine: "I walk ten minutes". */
    text: TextSchema,
    /** A smaller form of it, in the same way. */
    smaller: TextSchema,
    /** The entry of the guide that it is taken from, which names the source. */
    guide: ScaleIdSchema,
    /** Meanings of the area's bands in which it is offered first. */
    first: Type.Optional(Type.Array(Type.String({ minLength: 1 }), { minItems: 1, uniqueItems: true })),
    /** The routines that suit it, by id; all of them unless told. */
    routines: Type.Optional(Type.Array(ScaleIdSchema, { minItems: 1, uniqueItems: true })),
    obstacles: Type.Array(ObstacleSchema, { minItems: 1, maxItems: 3 }),
  },
  closed,
);

/** The small steps that people can make their own. */
export const StepsSchema = Type.Object(
  {
    $schema: SchemaLinkSchema,
    /** After how many days a person is asked how it went. */
    askAfterDays: Type.Integer({ minimum: 1, maximum: 60 }),
    /** How a step is put into sentences. */
    sentences: Type.Object(
      {
        /** `{routine}` and `{step}` */
        plan: TextSchema,
        /** `{routine}`, `{step}` and `{place}` */
        planAt: TextSchema,
        /** `{happens}` and `{instead}` */
        otherwise: TextSchema,
      },
      closed,
    ),
    routines: Type.Array(RoutineSchema, { minItems: 1 }),
    /** One for each domain. */
    areas: Type.Array(
      Type.Object(
        {
          /** The `category` of the domain. */
          category: Type.String({ pattern: "^[A-Za-z]+$" }),
          /** The first ones are offered to everybody; a later one where a result puts it first. */
          steps: Type.Array(SmallStepSchema, { minItems: OFFERED_STEPS }),
        },
        closed,
      ),
    ),
  },
  closed,
);

export type Steps = Static<typeof StepsSchema>;
export type Routine = Static<typeof RoutineSchema>;
export type Obstacle = Static<typeof ObstacleSchema>;
type SmallStep = Static<typeof SmallStepSchema>;

/** A step as the page gets it: with the source, and what has to be known first. */
export type ShownStep = Omit<SmallStep, "guide"> & Pick<GuidanceEntry, "source" | "warning">;
export type ShownSteps = Omit<Steps, "areas"> & {
  readonly areas: readonly { readonly category: string; readonly steps: readonly ShownStep[] }[];
};
