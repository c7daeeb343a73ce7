import type { FastifyInstance } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import { route } from "../calls/route.ts";
import type { AppDeps } from "../deps.ts";
import type { ForwardingDeps } from "../upstream/forwarding-deps.ts";

/** How long the database may take to answer before it counts as unavailable, in milliseconds. */
const READY_TIMEOUT_MS = 2_000;

/**
 * Adds the calls for monitoring: whether the server runs, and whether it can serve, with the newest edit or without, and
 * what its settings should be looked at for.
 */
export async function healthRoutes(app: FastifyInstance, deps: AppDeps | ForwardingDeps): Promise<void> {
  const routes = { app, limits: deps.limits };
  route(routes, "health", () => ({ status: "ok" as const }));
  route(routes, "ready", async () => {
    if (!(await canServe(deps))) throw new AppError("NOT_READY");
    const held = "database" in deps ? deps.content.heldIssues : [];
    const problems = held.map(({ code, file = "", path }) => ({ code, file, path }));
    return { status: "ready" as const, problems, warnings: [...deps.config.warnings] };
  });
}

/** Returns true when content is live and the database, if there is one, returns a version of it. */
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
    timer = setTimeout(() => resolve(false), READY_TIMEOUT_MS);
  });
  return Promise.race([answers, tooLate]).finally(() => clearTimeout(timer));
}
