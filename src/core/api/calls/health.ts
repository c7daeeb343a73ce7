import { Type } from "typebox";
import { type Call, READ } from "../call.ts";

const Status = <Word extends string>(word: Word) => Type.Object({ status: Type.Literal(word) });
const WATCHED = { ...READ, tag: "Health", needs: "nobody" } as const;

/** Health checks for monitoring: whether the server runs, and whether it can serve requests. */
export const healthCalls = {
  health: { ...WATCHED, path: "/health", reply: Status("ok"), errors: [] },
  /**
   * `problems` are the places of the issues that keep an edit of the content from being live. Their sentences may
   * quote a rule, so those appear only in the log and the studio.
   */
  ready: {
    ...WATCHED,
    path: "/ready",
    reply: Type.Object({
      status: Type.Literal("ready"),
      problems: Type.Array(Type.Object({ code: Type.String(), file: Type.String(), path: Type.String() })),
      /** Settings that lower the protection of people, such as a log-in by address alone. */
      warnings: Type.Array(Type.Object({ code: Type.String(), message: Type.String() })),
    }),
    errors: ["NOT_READY"],
  },
} as const satisfies Record<string, Call>;
