import type { Database } from "../db/database.ts";
import { inTransaction, type Transaction } from "../db/transaction.ts";
import { handOverPoints } from "../loyalty/hand-over-points.ts";
import { confirmEmail } from "../people/email-confirmations.store.ts";
import { emailKeyOf } from "../people/people.store.ts";
import { bindSuitesOf } from "./bind-people.store.ts";
import { takeInvitation } from "./invitations.store.ts";

/**
 * Notes that an account's address is proven to be its person's, makes them what suites name it, and what it has collected theirs. Nothing where the account has another
 * address by now. people#confirmed-email.
 */
export async function proveEmail(
  transaction: Transaction,
  { personId, email, now }: { readonly personId: string; readonly email: string; readonly now: Date },
): Promise<void> {
  const isProven = await confirmEmail(transaction, { personId, emailKey: emailKeyOf(email), now });
  if (!isProven) return;
  await bindSuitesOf(transaction, { personId });
  await handOverPoints(transaction, { personId, email, at: now });
}

/** Who opens the link of an invitation while signed in with the address that it was mailed to proves it, once. suites#invitations. */
export async function proveByInvitation(
  database: Database,
  {
    personId,
    now,
    ...invitation
  }: {
    readonly restaurantId: string;
    readonly invitationId: string;
    readonly personId: string;
    readonly now: Date;
  },
): Promise<void> {
  await inTransaction(database, "read committed", async (transaction) => {
    const email = await takeInvitation(transaction, { ...invitation, personId, now });
    if (email !== null) await proveEmail(transaction, { personId, email, now });
  });
}
