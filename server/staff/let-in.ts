import type { FastifyReply, FastifyRequest } from "fastify";
import type { StaffMember } from "#core/api/staff.ts";
import type { AppDeps } from "../deps.ts";
import { memberOf } from "./admit.ts";
import { openSession } from "./sessions.ts";
import type { Person } from "./staff.ts";

/**
 * Signs a person in at this browser, and says in the log of events who it was.
 * @throws AppError STAFF_REFUSED
 */
export async function letIn(
  { commits, now }: Pick<AppDeps, "commits" | "now">,
  request: FastifyRequest,
  reply: FastifyReply,
  person: Person,
): Promise<StaffMember> {
  request.doneBy = { staff: person.name };
  await openSession(commits, request, reply, person, now());
  return memberOf(person);
}
