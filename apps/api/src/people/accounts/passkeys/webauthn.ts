import type { AssertedCredential, CreatedCredential } from "@comptoir/contract";
import type { Context } from "hono";
import type { ApiEnv } from "../../../platform/middleware/api-env.ts";

/**
 * Returns the WebAuthn relying party: the host and the origin of the site's public URL.
 * operations#public-origin.
 */
function relyingParty(c: Context<ApiEnv>) {
  const { hostname, origin } = new URL(c.req.url);
  return { id: hostname, origin };
}

/** Lazy-loads the library with the first passkey. It is large, and most people have no passkey. */
const library = () => import("@simplewebauthn/server");

type Owner = { readonly personId: string; readonly email: string; readonly name: string };
type Kept = { readonly credentialId: string; readonly transports: readonly string[] };

/**
 * Returns the options for a new passkey: discoverable, and with user verification (finger, face or PIN).
 * people#passkeys.
 */
export async function creationOptions(
  c: Context<ApiEnv>,
  { owner, challenge, kept }: { readonly owner: Owner; readonly challenge: string; readonly kept: readonly Kept[] },
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: "Comptoir",
    rpID: relyingParty(c).id,
    userID: new Uint8Array(handleOf(owner.personId)),
    userName: owner.email,
    userDisplayName: owner.name,
    challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
    attestationType: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: kept.map(({ credentialId: id, transports }) => ({ id, transports: [...transports] })),
  });
}

/** Returns request options for any passkey of the browser. They name no account. people#no-account-told. */
export async function requestOptions(c: Context<ApiEnv>, challenge: string) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: relyingParty(c).id,
    challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
    userVerification: "required",
    allowCredentials: [],
  });
}

/** Verifies a new passkey against the challenge, the origin and user verification; null if invalid. */
export async function readCreated(c: Context<ApiEnv>, credential: CreatedCredential, challenge: string) {
  const { verifyRegistrationResponse } = await library();
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  const { id, rawId, type, response } = credential;
  const { clientDataJSON, attestationObject } = response;
  // The library throws on any invalid input.
  try {
    const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, "base64url")));
    // Rejects a certificate, because none is requested. Its verification would fetch revocation lists from
    // URLs in the certificate.
    if (attestation.get("attStmt").get("x5c") !== undefined) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: relyingParty(c).origin,
      expectedRPID: relyingParty(c).id,
      requireUserVerification: true,
    });
    if (!verified) return null;
    const { credential: made } = registrationInfo;
    return {
      credentialId: made.id,
      publicKey: Buffer.from(made.publicKey).toString("base64url"),
      counter: made.counter,
      transports: response.transports ?? [],
    };
  } catch {
    return null;
  }
}

/** A stored passkey. `counter` is that of its last use. */
export type SigningKey = { readonly personId: string; readonly publicKey: string; readonly counter: number };

/**
 * Verifies a signature; returns the passkey's new counter. Null if the signature is invalid or the counter
 * has not grown.
 */
export async function readAsserted(
  c: Context<ApiEnv>,
  { id, rawId, type, response }: AssertedCredential,
  { challenge, key }: { readonly challenge: string; readonly key: SigningKey },
): Promise<number | null> {
  const { userHandle, ...signed } = response;
  if (userHandle != null && !Buffer.from(userHandle, "base64url").equals(handleOf(key.personId))) return null;
  const { verifyAuthenticationResponse } = await library();
  // The library throws on any invalid input, and on a counter that has not grown.
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, response: signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: relyingParty(c).origin,
      expectedRPID: relyingParty(c).id,
      requireUserVerification: true,
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, "base64url")),
        counter: key.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

/** Returns the WebAuthn user handle: the account's id, which reveals nothing about the person. */
function handleOf(personId: string): Buffer {
  return Buffer.from(personId.replaceAll("-", ""), "hex");
}
