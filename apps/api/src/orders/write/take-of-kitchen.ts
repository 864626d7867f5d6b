import type { Refused } from "@comptoir/ordering";
import { savepoint, type Transaction } from "../../db/transaction.ts";
import type { Holder } from "../../fulfilment/slot-holds.store.ts";
import { slotToKeep } from "../../fulfilment/slots-wanted.ts";
import { hasShareOfSlots } from "../../fulfilment/visitor-share.store.ts";
import type { Taken } from "../taken.ts";
import { takeSlots } from "./slots.store.ts";
import { takeStock } from "./stock.store.ts";
import type { OrderToPlace, ReadyTime, TakeRefusal } from "./to-place.ts";
import { findBeyondShare, noteUnpaid, OPEN_RETRY_SECONDS } from "./unpaid-orders.store.ts";

/** What an order took of its kitchen, and whether the last portion of something went with it. */
export type KitchenTaken = Pick<Taken, "stock" | "slots"> & { readonly readyAt: Date; readonly soldOut: boolean };

/**
 * Takes what an order needs of its kitchen, inside one transaction that its caller commits, or rolls back when something is refused: after
 * counting its visitor, portions and a place in the slots. payment#write, time#capacity.
 */
export async function takeOfKitchen(
  transaction: Transaction,
  { order, stock, readyTimes, unpaid, holder }: OrderToPlace,
): Promise<KitchenTaken | Refused<TakeRefusal>> {
  const { restaurantId, orderId } = order;
  const tooMany = unpaid && (await noteUnpaid(transaction, order, unpaid));
  if (tooMany) return { refused: { code: "unpaid-too-many", orderId, ...tooMany } };
  const stockTaken = stock === null ? { taken: [], soldOut: false } : await takeStock(transaction, restaurantId, stock);
  if ("short" in stockTaken) return { refused: { code: "out-of-stock", orderId, short: stockTaken.short } };
  const thing = unpaid && (await findBeyondShare(transaction, restaurantId, unpaid, stockTaken.taken));
  if (thing) return { refused: { code: "unpaid-stock-used", orderId, thing, retryAfterSeconds: OPEN_RETRY_SECONDS } };
  const ready = await takeFirst(transaction, { restaurantId, readyTimes, unpaid, holder, now: order.placedAt });
  if (typeof ready === "string") return { refused: { code: ready, orderId } };
  const { taken, soldOut } = stockTaken;
  return { readyAt: ready.readyAt, soldOut, stock: taken, slots: ready.slots.map(slotToKeep) };
}

async function takeFirst(
  transaction: Transaction,
  {
    restaurantId,
    readyTimes,
    unpaid,
    holder,
    now,
  }: Pick<OrderToPlace, "readyTimes" | "unpaid"> & Holder & { readonly restaurantId: string },
): Promise<ReadyTime | "interval-full" | "unpaid-share-used"> {
  let refusal: "interval-full" | "unpaid-share-used" = "interval-full";
  for (const ready of readyTimes) {
    if (unpaid && !(await hasShareOfSlots(transaction, restaurantId, unpaid, ready.slots, now))) {
      refusal = "unpaid-share-used";
      continue;
    }
    // With several menus one slot may have room and the other none: what was taken of the first is undone.
    const undo = ready.slots.length > 1 ? await savepoint(transaction) : null;
    if ((await takeSlots(transaction, restaurantId, ready.slots, { holder, now })) === "taken") return ready;
    await undo?.();
  }
  return refusal;
}
