import { AppError } from "#core/api/app-error.ts";
import { type Routes, route } from "../../calls/route.ts";
import type { LiveContent } from "../../content/live/live-content.ts";
import type { AppDeps } from "../../deps.ts";
import { staffIn } from "../../staff/admit.ts";
import { baseOf, draftIn, studioScaleOf } from "../studio-scale.ts";
import { changeDraft } from "./change-draft.ts";
import { dropDraft, takeDraft } from "./hand-over.ts";
import { importedFiles } from "./imported-files.ts";
import { keepNewScale, newScaleOf } from "./new-scale.ts";
import { draftsOf, wholeDraft } from "./read-drafts.ts";

/** Adds the calls that keep the drafts of editors. */
export function draftRoutes(routes: Routes, live: LiveContent, { database, commits, now }: AppDeps): void {
  route(routes, "scaleDrafts", (request) => draftsOf(database, request.params.scale, staffIn(request)));
  route(routes, "studioDraft", async (request) => {
    const { scale, draft } = request.params;
    const found = await wholeDraft(database, scale, draft, staffIn(request));
    if (!found) throw new AppError("NOT_FOUND");
    return found;
  });
  route(routes, "changeDraft", async (request) => {
    const { params, body } = request;
    if (body.start && !draftIn(live.texts(), params.scale)) throw new AppError("NOT_FOUND");
    const staff = staffIn(request);
    return { revision: await commits.write((transaction) => changeDraft(transaction, params, body, staff, now())) };
  });
  route(routes, "takeDraft", async (request) => {
    const { params, body } = request;
    const staff = staffIn(request);
    await commits.write((transaction) => takeDraft(transaction, params, body.page, staff, now()));
    const taken = await wholeDraft(database, params.scale, params.draft, staff);
    if (!taken) throw new AppError("NOT_FOUND");
    return taken;
  });
  route(routes, "dropDraft", async (request, reply) => {
    const staff = staffIn(request);
    await commits.write((transaction) => dropDraft(transaction, request.params, staff));
    return reply.code(204).send();
  });
  route(routes, "importFile", ({ body: { name, bytes } }) =>
    importedFiles(name, new Uint8Array(Buffer.from(bytes, "base64"))),
  );
  route(routes, "newScale", async (request) => {
    const { id } = request.body;
    const staff = staffIn(request);
    const from = baseOf(live, id);
    const files = newScaleOf(request.body, live, now());
    await commits.write((transaction) => keepNewScale(transaction, id, { ...files, from }, staff, now()));
    return studioScaleOf(database, live, id, staff);
  });
}
