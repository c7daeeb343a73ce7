import { useEffect, useState } from "react";
import type { StudioScale } from "#core/api/studio.ts";
import { ApiError } from "../../../api/http.ts";
import type { StudioCalls } from "../../../api/studio.ts";
import { isInSight, subscribeToConnection } from "../../../browser/connection.ts";
import { dropKeptSteps, keepSteps, readKeptSteps } from "../../../browser/studio.ts";
import { type DraftSession, openDraftSession } from "./draft-session.ts";
import type { Failure } from "./step-sender.ts";

/** How often the page looks whether somebody else went on with the draft, in milliseconds. */
const LOOK_EVERY = 4_000;

/** Opens the draft of a scale for as long as the page shows it. */
export function useDraftSession(calls: StudioCalls, opened: StudioScale, who: string): DraftSession {
  const [session] = useState(() => {
    const { id } = opened;
    const kept = {
      read: () => readKeptSteps(id, who),
      keep: (steps: Parameters<typeof keepSteps>[2]) => keepSteps(id, who, steps),
      drop: () => dropKeptSteps(id, who),
    };
    return openDraftSession({ calls, opened, kept, failureOf });
  });
  useEffect(() => {
    const looking = setInterval(() => {
      if (isInSight()) session.look().catch(() => undefined);
    }, LOOK_EVERY);
    const unsubscribe = subscribeToConnection(() => void session.flush());
    return () => {
      clearInterval(looking);
      unsubscribe();
      void session.flush();
      session.stop();
    };
  }, [session]);
  return session;
}

/** Says what becomes of steps that could not be sent. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: "later", cause: null };
  const { code, status, message } = error;
  if (code === "DRAFT_TAKEN" || code === "NOT_FOUND") return { kind: "lost", cause: message };
  return { kind: [400, 413, 422].includes(status) ? "refused" : "later", cause: error.hasSentence ? message : null };
}
