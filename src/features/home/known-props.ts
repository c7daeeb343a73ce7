import type { Domain } from "#core/content-model/domains.ts";

export type KnownProps = {
  readonly domains: readonly Domain[];
  /** Whether small steps are kept here. */
  readonly hasOwnStorage: boolean;
};
