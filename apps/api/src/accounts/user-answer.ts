import type { UserData } from "@comptoir/contract";
import type { Database } from "../db/database.ts";
import { lastLinesOf } from "../orders/follow/orders-of-person.store.ts";
import { PERSON_OWNER } from "../people/owner.ts";
import { loadUser, type StoredUser } from "../people/people.store.ts";
import type { Acting } from "../people/sessions.store.ts";
import { findActedSuite } from "../suites/acted-suite.store.ts";

/**
 * Somebody who is signed in, as every call of signing in answers them; `user` where they were read already, `acting` where an
 * operator acts for them. people#web-user, people#acting-as.
 */
export async function userAnswer(
  database: Database,
  {
    personId,
    token,
    restaurantId,
    user: known,
    acting = null,
  }: {
    readonly personId: string;
    readonly token: string;
    readonly restaurantId: string | undefined;
    readonly user?: StoredUser | undefined;
    readonly acting?: Pick<Acting, "restaurantId" | "suiteId"> | null;
  },
): Promise<UserData> {
  const [user, lastItemsOrdered, acted] = await Promise.all([
    known ?? loadUser(database, personId),
    // What an owner ordered for themselves is not shown to who acts for them.
    restaurantId === undefined || acting ? [] : lastLinesOf(database, `${PERSON_OWNER}${personId}`, restaurantId),
    acting && findActedSuite(database, acting),
  ]);
  if (!user) throw new Error("Somebody is signed in to an account that is gone.");
  return { token, ...user, lastItemsOrdered, ...(acted && { acting: acted }) };
}
