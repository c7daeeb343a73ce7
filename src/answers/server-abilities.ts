type Abilities = {
  /** Whether answers that may or may not have arrived can be sent again: the server stores each `Idempotency-Key` once. */
  readonly resends: boolean;
  /** Whether the server is our own: its replies carry a mark and the result, and it keeps copies of drafts. */
  readonly hasOwnStorage: boolean;
};

let abilities: Abilities = { resends: false, hasOwnStorage: false };

/** Sets, once at start, what the server announces in `AppInfo`. */
export function setServerAbilities({ resends, hasOwnStorage }: Partial<Abilities>): void {
  abilities = { resends: resends === true, hasOwnStorage: hasOwnStorage === true };
}

export const serverAbilities = (): Abilities => abilities;
