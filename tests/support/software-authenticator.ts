import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { NewPasskey, NewPasskeyOptions, PasskeyOptions, UsedPasskey } from "#core/api/passkeys.ts";

/** Says who made the device: format and statement, over what it signs. `own` signs with the key of the passkey itself. */
type Attest = (
  signed: Buffer,
  own: (bytes: Buffer) => Buffer,
) => {
  readonly fmt: string;
  readonly attStmt: ReadonlyMap<string, unknown>;
};

/** What a device or a browser may say instead of the truth. */
export type Lies = {
  /** Of the page that asked. */
  readonly origin?: string;
  /** The host name that the key belongs to. */
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly counter?: number;
  /** Whether the person gave a finger, a face or a PIN. */
  readonly isVerified?: boolean;
  /** The id under which the passkey is presented. */
  readonly credentialId?: string;
  readonly userHandle?: string;
  readonly attestation?: Attest;
};

/** A device that holds one passkey of ES256, in software. */
export type SoftwareAuthenticator = {
  readonly credentialId: string;
  make(options: NewPasskeyOptions, lies?: Lies): NewPasskey;
  use(options: PasskeyOptions, lies?: Lies): UsedPasskey;
};

/** Bits of the authenticator data: a person is there, was verified, and the data holds a key. */
const [PRESENT, VERIFIED, HOLDS_KEY] = [1, 4, 64];

const bytesOf = (text: string) => Buffer.from(text, "base64url");
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest();
const uint = (length: 2 | 4, value: number) => {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(value, 0, length);
  return bytes;
};

/** @param pageOrigin of the page at which the device is used */
export function softwareAuthenticator(pageOrigin: string): SoftwareAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  // In COSE: an elliptic curve, ES256, P-256, and the point.
  const coseKey = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(bytesOf(x))],
    [-3, new Uint8Array(bytesOf(y))],
  ]);
  const signed = (bytes: Buffer) => sign("sha256", bytes, privateKey);
  const credentialId = textOf(randomBytes(32));
  let counter = 0;
  let owner = "";

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? pageOrigin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (rpId: string, lies: Lies, key: Buffer = Buffer.alloc(0)) => {
    counter += 1;
    const flags = PRESENT + ((lies.isVerified ?? true) ? VERIFIED : 0) + (key.length > 0 ? HOLDS_KEY : 0);
    return Buffer.concat([sha256(lies.rpId ?? rpId), Buffer.from([flags]), uint(4, lies.counter ?? counter), key]);
  };
  const credential = (lies: Lies) => {
    const id = lies.credentialId ?? credentialId;
    return { id, rawId: id, type: "public-key", clientExtensionResults: {} } as const;
  };

  return {
    credentialId,
    make({ challenge, rp, user }, lies = {}) {
      const attest = lies.attestation ?? (() => ({ fmt: "none", attStmt: new Map() }));
      owner = user.id;
      const id = bytesOf(lies.credentialId ?? credentialId);
      const key = Buffer.concat([Buffer.alloc(16), uint(2, id.length), id, isoCBOR.encode(coseKey)]);
      const data = authenticatorData(rp.id, lies, key);
      const client = clientData("webauthn.create", challenge, lies);
      const { fmt, attStmt } = attest(Buffer.concat([data, sha256(client)]), signed);
      const attestation = new Map<string, unknown>([
        ["fmt", fmt],
        ["attStmt", attStmt],
        ["authData", new Uint8Array(data)],
      ]);
      return {
        ...credential(lies),
        response: {
          clientDataJSON: textOf(client),
          attestationObject: textOf(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
          transports: ["internal"],
        },
      };
    },
    use({ challenge, rpId }, lies = {}) {
      const data = authenticatorData(rpId, lies);
      const client = clientData("webauthn.get", challenge, lies);
      return {
        ...credential(lies),
        response: {
          clientDataJSON: textOf(client),
          authenticatorData: textOf(data),
          signature: textOf(signed(Buffer.concat([data, sha256(client)]))),
          userHandle: lies.userHandle ?? owner,
        },
      };
    },
  };
}
