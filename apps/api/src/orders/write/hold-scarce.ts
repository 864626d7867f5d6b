import { statement } from "../../db/statement.ts";
import type { Transaction } from "../../db/transaction.ts";
import { inSlotLists, type SlotTaken } from "../../fulfilment/slots-wanted.ts";
import { lockVisitor } from "../../fulfilment/visitor-share.store.ts";
import type { StockTaken } from "../taken.ts";
import { visitorOf } from "./take-of-kitchen.ts";
import type { OrderToPlace } from "./to-place.ts";

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

/** What orders take of a restaurant's kitchen, or give back: things that are counted, and slots. */
type OfKitchen = {
  readonly stock: readonly Pick<StockTaken, "kind" | "id">[];
  readonly slots: readonly Pick<SlotTaken, "menuId" | "startsAt">[];
};

/**
 * Holds what several orders take of a restaurant, or one gives back and takes anew, before any of it is written: in the sequence in which every
 * single order takes it, its visitor first, then portions, then slots, each by its key. Else two of them stand in each other's way, and in that of
 * others. payment#write.
 * @param before what is given back
 */
export async function holdScarce(
  transaction: Transaction,
  restaurantId: string,
  orders: readonly OrderToPlace[],
  before: OfKitchen = { stock: [], slots: [] },
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

function thingsOf({ stock }: OrderToPlace): OfKitchen["stock"] {
  const things = (kind: StockTaken["kind"], needs: ReadonlyMap<string, number> | undefined) =>
    [...(needs?.keys() ?? [])].map((id) => ({ kind, id }));
  return [...things("item", stock?.items), ...things("value", stock?.values)];
}
