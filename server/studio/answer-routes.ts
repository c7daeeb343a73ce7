import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import { type AnswerFormat, answerFileName, type ColumnFile } from "#core/shared/answer-files.ts";
import { type Routes, route } from "../calls/route.ts";
import type { AppDeps } from "../deps.ts";
import { openScaleExport } from "../research/export-of-scale.ts";
import { exportTexts } from "../research/write-export.ts";
import { staffIn } from "../staff/admit.ts";
import { oneAtATime } from "./one-at-a-time.ts";

/** When to ask again, in seconds. */
const LATER = 30;

const PROGRAM = "text/plain; charset=utf-8";
const TYPES: Readonly<Record<AnswerFormat | ColumnFile, string>> = {
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
  ndjson: "application/x-ndjson; charset=utf-8",
  codebook: "text/csv; charset=utf-8",
  r: PROGRAM,
  spss: PROGRAM,
  stata: PROGRAM,
};

/**
 * Adds the calls with which researchers export answers, to the byte as `scale:export` does. One export runs at a time: each
 * reads all answers there are.
 */
export function answerRoutes(routes: Routes, { config, database, now }: AppDeps): void {
  const running = oneAtATime();
  const opened = async (scale: string, texts: "yes" | undefined) => {
    const found = await openScaleExport(database, scale, { withText: texts === "yes" });
    if (!found) throw new AppError("NOT_FOUND");
    return found;
  };
  const asFile = (reply: FastifyReply, scale: string, file: AnswerFormat | ColumnFile, texts: "yes" | undefined) =>
    reply
      .type(TYPES[file])
      .header("content-disposition", `attachment; filename="${answerFileName(scale, file, texts === "yes")}"`);

  route(routes, "scaleAnswers", async ({ params: { scale } }) => {
    const found = await openScaleExport(database, scale, { withText: false });
    return {
      isPublished: found !== null,
      count: (await found?.count()) ?? 0,
      leftOut: [...(found?.unscored ?? [])],
      isBusy: running.isBusy(),
    };
  });
  route(routes, "exportAnswers", async (request, reply) => {
    const { scale, table } = request.params;
    const { texts: wanted } = request.query;
    const end = running.begin();
    if (!end) throw new AppError("OTHER_EXPORT", { retryAfter: LATER });
    try {
      const found = await opened(scale, wanted);
      const taking = { dataDir: config.dataDir, now: now(), by: staffIn(request).name };
      const answers = await found.answers(taking);
      const texts = exportTexts(answers, found.variables, table);
      // Whoever is gone before the first text is read closes the stream, and no text ends.
      const stream = Readable.from(endingWith(texts, end)).once("close", end);
      return asFile(reply, scale, table, wanted).send(stream);
    } catch (error) {
      end();
      throw error;
    }
  });
  route(routes, "describeAnswers", async ({ params: { scale, file }, query: { texts } }, reply) => {
    const found = await opened(scale, texts);
    const table = answerFileName(scale, "csv", texts === "yes");
    const text = file === "codebook" ? found.codebook("csv") : found.program(file, table);
    return asFile(reply, scale, file, texts).send(text);
  });
}

/** Yields the same, and is over before whoever reads has read the end: they may ask for the next file at once. */
async function* endingWith(texts: AsyncIterable<string>, end: () => void): AsyncGenerator<string> {
  try {
    yield* texts;
  } finally {
    end();
  }
}
