import type { AssertedCredential, CreatedCredential } from "@comptoir/contract";
import type { Context } from "hono";
import type { ApiEnv } from "../../../platform/middleware/api-env.ts";

/** As whom the browser knows us: the host of the site's address, and the address. operations#public-origin. */
function relyingParty(c: Context<ApiEnv>) {
  const { hostname, origin } = new URL(c.req.url);
  return { id: hostname, origin };
}

/** Read when the first passkey comes: most people have none, and it brings the formats of every kind of certificate. */
const library = () => import("@simplewebauthn/server");

type Owner = { readonly personId: string; readonly email: string; readonly name: string };
type Kept = { readonly credentialId: string; readonly transports: readonly string[] };

/** What a browser makes a new passkey of: one that knows by itself whose it is, and asks for finger, face or PIN. people#passkeys. */
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

/** Request options for any passkey of the browser: no account is named. people#no-account-told. */
export async function requestOptions(c: Context<ApiEnv>, challenge: string) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: relyingParty(c).id,
    challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
    userVerification: "required",
    allowCredentials: [],
  });
}

/** A passkey that a browser made, where it holds against the challenge, our address and the person's own finger, face or PIN; otherwise null. */
export async function readCreated(c: Context<ApiEnv>, credential: CreatedCredential, challenge: string) {
  const { verifyRegistrationResponse } = await library();
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  const { id, rawId, type, response } = credential;
  const { clientDataJSON, attestationObject } = response;
  // The library throws at whatever is wrong with what was sent.
  try {
    const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, "base64url")));
    // We ask for no certificate; to check one, lists would be fetched from wherever it says.
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

/** A passkey as it is kept, which something was signed with. */
export type SigningKey = { readonly personId: string; readonly publicKey: string; readonly counter: number };

/** The counter after what a passkey signed, where it holds and the counter has grown; otherwise null. */
export async function readAsserted(
  c: Context<ApiEnv>,
  { id, rawId, type, response }: AssertedCredential,
  { challenge, key }: { readonly challenge: string; readonly key: SigningKey },
): Promise<number | null> {
  const { userHandle, ...signed } = response;
  if (userHandle != null && !Buffer.from(userHandle, "base64url").equals(handleOf(key.personId))) return null;
  const { verifyAuthenticationResponse } = await library();
  // The library throws at whatever is wrong with what was sent, a counter that fell back among it.
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

/** What an authenticator knows a person by: the id, which says nothing of them. */
function handleOf(personId: string): Buffer {
  return Buffer.from(personId.replaceAll("-", ""), "hex");
}
