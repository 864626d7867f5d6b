import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

type Options = { readonly challenge: string; readonly user?: { readonly id: string } };
type Wrong = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly counter?: number;
  readonly userHandle?: string | null;
  /** Whether the authenticator skips user verification (finger, face or PIN). */
  readonly isUnverified?: boolean;
  readonly type?: string;
  readonly certificate?: Buffer;
};

/** Opens a virtual authenticator with one passkey. Its signatures are real, over P-256. */
export function openAuthenticator({ origin, rpId }: { readonly origin: string; readonly rpId: string }) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(20);
  let userHandle: string | null = null;
  let counter = 0;

  const clientData = (type: string, challenge: string, wrong: Wrong) =>
    Buffer.from(
      JSON.stringify({
        type: wrong.type ?? type,
        challenge: wrong.challenge ?? challenge,
        origin: wrong.origin ?? origin,
      }),
    );
  const authenticatorData = (wrong: Wrong, credential: Buffer = Buffer.alloc(0)) => {
    const flags = 0x01 | (wrong.isUnverified ? 0 : 0x04) | (credential.length > 0 ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(wrong.counter ?? counter);
    const rpIdHash = createHash("sha256")
      .update(wrong.rpId ?? rpId)
      .digest();
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count, credential]);
  };
  const named = { id: id.toString("base64url"), rawId: id.toString("base64url"), type: "public-key" as const };

  return {
    id: named.id,
    create({ challenge, user }: Options, wrong: Wrong = {}) {
      userHandle = user?.id ?? null;
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey.export({ format: "jwk" }))]);
      const attestation = attestationOf(authenticatorData(wrong, credential), wrong.certificate);
      return {
        ...named,
        response: {
          clientDataJSON: clientData("webauthn.create", challenge, wrong).toString("base64url"),
          attestationObject: attestation.toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    get({ challenge }: Options, wrong: Wrong = {}) {
      counter += 1;
      const data = authenticatorData(wrong);
      const client = clientData("webauthn.get", challenge, wrong);
      const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
      return {
        ...named,
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: sign("sha256", signed, privateKey).toString("base64url"),
          userHandle: wrong.userHandle === undefined ? userHandle : wrong.userHandle,
        },
      };
    },
  };
}

function coseOf({ x = "", y = "" }: { readonly x?: string; readonly y?: string }): Buffer {
  const [one, other] = [x, y].map((part) => Buffer.from(part, "base64url"));
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
  return Buffer.concat([head, one ?? head, Buffer.from([0x22, 0x58, 0x20]), other ?? head]);
}

/** Encodes an attestation of format `none`, or one with a certificate. */
function attestationOf(authData: Buffer, certificate?: Buffer): Buffer {
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
  const bytes = (data: Buffer) => {
    const head = Buffer.from([0x59, 0, 0]);
    head.writeUInt16BE(data.length, 1);
    return Buffer.concat([head, data]);
  };
  const statement = certificate
    ? Buffer.concat([Buffer.from([0xa1]), text("x5c"), Buffer.from([0x81]), bytes(certificate)])
    : Buffer.from([0xa0]);
  const format = text(certificate ? "packed" : "none");
  return Buffer.concat([
    Buffer.from([0xa3]),
    text("fmt"),
    format,
    text("attStmt"),
    statement,
    text("authData"),
    bytes(authData),
  ]);
}
