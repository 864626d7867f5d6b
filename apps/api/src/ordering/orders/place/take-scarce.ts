import type { Refused, ThingMark } from "@comptoir/ordering";
import { enterPoints } from "../../../money/loyalty/enter-points.ts";
import { isScarce, takeTenders } from "../../../money/tender/take-tenders.ts";
import { statement } from "../../../platform/db/statement.ts";
import { savepoint, type Transaction } from "../../../platform/db/transaction.ts";
import type { Holder } from "../../../venue/fulfilment/slot-holds.store.ts";
import { areClosed, inSlotLists, type SlotTaken, slotToKeep } from "../../../venue/fulfilment/slots-wanted.ts";
import {
  cardForLimits,
  hasShareOfSlots,
  lockVisitor,
  type RevocableVisitor,
} from "../../../venue/fulfilment/visitor-share.store.ts";
import type { OrderForMove } from "../order-moves.store.ts";
import { NOTHING_TAKEN, type StockTaken, type Taken } from "../order-record.ts";
import type { OrderToPlace, TakeRefusal } from "../review/order-to-place.ts";
import type { ReadyTime } from "../review/wanted-time.ts";
import { giveDiscountBack, useAsPerson, useDiscount } from "./discount-uses.store.ts";
import { findBeyondShare, noteRevocable, OPEN_RETRY_SECONDS } from "./revocable-orders.store.ts";
import { giveSlotsBack, takeSlots } from "./slots.store.ts";
import { giveStockBack, takeStock } from "./stock.store.ts";
import { takeForSuite } from "./suite-tab.store.ts";
import { takeForTable } from "./table-orders.store.ts";

export type ScarceTaken = { readonly readyAt: Date; readonly taken: Taken; readonly soldOut: readonly ThingMark[] };

/**
 * Returns the result for an order that takes no limited resource; null for any other order. A suite's order
 * and an order that counts against its visitor's limits are limited too.
 */
export function withoutTaking({
  order,
  stock,
  readyTimes,
  revocable,
  discount,
  points,
  suite,
  table,
}: OrderToPlace): ScarceTaken | null {
  const [first] = readyTimes;
  const takesNothing =
    revocable === null &&
    stock === null &&
    discount === null &&
    points === null &&
    suite === null &&
    table === null &&
    !order.tenders.some(isScarce) &&
    first?.slots.length === 0;
  return takesNothing ? { readyAt: first.readyAt, taken: NOTHING_TAKEN, soldOut: [] } : null;
}

/**
 * Takes all limited resources that a submission's orders need: the stock and slots of all kitchens first,
 * then discount uses, tenders and points. The caller commits, or rolls back on a refusal. payment#write.
 */
