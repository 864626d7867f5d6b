import type { Tender } from "../../money/tender/tender.ts";
import { TENDERS_OF_ORDER } from "../../money/tender/tenders.store.ts";
import type { Caller } from "../../people/caller.ts";
import { isOwner } from "../../people/owner.ts";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import type { OwnTaken } from "./cart-request.ts";

const loadOwnTakenStatement = statement({
  name: "load what order took",
  text: `select owner, wanted_at as "wantedAt", destination ->> 'eventSuiteId' as "suiteId", costs -> 'voucher' ->> 'code' as "giftCardMask",
           -- Orders of an older version store their slots under the key places.
           jsonb_build_object('slots', taken -> 'places') || taken as taken, ${TENDERS_OF_ORDER} as tenders
         from orders o where restaurant_id = :restaurantId and id = :orderId and status = 'placed'`,
  params: { restaurantId: "text", orderId: "uuid" },
  row: {
    owner: "text?",
    wantedAt: "timestamptz?",
    suiteId: "text?",
    giftCardMask: "text?",
    taken: typed<Omit<OwnTaken, "giftCardMask" | "wantedAt" | "tenders">>("jsonb"),
    tenders: typed<readonly Tender[]>("json"),
  },
  crosses: "submission: its orders may be of several restaurants",
});

/**
 * Loads what an order has taken, for the cart with which the caller changes it. Null without a `changeId`,
 * for another diner's order, and for an order that is no longer `placed`. The cart is then priced as a new
 * one. ordering#change-by-guest.
 */
export async function loadOwnTaken(
  db: Queryable,
  restaurantId: string,
  { changeId, caller }: { readonly changeId: string | null | undefined; readonly caller: Caller },
): Promise<OwnTaken | null> {
  if (!changeId) return null;
  const order = await loadOwnTakenStatement.oneOrNull(db, { restaurantId, orderId: changeId });
  if (order === null || !isOwner(caller, { restaurantId, ...order })) return null;
  const { taken, wantedAt, giftCardMask, tenders } = order;
  return { ...taken, wantedAt, giftCardMask, tenders };
}
