import { DatabaseError } from "pg";

// Classes and codes of temporary errors: the connection, its credentials, resources, the disk, a server that stops,
// starts or only reads, a time limit, two conflicting transactions
// (postgresql.org/docs/current/errcodes-appendix.html).
const PASSING_CLASSES = new Set(["08", "28", "53", "58"]);
const PASSING = new Set(["25006", "25P03", "25P04", "3D000", "40001", "40P01", "55P03", "57014", "57P05"]);
const STOPPING = new Set(["57P01", "57P02", "57P03"]);

/**
 * An error from PostgreSQL or from the network to it. The original message is left out, because it can quote addresses,
 * passwords and answers, and this error is logged.
 */
export class PostgresError extends Error {
  override readonly name = "PostgresError";
  /** PostgreSQL's five-character code of the error; null when it never answered. */
  readonly sqlState: string | null;
  /** The network's error code when PostgreSQL never answered, such as ECONNREFUSED; null when there was none. */
  readonly networkCode: string | null;

  constructor(cause: unknown) {
    const answered = cause instanceof DatabaseError;
    const code = (cause as { code?: unknown } | null)?.code;
    const named = typeof code === "string" ? code : null;
    const place = answered && cause.constraint ? ` on ${cause.constraint}` : "";
    super(answered ? `PostgreSQL answered ${named}${place}` : `PostgreSQL did not answer: ${named ?? "no connection"}`);
    this.sqlState = answered ? named : null;
    this.networkCode = answered ? null : named;
  }

  /** The session is over: the connection must not be used again. */
  get endsSession(): boolean {
    return this.sqlState === null || STOPPING.has(this.sqlState) || ["25P03", "57P05"].includes(this.sqlState);
  }

  /**
   * True for an error that passes by itself or that the operator can repair; false for an error in the query, which is
   * a bug.
   */
  get passes(): boolean {
    const { sqlState } = this;
    return this.endsSession || PASSING.has(`${sqlState}`) || PASSING_CLASSES.has(`${sqlState}`.slice(0, 2));
  }

  /** True when two transactions conflicted; trying again is likely to succeed. */
  get isCollision(): boolean {
    return this.sqlState === "40001" || this.sqlState === "40P01";
  }
}
