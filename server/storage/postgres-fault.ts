import { DatabaseError } from "pg";

// Classes and codes of states that pass: the connection, its credentials, resources, the disk, a server
// that stops, starts or only reads, a time limit, two transactions that collide
// (postgresql.org/docs/current/errcodes-appendix.html).
const PASSING_CLASSES = new Set(["08", "28", "53", "58"]);
const PASSING = new Set(["25006", "25P03", "25P04", "3D000", "40001", "40P01", "55P03", "57014", "57P05"]);
const STOPPING = new Set(["57P01", "57P02", "57P03"]);

/**
 * What PostgreSQL, or the way to it, refused. The words it came with are left out, for they quote
 * addresses, passwords and answers, and this error is logged.
 */
export class PostgresError extends Error {
  override readonly name = "PostgresFault";
  /** Five characters by which PostgreSQL names the fault; null when it never answered. */
  readonly sqlState: string | null;
  /** What the network said when PostgreSQL never answered, such as ECONNREFUSED; null when it said nothing. */
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

  /** True for a fault that passes by itself or by the operator's hand; false for one of the query, which is a bug. */
  get passes(): boolean {
    const { sqlState } = this;
    return this.endsSession || PASSING.has(`${sqlState}`) || PASSING_CLASSES.has(`${sqlState}`.slice(0, 2));
  }

  /** Two transactions were in each other's way; done again, this one may well succeed. */
  get isCollision(): boolean {
    return this.sqlState === "40001" || this.sqlState === "40P01";
  }
}
