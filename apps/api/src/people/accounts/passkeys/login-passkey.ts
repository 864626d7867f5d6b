import type { AssertedCredential } from "@comptoir/contract";
import type { Context } from "hono";
import type { ApiEnv } from "../../../platform/middleware/api-env.ts";
import { refuse } from "../../../platform/middleware/refuse.ts";
import { findPasskey, keepChallenge, takeChallenge, usePasskey } from "../../passkeys.store.ts";
import { beginPasskeyChallenge, endPasskeyChallenge, PASSKEY_SECONDS } from "../../sign-in-cookies.ts";
import type { AccountDeps, PersonHandler } from "../account-deps.ts";
import { countTry } from "../refusals.ts";
import { signIn } from "../sign-in.ts";
import { readAsserted, requestOptions } from "./webauthn.ts";

/** `POST /auth/begin-passkey-login`: returns a challenge for any passkey of this browser. people#passkeys. */
export function handleBeginPasskeyLogin(deps: AccountDeps): PersonHandler<"beginPasskeyLogin"> {
  return async (c) => {
    const attempt = await countTry(c, deps, "passkey-begin");
    if (attempt instanceof Response) return attempt;
    const { secretHash, challenge } = beginPasskeyChallenge(c);
    const expiresAt = new Date(deps.clock().getTime() + PASSKEY_SECONDS * 1_000);
    await keepChallenge(deps.database, { secretHash, personId: null, expiresAt });
    return c.json({ options: { ...(await requestOptions(c, challenge)) } }, 200);
  };
}

/**
 * `POST /auth/login-passkey`: signs in by a passkey and this browser's one-time challenge. people#passkeys.
 */
export function handleLoginPasskey(deps: AccountDeps): PersonHandler<"loginPasskey"> {
  return async (c) => {
    const { note } = c.var.caller;
    const attempt = await countTry(c, deps, "passkey");
    if (attempt instanceof Response) return attempt;
    const { credential } = c.req.valid("json");
    const answered = await ownerBy(c, deps, credential);
    if (answered.personId === null || !answered.isRight) {
      note({ event: "passkey_refused", person: answered.personId });
      return refuse(c, "passkeyRefused");
    }
    const { personId } = answered;
    const user = await signIn(c, deps, {
      personId,
      stillOpens: async (transaction) =>
        (await findPasskey(transaction, { credentialId: credential.id }))?.personId === personId,
    });
    if (user === null) return refuse(c, "passkeyRefused");
    await attempt.was("right");
    return c.json(user, 200);
  };
}

/**
 * Returns the passkey's owner, and whether the signature is valid. An unknown passkey gets the same answer as
 * an invalid one.
 */
async function ownerBy(
  c: Context<ApiEnv>,
  { database, clock }: Pick<AccountDeps, "database" | "clock">,
  credential: AssertedCredential,
): Promise<{ readonly personId: string | null; readonly isRight: boolean }> {
  const given = endPasskeyChallenge(c);
  const now = clock();
  const isGiven =
    given !== null && (await takeChallenge(database, { secretHash: given.secretHash, personId: null, now }));
  const key = await findPasskey(database, { credentialId: credential.id });
  if (!isGiven || !key) return { personId: key?.personId ?? null, isRight: false };
  const counter = await readAsserted(c, credential, { challenge: given.challenge, key });
  const used = { credentialId: credential.id, was: key.counter, now };
  const isRight = counter !== null && (await usePasskey(database, { ...used, counter }));
  return { personId: key.personId, isRight };
}
