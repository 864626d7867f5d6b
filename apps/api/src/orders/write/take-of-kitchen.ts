import type { Refused, ThingMark } from "@comptoir/ordering";
import { savepoint, type Transaction } from "../../db/transaction.ts";
import type { Holder } from "../../fulfilment/slot-holds.store.ts";
import { slotToKeep } from "../../fulfilment/slots-wanted.ts";
import { cardForLimits, hasShareOfSlots, type RevocableVisitor } from "../../fulfilment/visitor-share.store.ts";
import type { Taken } from "../taken.ts";
import { findBeyondShare, noteRevocable, OPEN_RETRY_SECONDS } from "./revocable-orders.store.ts";
import { takeSlots } from "./slots.store.ts";
import { takeStock } from "./stock.store.ts";
import type { OrderToPlace, ReadyTime, TakeRefusal } from "./to-place.ts";

/** What an order took of its kitchen, and the things of which the last portion went with it. */
export type KitchenTaken = Pick<Taken, "stock" | "slots"> & {
  readonly readyAt: Date;
  readonly soldOut: readonly ThingMark[];
};

/**
 * Takes what an order needs of its kitchen, inside one transaction that its caller commits, or rolls back when something is refused: after
 * counting its visitor, portions and a place in the slots. payment#write, time#capacity.
 */
export async function takeOfKitchen(
  transaction: Transaction,
  toPlace: OrderToPlace,
): Promise<KitchenTaken | Refused<TakeRefusal>> {
  const { order, stock, readyTimes, standsAt, holder } = toPlace;
  const { restaurantId, orderId } = order;
  const visitor = visitorOf(toPlace);
  const tooMany = visitor && (await noteRevocable(transaction, { ...order, standsAt }, visitor));
  if (tooMany) return { refused: { code: "too-many-open", orderId, ...tooMany } };
  const stockTaken = stock === null ? { taken: [], soldOut: [] } : await takeStock(transaction, restaurantId, stock);
  if ("short" in stockTaken) return { refused: { code: "out-of-stock", orderId, short: stockTaken.short } };
  const beyond = visitor && { visitor, taken: stockTaken.taken, now: order.placedAt };
  const thing = beyond && (await findBeyondShare(transaction, restaurantId, beyond));
  if (thing) return { refused: { code: "stock-share-used", orderId, thing, retryAfterSeconds: OPEN_RETRY_SECONDS } };
  const ready = await takeFirst(transaction, { restaurantId, readyTimes, visitor, holder, now: order.placedAt });
  if (typeof ready === "string") return { refused: { code: ready, orderId } };
  const { taken, soldOut } = stockTaken;
  return { readyAt: ready.readyAt, soldOut, stock: taken, slots: ready.slots.map(slotToKeep) };
}

/** Who places an order that can be taken back, with the card that pays it, by its gateway's word; null where nothing limits it. */
export function visitorOf({ revocable, order }: OrderToPlace): RevocableVisitor | null {
  return revocable && { ...revocable, card: cardForLimits(order.restaurantId, order.card) };
}

async function takeFirst(
  transaction: Transaction,
  {
    restaurantId,
    readyTimes,
    visitor,
    holder,
    now,
  }: Pick<OrderToPlace, "readyTimes"> &
    Holder & { readonly restaurantId: string; readonly visitor: RevocableVisitor | null },
): Promise<ReadyTime | "interval-full" | "slot-share-used"> {
  let refusal: "interval-full" | "slot-share-used" = "interval-full";
  for (const ready of readyTimes) {
    if (visitor && !(await hasShareOfSlots(transaction, restaurantId, visitor, ready.slots, now))) {
      refusal = "slot-share-used";
      continue;
    }
    // With several menus one slot may have room and the other none: what was taken of the first is undone.
    const undo = ready.slots.length > 1 ? await savepoint(transaction) : null;
    if ((await takeSlots(transaction, restaurantId, ready.slots, { holder, now })) === "taken") return ready;
    await undo?.();
  }
  return refusal;
}
