import type { Database } from "../db/database.ts";
import { inTransaction } from "../db/transaction.ts";
import { refuse } from "../middleware/refuse.ts";
import { attemptKey } from "../people/attempt-keys.ts";
import { countAttempt } from "../people/attempts.store.ts";
import { takeConfirmation } from "../people/email-confirmations.store.ts";
import { emailKeyOf, loadEmail } from "../people/people.store.ts";
import { hashSecret } from "../people/secrets.ts";
import { proveEmail } from "../suites/prove-email.ts";
import type { AccountDeps, PersonHandler } from "./account-deps.ts";
import { mailConfirmation } from "./account-notices.store.ts";
import { refuseForNow } from "./refuse-for-now.ts";
import { signedIn } from "./signed-in.ts";
import { userAnswer } from "./user-answer.ts";

const HOUR_MS = 3_600_000;
/** So many links are mailed within an hour to an address, and of an account, whose address may change meanwhile. promises#promise-32. */
const MAILS_AN_HOUR = { toAddress: 3, ofAccount: 6 } as const;

/**
 * Has a link mailed that proves an account's address. Answers how long to wait where it had too many already, and null where it is on its
 * way. people#confirmed-email.
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

/** `POST /auth/send-confirmation`: mails the link again. api#send-confirmation. */
export function handleSendConfirmation({ database }: AccountDeps): PersonHandler<"sendConfirmation"> {
  return async (c) => {
    const { personId } = signedIn(c);
    const own = await loadEmail(database, personId);
    if (own === null) return refuse(c, "sessionExpired");
    const { email, isConfirmed } = own;
    const wait = isConfirmed ? null : await askForConfirmation(database, { personId, email });
    return wait === null ? c.json({ emailConfirmed: isConfirmed }, 202) : refuseForNow(c, wait);
  };
}

/**
 * `POST /auth/confirm-email`: proves the address by the link of a mail, once. It counts for who is signed in to the account that the mail was
 * about: somebody else's mailbox, and somebody else's account at one's own address, prove nothing alone. api#confirm-email,
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
