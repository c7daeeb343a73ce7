import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import type { ErrorCode } from "#core/api/errors.ts";
import type { ErrorBody } from "#core/api/results.ts";
import { readablePath } from "#core/content-check/check-shape.ts";
import type { Issue } from "#core/shared/issue.ts";
import { isStorageError } from "../storage/storage-error.ts";
import { errorHeaders } from "./security-headers.ts";

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  403: "NOT_FOUND",
  404: "NOT_FOUND",
  413: "BODY_TOO_LARGE",
  415: "UNSUPPORTED_TYPE",
};

/** Seconds after which what fails for a moment may work again. */
const RETRY_AFTER: Partial<Record<ErrorCode, number>> = { STORAGE_UNAVAILABLE: 5, NOT_READY: 5, BUSY: 60 };

/**
 * Sends every error in one form. Any error that is not an AppError is a bug, and failing storage is for the operator to
 * repair: the cause of both is logged, never sent, and the reply carries the request id of that log line.
 */
export function handleError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const appError = appErrorOf(error);
  if (appError.code === "INTERNAL") request.log.error({ err: error }, "unexpected error");
  if (appError.code === "STORAGE_UNAVAILABLE") request.log.warn({ err: appError.cause }, "the database cannot be used");
  if (appError.status >= 500) reply.header("x-request-id", request.id);
  const retryAfter = appError.retryAfter ?? RETRY_AFTER[appError.code];
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  reply.code(appError.status).type("application/json; charset=utf-8").send(bodyOf(appError));
}

/** Handles errors that Fastify raises before any hook runs, such as for an address it cannot parse. */
export function handleFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  handleError(error, request, reply.headers(errorHeaders));
}

function appErrorOf(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error;
  if (isStorageError(error)) return new AppError("STORAGE_UNAVAILABLE", { cause: error });
  if (!("statusCode" in error) || error.statusCode === undefined) return new AppError("INTERNAL");
  if (error.validation) {
    const issues = error.validation.map(({ instancePath, keyword, params, message }): Issue => {
      const name = params["missingProperty"] ?? params["additionalProperty"];
      const path = [readablePath(instancePath), name].filter(Boolean).join(".");
      const words = keyword === "pattern" ? "is not in the right form" : message;
      return { code: `BODY_${keyword.toUpperCase()}`, path, message: `${path || "This"} ${words}.` };
    });
    return new AppError("INVALID_BODY", { issues });
  }
  if (error.statusCode >= 500) return new AppError("INTERNAL");
  return new AppError(BY_STATUS[error.statusCode] ?? "BAD_REQUEST");
}

function bodyOf({ message, code, issues }: AppError): ErrorBody {
  return { error: message, code, ...(issues ? { issues: [...issues] } : {}) };
}
