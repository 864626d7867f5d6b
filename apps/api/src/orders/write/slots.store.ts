import { statement } from "../../db/statement.ts";
import type { Transaction } from "../../db/transaction.ts";
import type { SlotTaken, SlotWanted } from "../taken.ts";

const takeSlotsStatement = statement({
  name: "take slots",
  text: `insert into slot_counts as counts (restaurant_id, menu_id, slot_starts_at, taken)
         select :restaurantId, w.menu_id, w.starts_at, 1
         from unnest(:menuIds::text[], :startsAt::timestamptz[]) as w (menu_id, starts_at)
         on conflict (restaurant_id, menu_id, slot_starts_at) do update set taken = counts.taken + 1
         where counts.taken < (:ordersMaxOfMenus::jsonb ->> excluded.menu_id)::int4`,
  params: { restaurantId: "text", menuIds: "text[]", startsAt: "timestamptz[]", ordersMaxOfMenus: "jsonb" },
});

/**
 * Takes room for one order in each of some slots, or tells that one of them is full; the caller then rolls back. Rows are
 * touched in the order of their keys. time#capacity.
 */
export async function takeSlots(
  transaction: Transaction,
  restaurantId: string,
  wanted: readonly SlotWanted[],
): Promise<"taken" | "full"> {
  if (wanted.length === 0) return "taken";
  const sorted = [...wanted].sort((a, b) => (a.menuId < b.menuId ? -1 : a.menuId > b.menuId ? 1 : 0));
  const taken = await takeSlotsStatement.count(transaction, {
    restaurantId,
    menuIds: sorted.map((slot) => slot.menuId),
    startsAt: sorted.map((slot) => new Date(slot.startsAt)),
    ordersMaxOfMenus: Object.fromEntries(sorted.map((slot) => [slot.menuId, slot.ordersMax])),
  });
  return taken === sorted.length ? "taken" : "full";
}

const giveSlotsBackStatement = statement({
  name: "give slots back",
  text: `update slot_counts as counts set taken = counts.taken - 1
         from unnest(:menuIds::text[], :startsAt::timestamptz[]) as g (menu_id, starts_at)
         where counts.restaurant_id = :restaurantId and counts.menu_id = g.menu_id
           and counts.slot_starts_at = g.starts_at and counts.taken > 0`,
  params: { restaurantId: "text", menuIds: "text[]", startsAt: "timestamptz[]" },
});

/** Gives the room of an order in its slots back. */
export async function giveSlotsBack(
  transaction: Transaction,
  restaurantId: string,
  slots: readonly SlotTaken[],
): Promise<void> {
  if (slots.length === 0) return;
  await giveSlotsBackStatement.count(transaction, {
    restaurantId,
    menuIds: slots.map((slot) => slot.menuId),
    startsAt: slots.map((slot) => new Date(slot.startsAt)),
  });
}
