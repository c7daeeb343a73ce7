import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import { AppError } from "#core/api/app-error.ts";
import { ErrorBodySchema } from "#core/api/results.ts";
import type { AppDeps } from "../deps.ts";
import type { ForwardingDeps } from "../upstream/forwarding-deps.ts";

/** The database answers within this, or counts as away, in milliseconds. */
const PATIENCE = 2_000;

const Status = <Word extends string>(word: Word) => Type.Object({ status: Type.Literal(word) });

/**
 * `problems` are the faults that keep an edit of the content from being live, by their place; what was live
 * before is served. Their sentences may quote a rule, so they stand in the log and in the studio alone.
 */
const Ready = Type.Object({
  status: Type.Literal("ready"),
  problems: Type.Array(Type.Object({ code: Type.String(), file: Type.String(), path: Type.String() })),
});

/** For whoever watches the server: it runs (`/health`), and it can serve (`/ready`), with the newest edit or without. */
export async function healthRoutes(app: FastifyInstance, deps: AppDeps | ForwardingDeps): Promise<void> {
  app.get("/health", { schema: { response: { 200: Status("ok") } } }, () => ({ status: "ok" as const }));
  app.get("/ready", { schema: { response: { 200: Ready, 503: ErrorBodySchema } } }, async () => {
    if (!(await canServe(deps))) throw new AppError("NOT_READY");
    const held = "database" in deps ? deps.content.problems : [];
    const problems = held.map(({ code, file = "", path }) => ({ code, file, path }));
    return { status: "ready" as const, problems };
  });
}

/** True when content is live and the database, where there is one, answers with a version of it. */
async function canServe(deps: AppDeps | ForwardingDeps): Promise<boolean> {
  if (deps.content.current.scales.size === 0) return false;
  if (!("database" in deps)) return true;
  const published = deps.database.selectFrom("content_version").select("hash").limit(1).executeTakeFirst();
  const answers = published.then(
    (row) => row !== undefined,
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE);
  });
  return Promise.race([answers, tooLate]).finally(() => clearTimeout(timer));
}
