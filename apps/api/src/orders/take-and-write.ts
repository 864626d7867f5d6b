import type { Refused, StockNeeds } from "@comptoir/ordering";
import { savepoint, type Transaction } from "../db/transaction.ts";
import type { PlaceWanted } from "../fulfilment/wanted-places.ts";
import { bumpRevision } from "../venues/restaurants.store.ts";
import { type NewOrder, NOTHING_TAKEN, type Taken } from "./order-record.ts";
import { takePlaces } from "./places.store.ts";
import { takeStock } from "./stock.store.ts";
import { debitGiftCard, useDiscount } from "./tender.store.ts";
import { writeOrder } from "./write-order.store.ts";

/** A time at which an order can be ready, with the places that it takes up then. */
export type ReadyTime = { readonly readyAt: Date; readonly places: readonly PlaceWanted[] };

/** An order that was reviewed and priced, before it has taken anything. */
export type OrderToPlace = {
  readonly order: Omit<NewOrder, "taken" | "readyAt">;
  /** The revision of the menu that it was priced with. */
  readonly revision: number;
  /** What it takes of counted things; null when nothing in it is counted. */
  readonly stock: StockNeeds | null;
  /** When it can be ready, the wanted time or the soonest first; each is tried in turn. */
  readonly readyTimes: readonly ReadyTime[];
  readonly discountKey: string | null;
  readonly giftCard: {
    readonly codeHash: Buffer;
    readonly amountCents: NonNullable<Taken["giftCard"]>["amountCents"];
  } | null;
};

/** The time at which an order that takes nothing scarce will be ready; null when it takes a portion, a place, a code or a card. */
export function readyWithoutTaking({ stock, readyTimes, discountKey, giftCard }: OrderToPlace): Date | null {
  const [first] = readyTimes;
  const takesNothing = stock === null && discountKey === null && giftCard === null && first?.places.length === 0;
  return takesNothing ? first.readyAt : null;
}

/** Why an order that was fine when it was priced is not any more. */
export type TakeRefusal =
  | {
      readonly code: "out-of-stock";
      readonly short: readonly { kind: "item" | "value"; id: string; remaining: number }[];
    }
  | { readonly code: "interval-full" }
  | { readonly code: "discount-used-up" }
  | { readonly code: "gift-card-short" };

/**
 * Takes everything that an order needs and writes it, inside one transaction that its caller commits, or rolls back when
 * something is refused. What is scarce is always taken in the same sequence (stock, places, code, gift card, number), so
 * that orders queue instead of standing in each other's way. payment#write, time#capacity.
 */
export async function takeAndWrite(
  transaction: Transaction,
  { order, stock, readyTimes, discountKey, giftCard }: OrderToPlace,
): Promise<{ readonly number: number; readonly readyAt: Date } | Refused<TakeRefusal>> {
  const { restaurantId } = order;
  let taken: Taken = { ...NOTHING_TAKEN, discountKey };
  let soldOut = false;
  if (stock !== null) {
    const outcome = await takeStock(transaction, order, stock);
    if ("short" in outcome) return { refused: { code: "out-of-stock", short: outcome.short } };
    taken = { ...taken, stock: outcome.taken };
    soldOut = outcome.soldOut;
  }
  const ready = await takeFirst(transaction, restaurantId, readyTimes);
  if (ready === null) return { refused: { code: "interval-full" } };
  taken = { ...taken, places: ready.places.map(({ menuId, startsAt }) => ({ menuId, startsAt })) };
  if (discountKey !== null && !(await useDiscount(transaction, restaurantId, discountKey, order.placedAt))) {
    return { refused: { code: "discount-used-up" } };
  }
  if (giftCard !== null) {
    const debit = { ...giftCard, restaurantId, orderId: order.orderId };
    if (!(await debitGiftCard(transaction, debit, order.placedAt))) return { refused: { code: "gift-card-short" } };
    taken = {
      ...taken,
      giftCard: { codeHash: giftCard.codeHash.toString("hex"), amountCents: giftCard.amountCents },
    };
  }
  // Whoever reads the menu from now on must see that the last portion went.
  if (soldOut) await bumpRevision(transaction, restaurantId);
  const number = await writeOrder(transaction, { ...order, readyAt: ready.readyAt, taken });
  return { number, readyAt: ready.readyAt };
}

async function takeFirst(
  transaction: Transaction,
  restaurantId: string,
  readyTimes: readonly ReadyTime[],
): Promise<ReadyTime | null> {
  for (const ready of readyTimes) {
    // With several menus one interval may have room and the other none: what was taken of the first is undone.
    const undo = ready.places.length > 1 ? await savepoint(transaction) : null;
    if ((await takePlaces(transaction, restaurantId, ready.places)) === "taken") return ready;
    await undo?.();
  }
  return null;
}
