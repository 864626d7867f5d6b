import type { Refused, ThingMark } from "@comptoir/ordering";
import type { Transaction } from "../../db/transaction.ts";
import { isScarce } from "../../tender/take-tenders.ts";
import { NOTHING_TAKEN, type Taken } from "../taken.ts";
import { holdScarce } from "./hold-scarce.ts";
import { type KitchenTaken, takeOfKitchen } from "./take-of-kitchen.ts";
import { takePayment } from "./take-payment.ts";
import type { OrderToPlace, TakeRefusal } from "./to-place.ts";

/** All that an order took, and the things of which the last portion went with it. */
export type ScarceTaken = { readonly readyAt: Date; readonly taken: Taken; readonly soldOut: readonly ThingMark[] };

/** The same for an order that takes nothing scarce; null when it takes a portion, a slot, a code, a gift card or points. */
export function withoutTaking({
  order,
  stock,
  readyTimes,
  revocable,
  discount,
  points,
  suite,
}: OrderToPlace): ScarceTaken | null {
  const [first] = readyTimes;
  const takesNothing =
    revocable === null &&
    stock === null &&
    discount === null &&
    points === null &&
    suite === null &&
    !order.tenders.some(isScarce) &&
    first?.slots.length === 0;
  return takesNothing ? { readyAt: first.readyAt, taken: NOTHING_TAKEN, soldOut: [] } : null;
}

/**
 * Takes everything scarce that the orders of a submission need, inside one transaction that its caller commits, or rolls back when something
 * is refused: first of every kitchen, then what they are paid with. payment#write.
 */
export async function takeScarce(
  transaction: Transaction,
  orders: readonly OrderToPlace[],
): Promise<readonly ScarceTaken[] | Refused<TakeRefusal>> {
  if (orders.length > 1) await holdOfAll(transaction, orders);
  const ofKitchens: KitchenTaken[] = [];
  for (const order of orders) {
    const took = await takeOfKitchen(transaction, order);
    if ("refused" in took) return took;
    ofKitchens.push(took);
  }
  const taken: ScarceTaken[] = [];
  const together = orders.map(({ order }) => order.orderId);
  for (const [index, { readyAt, soldOut, stock, slots }] of ofKitchens.entries()) {
    const paid = await takePayment(transaction, orders[index] as OrderToPlace, together);
    if ("refused" in paid) return paid;
    taken.push({ readyAt, soldOut, taken: { stock, slots, ...paid } });
  }
  return taken;
}

/** Holds what several orders take, of one restaurant after the other. */
async function holdOfAll(transaction: Transaction, orders: readonly OrderToPlace[]): Promise<void> {
  const byRestaurant = Map.groupBy(orders, ({ order }) => order.restaurantId);
  for (const restaurantId of [...byRestaurant.keys()].sort()) {
    await holdScarce(transaction, restaurantId, byRestaurant.get(restaurantId) ?? []);
  }
}
