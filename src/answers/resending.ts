let allowed = false;

/**
 * Says once, at start, whether answers that may or may not have arrived are sent again unasked. Only a
 * server that stores one `Idempotency-Key` once makes that safe; the server says so itself (`AppInfo`).
 */
export function allowResending(resends: boolean | undefined): void {
  allowed = resends === true;
}

export const mayResend = (): boolean => allowed;
