import { statement } from "../../../platform/db/statement.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { HAS_ROOM, HOLDER, type Holder, RELEASE_OTHER_HOLDS } from "../../../venue/fulfilment/slot-holds.store.ts";
import { inSlotLists, limitsOfMenus, type SlotTaken, type SlotWanted } from "../../../venue/fulfilment/slots-wanted.ts";

const takeSlotsStatement = statement({
  name: "take slots",
  // The visitor's hold on these slots becomes the order's share. The visitor's holds on other slots are released.
  text: `with ${RELEASE_OTHER_HOLDS}
         insert into slot_counts as counts (restaurant_id, menu_id, slot_starts_at, taken, prep_minutes)
         select :restaurantId, w.menu_id, w.starts_at, 1, w.minutes
         from unnest(:menuIds::text[], :startsAt::timestamptz[], :minutes::int4[]) as w (menu_id, starts_at, minutes)
         on conflict (restaurant_id, menu_id, slot_starts_at) do update
         set taken = counts.taken + 1, prep_minutes = counts.prep_minutes + excluded.prep_minutes,
           holds = counts.holds - coalesce(:holder, ''), held_minutes = counts.held_minutes - coalesce(:holder, '')
         where ${HAS_ROOM}`,
  params: {
    restaurantId: "text",
    ...HOLDER,
    menuIds: "text[]",
    startsAt: "timestamptz[]",
    minutes: "int4[]",
    limits: "jsonb",
  },
});

/**
 * Takes capacity for one order and its work in each wanted slot. If other orders and holds fill one of the
 * slots, returns `full` and the caller rolls back. Rows are locked in key order. time#capacity,
 * time#slot-held.
 */
export async function takeSlots(
  transaction: Transaction,
  restaurantId: string,
  wanted: readonly SlotWanted[],
  { holder, now }: Holder,
): Promise<"taken" | "full"> {
  if (wanted.length === 0) return "taken";
  const taken = await takeSlotsStatement.count(transaction, {
    restaurantId,
    holder,
    now,
    ...inSlotLists(wanted),
    limits: limitsOfMenus(wanted),
  });
  return taken === wanted.length ? "taken" : "full";
}

const giveSlotsBackStatement = statement({
  name: "give slots back",
  text: `update slot_counts as counts
         set taken = counts.taken - 1, prep_minutes = greatest(0, counts.prep_minutes - g.minutes)
         from unnest(:menuIds::text[], :startsAt::timestamptz[], :minutes::int4[]) as g (menu_id, starts_at, minutes)
         where counts.restaurant_id = :restaurantId and counts.menu_id = g.menu_id
           and counts.slot_starts_at = g.starts_at and counts.taken > 0`,
  params: { restaurantId: "text", menuIds: "text[]", startsAt: "timestamptz[]", minutes: "int4[]" },
});

/** Gives back an order's capacity in its slots, so that other orders can take it. */
export async function giveSlotsBack(
  transaction: Transaction,
  restaurantId: string,
  slots: readonly SlotTaken[],
): Promise<void> {
  if (slots.length === 0) return;
  await giveSlotsBackStatement.count(transaction, {
    restaurantId,
    ...inSlotLists(slots),
  });
}
