import { Secret, TOTP } from "otpauth";

const PERIOD_SECONDS = 30;
/** A code is accepted half a minute early and late, because clocks differ and typing takes time. */
const WINDOW = 1;

/** 160 bits, as RFC 4226 recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: "Keepwell", label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, digits: 6 });

/** Returns the address that authenticator apps read from a QR code. */
export const totpUri = (secret: string, label: string): string => totpOf(secret, label).toString();

/** Returns the step of time, counted in half minutes, that a code belongs to; null when it does not fit now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret, "").validate({ token: code.replace(/\s/g, ""), timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
}
