import { m } from "@comptoir/messages";
import { inTransaction } from "../db/transaction.ts";
import { refuse } from "../middleware/refuse.ts";
import { attemptKey } from "../people/attempt-keys.ts";
import { countAttempt } from "../people/attempts.store.ts";
import { unlinkIdentities } from "../people/identities.store.ts";
import { deviceOf, keepDevice } from "../people/known-device.ts";
import { forgetPasskeys } from "../people/passkeys.store.ts";
import { findReset, usePasswordReset } from "../people/password-resets.store.ts";
import { emailKeyOf, findByEmail } from "../people/people.store.ts";
import { hashSecret } from "../people/secrets.ts";
import { endSessions } from "../people/sessions.store.ts";
import { proveEmail } from "../suites/prove-email.ts";
import type { AccountDeps, PersonHandler } from "./account-deps.ts";
import { askForReset, noteAccountChanged } from "./account-notices.store.ts";
import { refusePassword } from "./password-issues.ts";
import { refuseBusy, refuseForNow } from "./refuse-for-now.ts";

const HOUR_MS = 3_600_000;
/**
 * So many links are mailed to an address within an hour; what a browser asks for that has signed in to the account before is counted apart.
 * The answer is the same beyond that: it says that a link was sent within the hour, and the newest one counts. promises#promise-32.
 */
const MAILS_AN_HOUR = 3;

/** `POST /auth/forgot-password`: the same answer, whether there is such an account or not. api#forgot-password. */
export function handleForgotPassword(deps: AccountDeps): PersonHandler<"forgotPassword"> {
  return async (c) => {
    const { email } = c.req.valid("json");
    const { address, note } = c.var.caller;
    const attempt = await deps.loginLimit("reset", { address, account: null, knownDevice: null });
    if ("retryAfterSeconds" in attempt) return refuseForNow(c, attempt);
    const device = deviceOf(c);
    const known = await findByEmail(deps.database, email, device);
    const mailed = attemptKey("reset mail", emailKeyOf(email), (known?.knowsDevice && device) || "");
    const { counted } = await countAttempt(deps.database, mailed, HOUR_MS);
    if (counted <= MAILS_AN_HOUR) await askForReset(deps.database, email);
    note({ event: "password_reset_asked" });
    return c.json({ message: m.forgot_password_sent({ email }, { locale: c.var.locale }) }, 202);
  };
}

/** `POST /auth/reset-password`: a new password by the link of a mail, once, within an hour. api#reset-password. */
export function handleResetPassword(deps: AccountDeps): PersonHandler<"resetPassword"> {
  return async (c) => {
    const { resetToken, password } = c.req.valid("json");
    const { database } = deps;
    const { address, note } = c.var.caller;
    const attempt = await deps.loginLimit("reset", { address, account: null, knownDevice: null });
    if ("retryAfterSeconds" in attempt) return refuseForNow(c, attempt);
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
      // Who has the mail's link has the address.
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
