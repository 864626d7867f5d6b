import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import type { PlaceWanted } from "../fulfilment/wanted-places.ts";
import type { PlaceTaken } from "./order-record.ts";

const takePlacesStatement = statement({
  name: "take places",
  text: `insert into slot_counts as counts (restaurant_id, menu_id, slot_starts_at, taken)
         select :restaurantId, w.menu_id, w.starts_at, 1
         from unnest(:menuIds::text[], :startsAt::timestamptz[]) as w (menu_id, starts_at)
         on conflict (restaurant_id, menu_id, slot_starts_at) do update set taken = counts.taken + 1
         where counts.taken < (:ordersMaxOfMenus::jsonb ->> excluded.menu_id)::int4`,
  params: { restaurantId: "text", menuIds: "text[]", startsAt: "timestamptz[]", ordersMaxOfMenus: "jsonb" },
});

/**
 * Takes one place in each of the intervals given, or tells that one of them is full; the caller then rolls back. Rows are
 * touched in the order of their keys. time#capacity.
 */
export async function takePlaces(
  db: Queryable,
  restaurantId: string,
  wanted: readonly PlaceWanted[],
): Promise<"taken" | "full"> {
  if (wanted.length === 0) return "taken";
  const sorted = [...wanted].sort((a, b) => (a.menuId < b.menuId ? -1 : a.menuId > b.menuId ? 1 : 0));
  const taken = await takePlacesStatement.count(db, {
    restaurantId,
    menuIds: sorted.map((place) => place.menuId),
    startsAt: sorted.map((place) => new Date(place.startsAt)),
    ordersMaxOfMenus: Object.fromEntries(sorted.map((place) => [place.menuId, place.ordersMax])),
  });
  return taken === sorted.length ? "taken" : "full";
}

const givePlacesBackStatement = statement({
  name: "give places back",
  text: `update slot_counts as counts set taken = counts.taken - 1
         from unnest(:menuIds::text[], :startsAt::timestamptz[]) as g (menu_id, starts_at)
         where counts.restaurant_id = :restaurantId and counts.menu_id = g.menu_id
           and counts.slot_starts_at = g.starts_at and counts.taken > 0`,
  params: { restaurantId: "text", menuIds: "text[]", startsAt: "timestamptz[]" },
});

/** Gives the places of an order back. */
export async function givePlacesBack(
  db: Queryable,
  restaurantId: string,
  places: readonly PlaceTaken[],
): Promise<void> {
  if (places.length === 0) return;
  await givePlacesBackStatement.count(db, {
    restaurantId,
    menuIds: places.map((place) => place.menuId),
    startsAt: places.map((place) => new Date(place.startsAt)),
  });
}
