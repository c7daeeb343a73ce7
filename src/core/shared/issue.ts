/**
 * A content issue: something wrong with content or answers. It is data that people act on, so it is never thrown.
 * `path` is a place inside the file or the answers, such as `bands[2].from`.
 */
export type Issue = {
  readonly code: string;
  readonly file?: string;
  readonly path: string;
  readonly message: string;
  readonly hint?: string;
};

/** Makes issues of one content file. The hint is required. */
export type MakeIssue = (code: string, path: string, message: string, hint: string) => Issue;

export function issuesIn(file: string): MakeIssue {
  return (code, path, message, hint) => ({ code, file, path, message, hint });
}
