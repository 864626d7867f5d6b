import { formatOrder } from "../../ordering/orders/follow/order-answer.ts";
import { handOrdersOver, listOrdersOf } from "../../ordering/orders/follow/orders-of-person.store.ts";
import { loadOrders } from "../../ordering/orders/orders.store.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { dropGuestSession } from "../guest-session.ts";
import { PERSON_OWNER } from "../owner.ts";
import { holdPerson } from "../people.store.ts";
import { type AccountDeps, type PersonHandler, signedIn } from "./account-deps.ts";

const ORDERS = 20;

/**
 * `POST /auth/get-guest-orders`: lists the orders placed in this browser before the sign-in, for the person
 * to claim. A browser can be shared, so they may be another person's. people#guest-orders.
 */
export function handleGetGuestOrders({ database }: AccountDeps): PersonHandler<"getGuestOrders"> {
  return async (c) => {
    const { caller } = c.var;
    if (caller.session === null) return c.json({ orders: [] }, 200);
    const names = await listOrdersOf(database, caller.session, { after: null, atMost: ORDERS });
    const orders = await loadOrders(database, names);
    return c.json({ orders: orders.flatMap((order) => (order ? formatOrder(order, caller) : [])) }, 200);
  };
}

/**
 * `POST /auth/claim-guest-orders`: moves this browser's guest orders to the person, once. With `mine: false`
 * the browser forgets the guest session instead; its orders stay reachable by the link in their mail.
 * people#guest-orders.
 */
export function handleClaimGuestOrders({ database }: AccountDeps): PersonHandler<"claimGuestOrders"> {
  return async (c) => {
    const { personId } = signedIn(c);
    const guest = c.var.caller.session;
    if (!c.req.valid("json").mine) {
      dropGuestSession(c);
      return c.json({ claimed: 0 }, 200);
    }
    if (guest === null) return c.json({ claimed: 0 }, 200);
    const claimed = await inTransaction(database, "read committed", async (transaction) => {
      // An account that is deleted concurrently must not receive orders.
      const account = await holdPerson(transaction, personId);
      return account && (await handOrdersOver(transaction, guest, `${PERSON_OWNER}${personId}`));
    });
    return claimed === null ? refuse(c, "sessionExpired") : c.json({ claimed }, 200);
  };
}
