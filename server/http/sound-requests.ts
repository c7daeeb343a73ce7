import type { FastifyInstance } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import { refuseAmbiguousBody } from "../json-structure.ts";

/** Refuses requests that two readers could understand differently: a second host, a key given twice in a body. */
export function readSoundRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, next) => {
    next(hasTwoHosts(request.raw.rawHeaders) ? new AppError("BAD_REQUEST") : undefined);
  });
  // Also refuses bodies that set a prototype.
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    parse(request, body, (error, value) => {
      if (error) return done(error);
      try {
        refuseAmbiguousBody(body);
      } catch (refused) {
        return done(refused as AppError);
      }
      done(null, value);
    });
  });
}

const HOST = "host";

/** Node keeps the first host and drops the others, which something in front may have gone by. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    // The length first: it rules out nearly all, and this runs for every header of every request.
    if (name?.length === HOST.length && name.toLowerCase() === HOST) hosts++;
  }
  return hosts > 1;
}
