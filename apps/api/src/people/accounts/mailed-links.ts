import { m } from "@comptoir/messages";
import type { Database } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { proveEmail } from "../../venue/suites/prove-email.ts";
import { attemptKey } from "../attempt-keys.ts";
import { countAttempt } from "../attempts.store.ts";
import { deviceOf, keepDevice } from "../known-device.ts";
import { findReset, takeConfirmation, usePasswordReset } from "../mailed-links.store.ts";
import { forgetPasskeys } from "../passkeys.store.ts";
import { emailKeyOf, findByEmail, loadEmail } from "../people.store.ts";
import { hashSecret } from "../secrets.ts";
import { endSessions } from "../sessions.store.ts";
import { unlinkIdentities } from "../social-logins.store.ts";
import { type AccountDeps, type PersonHandler, signedIn } from "./account-deps.ts";
import { askForReset, mailConfirmation, noteAccountChanged } from "./account-notices.store.ts";
import { countTry, refuseBusy, refusePassword, refuseTooManyRequests } from "./refusals.ts";
import { userAnswer } from "./sign-in.ts";

const HOUR_MS = 3_600_000;
/**
 * Maximum number of confirmation mails an hour, per e-mail address and per account. An account may change its
 * address, so both count. promises#promise-32.
 */
const MAILS_AN_HOUR = { toAddress: 3, ofAccount: 6 } as const;

/**
 * Queues the mail with a confirmation link. Above the limit, returns the wait in seconds; otherwise null.
 * people#confirmed-email.
 */
export async function askForConfirmation(
  database: Database,
  { personId, email }: { readonly personId: string; readonly email: string },
): Promise<{ readonly retryAfterSeconds: number } | null> {
  const levels = [
    [attemptKey("confirmation of", personId), MAILS_AN_HOUR.ofAccount],
    [attemptKey("confirmation to", emailKeyOf(email)), MAILS_AN_HOUR.toAddress],
  ] as const;
  for (const [key, most] of levels) {
    const { counted, msLeft } = await countAttempt(database, key, HOUR_MS);
    if (counted > most) return { retryAfterSeconds: Math.max(1, Math.ceil(msLeft / 1000)) };
  }
  await mailConfirmation(database, { personId });
  return null;
}

/** `POST /auth/send-confirmation`: mails the confirmation link again. api#send-confirmation. */
export function handleSendConfirmation({ database }: AccountDeps): PersonHandler<"sendConfirmation"> {
  return async (c) => {
    const { personId } = signedIn(c);
    const own = await loadEmail(database, personId);
    if (own === null) return refuse(c, "sessionExpired");
    const { email, isConfirmed } = own;
    const wait = isConfirmed ? null : await askForConfirmation(database, { personId, email });
    return wait === null ? c.json({ emailConfirmed: isConfirmed }, 202) : refuseTooManyRequests(c, wait);
  };
}

/**
 * `POST /auth/confirm-email`: confirms the e-mail address by a mailed link, once. The caller must be signed in
 * to the account that the mail was sent for: the link alone confirms nothing. api#confirm-email,
 * people#confirmed-email.
 */
export function handleConfirmEmail({ database, clock }: AccountDeps): PersonHandler<"confirmEmail"> {
  return async (c) => {
    const { confirmToken, token } = c.req.valid("json");
    const { personId } = signedIn(c);
    const now = clock();
    const tokenHash = hashSecret(confirmToken);
    const isTaken = await inTransaction(database, "read committed", async (transaction) => {
      const email = await takeConfirmation(transaction, { tokenHash, personId, now });
      if (email !== null) await proveEmail(transaction, { personId, email, now });
      return email !== null;
    });
    if (!isTaken) return refuse(c, "confirmationLinkInvalid");
    c.var.caller.note({ event: "email_confirmed" });
    const restaurantId = c.req.header("x-restaurant-id");
    return c.json(await userAnswer(database, { personId, token, restaurantId }), 200);
  };
}

/**
 * Maximum number of reset mails an hour per e-mail address. A browser that has signed in to the account is
 * counted separately. Above the limit no mail is sent, but the answer is the same: the last mailed link is
 * still valid. promises#promise-32.
 */
const RESETS_AN_HOUR = 3;

/**
 * `POST /auth/forgot-password`: mails a reset link. The answer is the same whether the account exists or
 * not. api#forgot-password.
 */
export function handleForgotPassword(deps: AccountDeps): PersonHandler<"forgotPassword"> {
  return async (c) => {
    const { email } = c.req.valid("json");
    const { note } = c.var.caller;
    const attempt = await countTry(c, deps, "reset");
    if (attempt instanceof Response) return attempt;
    const device = deviceOf(c);
    const known = await findByEmail(deps.database, email, device);
    const mailed = attemptKey("reset mail", emailKeyOf(email), (known?.knowsDevice && device) || "");
    const { counted } = await countAttempt(deps.database, mailed, HOUR_MS);
    if (counted <= RESETS_AN_HOUR) await askForReset(deps.database, email);
    note({ event: "password_reset_asked" });
    return c.json({ message: m.forgot_password_sent({ email }, { locale: c.var.locale }) }, 202);
  };
}

/** `POST /auth/reset-password`: sets a new password by a mailed link, once, within an hour. api#reset-password. */
export function handleResetPassword(deps: AccountDeps): PersonHandler<"resetPassword"> {
  return async (c) => {
    const { resetToken, password } = c.req.valid("json");
    const { database } = deps;
    const { address, note } = c.var.caller;
    const attempt = await countTry(c, deps, "reset");
    if (attempt instanceof Response) return attempt;
    const tokenHash = hashSecret(resetToken);
    const now = deps.clock();
    const person = await findReset(database, { tokenHash, now });
    if (!person) return refuse(c, "resetLinkInvalid");
    const refusal = refusePassword(c, password, { email: person.email, names: [person.firstName, person.lastName] });
    if (refusal) return refusal;
    const passwordHash = await deps.passwords.hash(password, address);
    if (passwordHash === null) return refuseBusy(c, attempt);
    const isUsed = await inTransaction(database, "read committed", async (transaction) => {
      if (!(await usePasswordReset(transaction, { tokenHash, passwordHash, now }))) return false;
      await endSessions(transaction, { personId: person.personId, except: null });
      await unlinkIdentities(transaction, { personId: person.personId });
      await forgetPasskeys(transaction, { personId: person.personId });
      await noteAccountChanged(transaction, person);
      // Using the mailed link proves access to the mailbox.
      await proveEmail(transaction, { ...person, now });
      return true;
    });
    if (!isUsed) return refuse(c, "resetLinkInvalid");
    await attempt.was("right");
    await keepDevice(c, { db: database, personId: person.personId, now });
    note({ event: "password_reset", person: person.personId });
    return c.body(null, 204);
  };
}
