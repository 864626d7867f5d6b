import { checkAcceptance, type Declined, isRefused, type Refused } from "@comptoir/ordering";
import { acceptWithin } from "../accept-within.store.ts";
import type { OrderName } from "../order-changes.ts";
import { moveOrder } from "../refund/move-order.ts";
import {
  type Acted,
  actOnOrder,
  type BoardAct,
  type BoardDeps,
  type BoardRefusal,
  checkAct,
  staffActed,
} from "./board-acts.ts";

/**
 * Accepts an order that awaits an answer; its payment is captured a moment later, once every order that it pays is
 * answered. Of several answers at once, one counts and the others are refused. board#accept.
 */
export function acceptOrder(deps: BoardDeps, order: OrderName, act: BoardAct): Promise<Acted | Refused<BoardRefusal>> {
  return actOnOrder(deps, order, { ...act, did: { act: "accept" } }, async (transaction, found, at) => {
    const blocked = checkAcceptance(found);
    if (blocked) return blocked;
    return [await acceptWithin(transaction, found, { by: act.by, acceptedBy: "staff", at })];
  });
}

/**
 * Declines an order: its stock and capacity are free again, its payment is voided or refunded, and its guest is told
 * why, all in one transaction. Possible until the order is handed over. board#decline.
 */
export async function declineOrder(
  deps: BoardDeps,
  order: OrderName,
  { declined, ...act }: BoardAct & { readonly declined: Declined },
): Promise<Acted | Refused<BoardRefusal>> {
  const answer = await moveOrder<BoardRefusal>(deps, order, "cancelled", {
    check: (found) => checkAct(found, act),
    by: act.by,
    declined,
    afterwards: staffActed(act, { act: "decline", details: { reason: declined.reason } }),
  });
  return isRefused(answer) ? answer : { acted: { status: "cancelled" } };
}
