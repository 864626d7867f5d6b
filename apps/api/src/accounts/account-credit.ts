import { formatCents } from "@comptoir/ordering";
import { creditOf } from "../payment/account-credit.store.ts";
import { PERSON_OWNER } from "../people/owner.ts";
import type { AccountDeps, PersonHandler } from "./account-deps.ts";
import { signedIn } from "./signed-in.ts";

/** `POST /auth/account-credit`: at the restaurant of the header. school#account-credit. */
export function handleGetAccountCredit({ database }: AccountDeps): PersonHandler<"getAccountCredit"> {
  return async (c) => {
    const { restaurantId } = c.var.venue;
    const balance = await creditOf(database, { restaurantId, owner: `${PERSON_OWNER}${signedIn(c).personId}` });
    return c.json({ balance: formatCents(balance) }, 200);
  };
}
