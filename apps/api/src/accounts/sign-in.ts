import type { UserData } from "@comptoir/contract";
import type { Context } from "hono";
import { inTransaction, type Transaction } from "../db/transaction.ts";
import type { ApiEnv } from "../middleware/api-env.ts";
import { keepDevice } from "../people/known-device.ts";
import { holdPerson } from "../people/people.store.ts";
import { newSession } from "../people/session.ts";
import type { AccountDeps } from "./account-deps.ts";
import { userAnswer } from "./user-answer.ts";

/** Who signs in, and whether what they showed for it still opens the account: it may have another password since it was looked at. */
export type SigningIn = {
  readonly personId: string;
  readonly stillOpens: (
    transaction: Transaction,
    account: { readonly passwordHash: string | null },
  ) => Promise<boolean>;
};

/**
 * Signs somebody in at this browser: a session that nobody had before. Null where what they showed does not open the account any more, or it is
 * gone: a new password ends every session, and one that is just beginning with the old one does not begin. people#session, promises#promise-37.
 */
export async function signIn(
  c: Context<ApiEnv>,
  { database, clock }: Pick<AccountDeps, "database" | "clock">,
  { personId, stillOpens }: SigningIn,
): Promise<UserData | null> {
  const now = clock();
  const session = newSession(c, { personId, now });
  const isBegun = await inTransaction(database, "read committed", async (transaction) => {
    const account = await holdPerson(transaction, personId);
    if (account === null || !(await stillOpens(transaction, account))) return false;
    await session.write(transaction);
    return true;
  });
  if (!isBegun) return null;
  session.giveCookie();
  await keepDevice(c, { db: database, personId, now });
  c.var.caller.note({ event: "signed_in", person: personId });
  return userAnswer(database, { personId, token: session.token, restaurantId: c.req.header("x-restaurant-id") });
}
