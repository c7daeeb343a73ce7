import type { ContentStore } from "../content/live/store.ts";
import type { AppDeps } from "../deps.ts";
import type { Backend } from "./backend.ts";

/** What the server needs to forward calls to the provider's backend; none of it stores anything. */
export type ForwardingDeps = Pick<AppDeps, "config" | "limits"> & {
  readonly content: Pick<ContentStore, "current" | "heldIssues">;
  readonly backend: Backend;
};