export async function takeScarce(
  transaction: Transaction,
  orders: readonly OrderToPlace[],
): Promise<readonly ScarceTaken[] | Refused<TakeRefusal>> {
  if (orders.length > 1) await lockAllRestaurants(transaction, orders);
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

/**
 * Gives back an order's stock, slots and discount use, in the sequence in which orders take them. Returns the
 * items and values that were sold out and are available again.
 */
export async function giveScarceBack(transaction: Transaction, order: OrderForMove): Promise<readonly ThingMark[]> {
  const { restaurantId, taken } = order;
  const restocked = await giveStockBack(transaction, order, taken.stock);
  await giveSlotsBack(transaction, restaurantId, taken.slots);
  await giveDiscountBack(transaction, order);
  return restocked;
}

/** Locks the stock and slots of several orders, restaurant by restaurant in the sequence of their ids. */
async function lockAllRestaurants(transaction: Transaction, orders: readonly OrderToPlace[]): Promise<void> {
  const byRestaurant = Map.groupBy(orders, ({ order }) => order.restaurantId);
  for (const restaurantId of [...byRestaurant.keys()].sort()) {
    await holdScarce(transaction, restaurantId, byRestaurant.get(restaurantId) ?? []);
  }
}

const holdStockStatement = statement({
  name: "hold stock",
  text: `select from stock_levels s join unnest(:kinds::text[], :ids::text[]) as w (kind, thing_id) using (kind, thing_id)
         where s.restaurant_id = :restaurantId order by s.kind, s.thing_id for update of s`,
  params: { restaurantId: "text", kinds: "text[]", ids: "text[]" },
});

const holdSlotsStatement = statement({
  name: "hold slots of orders",
  text: `select from slot_counts c
           join unnest(:menuIds::text[], :startsAt::timestamptz[]) as w (menu_id, slot_starts_at) using (menu_id, slot_starts_at)
         where c.restaurant_id = :restaurantId order by c.menu_id, c.slot_starts_at for update of c`,
  params: { restaurantId: "text", menuIds: "text[]", startsAt: "timestamptz[]" },
});

type ScarceThings = {
  readonly stock: readonly Pick<StockTaken, "kind" | "id">[];
  readonly slots: readonly Pick<SlotTaken, "menuId" | "startsAt">[];
};

/**
 * Locks a restaurant's stock and slots before any order is written: those that several orders take, or that
 * one order gives back and takes again. The sequence is that of a single order (visitor, stock, slots, each
 * by key); any other could deadlock. payment#write. @param before stock and slots that the order gives back
 */
export async function holdScarce(
  transaction: Transaction,
  restaurantId: string,
  orders: readonly OrderToPlace[],
  before: ScarceThings = { stock: [], slots: [] },
): Promise<void> {
  for (const visitor of orders.map(visitorOf)) if (visitor) await lockVisitor(transaction, restaurantId, visitor);
  const stock = [...before.stock, ...orders.flatMap(thingsOf)];
  if (stock.length > 0) {
    const [kinds, ids] = [stock.map(({ kind }) => kind), stock.map(({ id }) => id)];
    await holdStockStatement.count(transaction, { restaurantId, kinds, ids });
  }
  const slots = [...before.slots, ...orders.flatMap(({ readyTimes }) => readyTimes.flatMap((ready) => ready.slots))];
  if (slots.length > 0) await holdSlotsStatement.count(transaction, { restaurantId, ...inSlotLists(slots) });
}

function thingsOf({ stock }: OrderToPlace): ScarceThings["stock"] {
  const things = (kind: StockTaken["kind"], needs: ReadonlyMap<string, number> | undefined) =>
    [...(needs?.keys() ?? [])].map((id) => ({ kind, id }));
  return [...things("item", stock?.items), ...things("value", stock?.values)];
}

type KitchenTaken = Pick<Taken, "stock" | "slots"> & {
  readonly readyAt: Date;
  readonly soldOut: readonly ThingMark[];
};

/**
 * Counts an order against its visitor's limits, then takes its stock and its capacity in the slots. The
 * caller commits, or rolls back on a refusal. payment#write, time#capacity.
 */
async function takeOfKitchen(
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

/**
 * Returns the visitor of a revocable order, with the paying card as the gateway describes it; null if no limit
 * applies.
 */
function visitorOf({ revocable, order }: OrderToPlace): RevocableVisitor | null {
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
    if (areClosed(ready.slots)) continue;
    if (visitor && !(await hasShareOfSlots(transaction, restaurantId, visitor, ready.slots, now))) {
      refusal = "slot-share-used";
      continue;
    }
    // With several menus, one menu's slot may be free and another's full. The savepoint then undoes the slots
    // taken so far.
    const undo = ready.slots.length > 1 ? await savepoint(transaction) : null;
    if ((await takeSlots(transaction, restaurantId, ready.slots, { holder, now })) === "taken") return ready;
    await undo?.();
  }
  return refusal;
}

/**
 * Takes an order's discount use, its tenders and its place on the suite's tab or the table's bill, always in that sequence; then
 * credits its points. Other orders share these rows, so they are locked after the stock and slots of every
 * kitchen. Concurrent submissions then queue instead of deadlocking. payment#write.
 */
async function takePayment(
  transaction: Transaction,
  { order, discount, standsAt, points, suite, table }: OrderToPlace,
  together: readonly string[],
): Promise<Omit<Taken, "stock" | "slots"> | Refused<TakeRefusal>> {
  const { restaurantId, orderId, owner, placedAt: at } = order;
  // The three statements are sent together: if one is refused, the transaction rolls back all of them.
  const [isUsed, isUsedAsPerson, short] = await Promise.all([
    !discount?.isCounted || useDiscount(transaction, discount, at),
    !discount?.isCounted || discount.personKeys.length === 0 || useAsPerson(transaction, discount),
    takeTenders(transaction, order.tenders, { restaurantId, orderId, owner, at, together }),
  ]);
  if (!isUsed) return { refused: { code: "discount-used-up", orderId } };
  if (!isUsedAsPerson) return { refused: { code: "discount-used-by-person", orderId } };
  if (short) return { refused: { ...short.refused, orderId } };
  const refused = suite && (await takeForSuite(transaction, { restaurantId, orderId, at }, suite));
  if (refused) return { refused: { ...refused, orderId } };
  const ended = table && (await takeForTable(transaction, { restaurantId, orderId, at }, table));
  if (ended) return { refused: { ...ended, orderId } };
  if (points !== null) await enterPoints(transaction, { ...order, standsAt }, points);
  const tenderOf = discount?.restaurantId ?? restaurantId;
  return {
    discountKey: discount?.codeKey ?? null,
    ...(discount && discount.personKeys.length > 0 ? { discountPersons: discount.personKeys } : {}),
    ...(tenderOf === restaurantId ? {} : { tenderOf }),
    ...(points === null ? {} : { points: points.points }),
  };
}
