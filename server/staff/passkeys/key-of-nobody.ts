import { generateKeyPairSync } from "node:crypto";
import { isoBase64URL, isoCBOR } from "@simplewebauthn/server/helpers";

/** Names of parts of a key in COSE (RFC 9053): an elliptic curve, ES256, P-256, and a point on it. */
const [TYPE, ALGORITHM, CURVE, X, Y] = [1, 3, -1, -2, -3];

/** A public key whose other half is forgotten, so that an unknown passkey takes as long as a wrong one. */
export const KEY_OF_NOBODY: string = newKey();

function newKey(): string {
  const { x, y } = generateKeyPairSync("ec", { namedCurve: "P-256" }).publicKey.export({ format: "jwk" });
  const key = new Map<number, number | Uint8Array>([
    [TYPE, 2],
    [ALGORITHM, -7],
    [CURVE, 1],
    [X, isoBase64URL.toBuffer(`${x}`)],
    [Y, isoBase64URL.toBuffer(`${y}`)],
  ]);
  return isoBase64URL.fromBuffer(isoCBOR.encode(key));
}
