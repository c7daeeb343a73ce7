import { afterAll, beforeAll, describe } from "vitest";
import { type Deployment, deployments } from "../../support/deployments.ts";
import { accountsContract } from "./accounts.ts";
import { adviceContract } from "./advice.ts";
import { submissionsContract } from "./submissions.ts";

// The calls of the specification as a browser meets them, the same however a server comes to its answers.
describe.each(deployments)("$name", ({ open }) => {
  let site: Deployment;
  beforeAll(async () => {
    site = await open();
  });
  afterAll(() => site.close());

  accountsContract(() => site);
  submissionsContract(() => site);
  adviceContract(() => site);
});
