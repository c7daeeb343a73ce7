import type { FastifyInstance } from "fastify";
import type { Static } from "typebox";
import { AppError } from "#core/api/app-error.ts";
import type { GenderSchema } from "#core/content-model/gender.ts";
import { devicesOf, endOneSession, forgetOneDevice, sessionsOf } from "../accounts/access-list.ts";
import { profileOf } from "../accounts/account-records.ts";
import { changeDetails } from "../accounts/change-details.ts";
import { deviceIdOf } from "../accounts/devices.ts";
import { route } from "../calls/route.ts";
import type { AppDeps } from "../deps.ts";
import { hashOfSecret } from "../secret-hash.ts";
import { countSubmissionsOf } from "../submissions/account-submissions.ts";

/** Adds the calls with which a person looks at the account and corrects it, and ends single log-ins. */
export function addAccountRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { commits, database, limits, now } = deps;
  const routes = { app, limits };

  route(routes, "myAccount", async (request) => {
    const { accountId, headers } = request;
    const account = await profileOf(database, accountId);
    if (!account) throw new AppError("SESSION_NEEDED");
    const session = hashOfSecret(headers.authorization ?? "");
    const device = deviceIdOf(request);
    const time = now();
    const [results, sessions, devices] = await Promise.all([
      countSubmissionsOf(database, accountId),
      sessionsOf(database, accountId, session, time),
      devicesOf(database, accountId, device, time),
    ]);
    return {
      account: { ...account, gender: account.gender as Static<typeof GenderSchema> },
      results,
      sessions: sessions.listed.map((one) => ({ ...one, isThis: one.id === session })),
      devices: devices.listed.map((one) => ({ ...one, isThis: one.id === device })),
      furtherSessions: sessions.further,
      furtherDevices: devices.further,
    };
  });

  route(routes, "changeDetails", async ({ accountId, body }, _reply, count) => {
    await count(accountId);
    await changeDetails(deps, accountId, body);
    return { message: "Your details are changed." };
  });

  route(routes, "endOneSession", async ({ accountId, params: { id } }, reply) => {
    await commits.write((transaction) => endOneSession(transaction, accountId, id));
    return reply.code(204).send();
  });

  route(routes, "forgetOneDevice", async ({ accountId, params: { id } }, reply) => {
    await commits.write((transaction) => forgetOneDevice(transaction, accountId, id));
    return reply.code(204).send();
  });
}
