import type { Cents, Refused, StockNeeds } from "@comptoir/ordering";
import { savepoint, type Transaction } from "../../db/transaction.ts";
import type { Holder } from "../../fulfilment/slot-holds.store.ts";
import { type SlotWanted, slotToKeep } from "../../fulfilment/slots-wanted.ts";
import { hasShareOfSlots, type UnpaidVisitor } from "../../fulfilment/visitor-share.store.ts";
import { enterPoints, type PointsOfOrder } from "../../loyalty/loyalty.store.ts";
import type { NewOrder } from "../order-record.ts";
import { NOTHING_TAKEN, type Taken } from "../taken.ts";
import { takeSlots } from "./slots.store.ts";
import { takeStock } from "./stock.store.ts";
import { debitGiftCard, useAsPerson, useDiscount } from "./tender.store.ts";
import { findBeyondShare, noteUnpaid, OPEN_RETRY_SECONDS } from "./unpaid-orders.store.ts";

/** A time at which an order can be ready, with the slots that it stands in then. */
export type ReadyTime = { readonly readyAt: Date; readonly slots: readonly SlotWanted[] };

/** An order that was reviewed and priced, before it has taken anything. */
export type OrderToPlace = {
  readonly order: Omit<NewOrder, "taken" | "readyAt">;
  /** The revision of the menu that it was priced with. */
  readonly revision: number;
  /** What it takes of counted things, of the stock of the day for which it is wanted; null when nothing in it is counted. */
  readonly stock: (StockNeeds & { readonly day: string }) | null;
  /** When it can be ready, the wanted time or the soonest first; each is tried in turn. */
  readonly readyTimes: readonly ReadyTime[];
  /** Who places it without paying now; null when it is paid, or when nobody is known. */
  readonly unpaid: UnpaidVisitor | null;
  /** Whose hold it confirms; null for nobody's. */
  readonly holder: string | null;
  /** The code that it uses, and under which keys of its person that is counted; none for a code without such a limit. */
  readonly discount: { readonly codeKey: string; readonly personKeys: readonly string[] } | null;
  readonly giftCard: { readonly codeHash: Buffer; readonly amountCents: Cents } | null;
  /** The points that it gives; null where nobody collects any. */
  readonly points: PointsOfOrder | null;
};

/** Why an order that was fine when it was priced is not any more. */
export type TakeRefusal = { readonly orderId: string } & (
  | {
      readonly code: "out-of-stock";
      readonly short: readonly { kind: "item" | "value"; id: string; remaining: number }[];
    }
  | { readonly code: "interval-full" }
  /** The visitor has too many that are not paid. */
  | { readonly code: "unpaid-too-many"; readonly retryAfterSeconds: number }
  /** There is room, but the visitor has had a share of it without paying. */
  | { readonly code: "unpaid-share-used" }
  /** There are portions of a thing, but the visitor has had a share of them without paying. */
  | {
      readonly code: "unpaid-stock-used";
      readonly thing: { readonly kind: "item" | "value"; readonly id: string };
      readonly retryAfterSeconds: number;
    }
  | { readonly code: "discount-used-up" }
  /** The code may be used more often, but not by this person. */
  | { readonly code: "discount-used-by-person" }
  | { readonly code: "gift-card-short" }
);

/** What an order took, and whether the last portion of something went with it. */
export type ScarceTaken = { readonly readyAt: Date; readonly taken: Taken; readonly soldOut: boolean };

/** The same for an order that takes nothing scarce; null when it takes a portion, a slot, a code or a gift card. */
export function withoutTaking({
  stock,
  readyTimes,
  unpaid,
  discount,
  giftCard,
  points,
}: OrderToPlace): ScarceTaken | null {
  const [first] = readyTimes;
  const takesNothing =
    unpaid === null &&
    stock === null &&
    discount === null &&
    giftCard === null &&
    points === null &&
    first?.slots.length === 0;
  return takesNothing ? { readyAt: first.readyAt, taken: NOTHING_TAKEN, soldOut: false } : null;
}

/**
 * Takes everything scarce that an order needs, inside one transaction that its caller commits, or rolls back when something
 * is refused. It is always taken in the same sequence (the visitor, stock, slots, code, gift card), so that orders queue instead of
 * standing in each other's way. payment#write, time#capacity.
 */
export async function takeScarce(
  transaction: Transaction,
  { order, stock, readyTimes, unpaid, holder, discount, giftCard, points }: OrderToPlace,
): Promise<ScarceTaken | Refused<TakeRefusal>> {
  const { restaurantId, orderId } = order;
  const tooMany = unpaid && (await noteUnpaid(transaction, order, unpaid));
  if (tooMany) return { refused: { code: "unpaid-too-many", orderId, ...tooMany } };
  const stockTaken = stock === null ? { taken: [], soldOut: false } : await takeStock(transaction, restaurantId, stock);
  if ("short" in stockTaken) return { refused: { code: "out-of-stock", orderId, short: stockTaken.short } };
  const thing = unpaid && (await findBeyondShare(transaction, restaurantId, unpaid, stockTaken.taken));
  if (thing) return { refused: { code: "unpaid-stock-used", orderId, thing, retryAfterSeconds: OPEN_RETRY_SECONDS } };
  const ready = await takeFirst(transaction, { restaurantId, readyTimes, unpaid, holder, now: order.placedAt });
  if (typeof ready === "string") return { refused: { code: ready, orderId } };
  if (discount !== null) {
    const { codeKey, personKeys } = discount;
    if (!(await useDiscount(transaction, restaurantId, codeKey, order.placedAt))) {
      return { refused: { code: "discount-used-up", orderId } };
    }
    if (personKeys.length > 0 && !(await useAsPerson(transaction, { restaurantId, codeKey, personKeys }))) {
      return { refused: { code: "discount-used-by-person", orderId } };
    }
  }
  const debit = giftCard && { ...giftCard, restaurantId, orderId };
  if (debit && !(await debitGiftCard(transaction, debit, order.placedAt))) {
    return { refused: { code: "gift-card-short", orderId } };
  }
  if (points !== null) await enterPoints(transaction, order, points);
  return {
    readyAt: ready.readyAt,
    soldOut: stockTaken.soldOut,
    taken: {
      stock: stockTaken.taken,
      slots: ready.slots.map(slotToKeep),
      discountKey: discount?.codeKey ?? null,
      ...(discount && discount.personKeys.length > 0 ? { discountPersons: discount.personKeys } : {}),
      giftCard: giftCard && { codeHash: giftCard.codeHash.toString("hex"), amountCents: giftCard.amountCents },
      ...(points === null ? {} : { points: points.points }),
    },
  };
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
