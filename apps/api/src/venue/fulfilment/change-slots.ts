import {
  addMinutes,
  intervalsOn,
  limitsAt,
  limitsOrders,
  type Menu,
  plannedLimitsAt,
  type Refused,
  type SlotLimits,
  type SlotTaking,
} from "@comptoir/ordering";
import { writeVenueEvents } from "../../events/venue-events/venue-events.store.ts";
import type { NoteAct } from "../../people/staff-acts.store.ts";
import type { Database } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import type { Clock } from "../../platform/settings.ts";
import { instantOf, localMomentOf } from "../../platform/time/zoned.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import { changeRestaurant } from "../venues/pause-orders.ts";
import type { Kitchens } from "./kitchens.ts";
import { takenInSlots } from "./queue.ts";

/** A slot of a menu: its limits as planned and now, and what orders and holds take of it. board#changed-slots. */
export type SlotOfDay = {
  readonly menu: Menu;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly planned: SlotLimits;
  readonly limits: SlotLimits;
  readonly isChanged: boolean;
  readonly taken: SlotTaking;
};

/** Lists the slots that begin on a date and are not over, by start. board#changed-slots. */
export async function slotsOfDay(
  { kitchens, clock }: { readonly kitchens: Pick<Kitchens, "look">; readonly clock: Clock },
  venue: LoadedVenue,
  date: string,
): Promise<readonly SlotOfDay[]> {
  const now = clock();
  const menus = venue.menus.filter(hasSlots);
  const load = await kitchens.look(venue.restaurantId, menus.some(limitsOrders) ? { holder: null, now } : null);
  const takenIn = takenInSlots(load, venue.zone);
  const slots = menus.flatMap((menu) =>
    timesOf(venue, menu, date).map(({ start, startsAt, endsAt }) => ({
      ...{ menu, startsAt, endsAt },
      planned: plannedLimitsAt(menu, start),
      limits: limitsAt(menu, start),
      isChanged: venue.slotChanges.some(isOf(menu, startsAt)),
      taken: takenIn(menu, start),
    })),
  );
  return slots
    .filter(({ endsAt }) => endsAt > now)
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

/** Slots that begin together and were changed alike. `menus` is empty if they are those of all menus. */
export type ChangedSlots = Pick<SlotOfDay, "startsAt" | "endsAt"> & {
  readonly orders: number | null;
  readonly menus: readonly Menu[];
};

/** Lists the changed slots that are not over, by start. A change of a slot that the menu no longer has is left out. */
export function changedSlots(venue: LoadedVenue, now: Date): readonly ChangedSlots[] {
  const slotOf = (menu: Menu, date: string, minutes: number) =>
    timesOf(venue, menu, date).find(({ start }) => start.minutes === minutes);
  const changed = venue.menus.flatMap((menu) =>
    menu.slotChanges.flatMap((change) => {
      const slot = slotOf(menu, change.date, change.minutes);
      return slot && slot.endsAt > now ? { menu, ...change, ...slot } : [];
    }),
  );
  const alike = Map.groupBy(
    changed,
    ({ startsAt, endsAt, orders }) => `${startsAt.getTime()} ${endsAt.getTime()} ${orders}`,
  );
  const groups = [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { startsAt, endsAt, orders, date, minutes } = first;
    const all = venue.menus.filter((menu) => hasSlots(menu) && slotOf(menu, date, minutes));
    return { startsAt, endsAt, orders, menus: group.length === all.length ? [] : group.map(({ menu }) => menu) };
  });
  return groups.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

/** A menu has slots if it limits orders, or offers times to choose from. */
function hasSlots(menu: Menu): boolean {
  return limitsOrders(menu) || menu.scheduled;
}

function timesOf({ ordering, zone }: Pick<LoadedVenue, "ordering" | "zone">, menu: Menu, date: string) {
  return intervalsOn(ordering.hours, date, menu.orderingIntervalMinutes).map(({ start, lengthMinutes }) => ({
    start,
    startsAt: instantOf(start, zone),
    endsAt: instantOf(addMinutes(start, lengthMinutes), zone),
  }));
}

function isOf(menu: Menu, startsAt: Date) {
  return (slot: SlotName) => slot.menuId === String(menu.id) && Date.parse(slot.startsAt) === startsAt.getTime();
}

/** A slot by its menu and its start in ISO 8601. */
export type SlotName = { readonly menuId: string; readonly startsAt: string };

/** Replaces slots' limits: `orders` is the limit, 0 closes, null is no limit. A null change restores the plan. */
export type NewLimit = { readonly orders: number | null } | null;

const setSlotsStatement = statement({
  name: "set slot changes",
  text: `insert into slot_changes (restaurant_id, menu_id, slot_starts_at, orders, changed_at)
         select distinct :restaurantId, slot."menuId", slot."startsAt", :orders::int4, :at::timestamptz
         from jsonb_to_recordset(:slots::jsonb) as slot ("menuId" text, "startsAt" timestamptz)
         on conflict (restaurant_id, menu_id, slot_starts_at) do update
         set orders = excluded.orders, changed_at = excluded.changed_at`,
  params: { restaurantId: "text", slots: "jsonb", orders: "int4?", at: "timestamptz" },
});

const dropSlotChangesStatement = statement({
  name: "drop slot changes",
  text: `delete from slot_changes changes using jsonb_to_recordset(:slots::jsonb) as slot ("menuId" text, "startsAt" timestamptz)
         where changes.restaurant_id = :restaurantId and changes.menu_id = slot."menuId"
           and changes.slot_starts_at = slot."startsAt"`,
  params: { restaurantId: "text", slots: "jsonb" },
});

/**
 * Closes, opens or enlarges slots, or restores their planned limits, all or none. Idempotent. Refused if a menu has no
 * such slot, or if it is over. Orders that are in a slot keep their place. board#changed-slots.
 */
export async function changeSlots(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  venue: LoadedVenue,
  { slots, change }: { readonly slots: readonly SlotName[]; readonly change: NewLimit },
  note?: NoteAct,
): Promise<{ readonly changed: number } | Refused<{ readonly code: "slot-unknown"; readonly slot: SlotName }>> {
  const unknown = slots.find((slot) => !isKnown(venue, slot, clock()));
  if (unknown) return { refused: { code: "slot-unknown", slot: unknown } };
  const { restaurantId } = venue;
  return changeRestaurant(database, restaurantId, async (transaction) => {
    const at = clock();
    if (change === null) await dropSlotChangesStatement.count(transaction, { restaurantId, slots });
    else await setSlotsStatement.count(transaction, { restaurantId, slots, orders: change.orders, at });
    await note?.(transaction, at);
    await writeVenueEvents(transaction, [{ type: "venue.changed", restaurantId, at, data: { slots, change } }]);
    return { changed: slots.length };
  });
}

function isKnown(venue: LoadedVenue, slot: SlotName, now: Date): boolean {
  const menu = venue.menus.find(({ id }) => String(id) === slot.menuId);
  if (!menu || !hasSlots(menu)) return false;
  const { date } = localMomentOf(new Date(slot.startsAt), venue.zone);
  const found = timesOf(venue, menu, date).find(({ startsAt }) => startsAt.getTime() === Date.parse(slot.startsAt));
  return found !== undefined && found.endsAt > now;
}
