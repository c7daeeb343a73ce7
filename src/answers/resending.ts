let allowed = false;

/**
 * Sets, once at start, whether answers that may or may not have arrived are sent again automatically. This is safe only
 * with a server that stores each `Idempotency-Key` once. The server announces that it does in `AppInfo`.
 */
export function allowResending(resends: boolean | undefined): void {
  allowed = resends === true;
}

export const mayResend = (): boolean => allowed;
