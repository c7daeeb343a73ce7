import type { Issue } from "#core/shared/issue.ts";
import { issuesText } from "../check/report.ts";

const IN_DATABASE = `

This is the content in the database, which all servers share. After an upgrade, "npm run keepwell -- content:push" publishes
the files of the new version. It replaces what was published in the studio: pull that first, with the version before.`;

/** Thrown when the content cannot be used at startup. */
export class BadContent extends Error {
  override readonly name = "BadContent";
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[], rest = "") {
    super(issuesText(issues) + rest);
    this.issues = issues;
  }
}

/**
 * Adds where the content stands and what helps: no file has it, and those of this machine may well be right.
 * @throws BadContent, or the other error that was given
 */
export function inDatabase(error: unknown): never {
  throw error instanceof BadContent ? new BadContent(error.issues, IN_DATABASE) : error;
}
