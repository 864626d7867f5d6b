import type { PlaceWanted } from "../fulfilment/wanted-places.ts";
import type { Queryable } from "../payment/payments.store.ts";
import type { PlaceTaken } from "./order-record.ts";

/**
 * Takes one place in each of the intervals given, or tells that one of them is full; the caller then rolls back. Rows are
 * touched in the order of their keys. Rules, section 2: two diners never share the last place.
 */
export async function takePlaces(
  db: Queryable,
  restaurantId: string,
  wanted: readonly PlaceWanted[],
): Promise<"taken" | "full"> {
  if (wanted.length === 0) return "taken";
  const sorted = [...wanted].sort((a, b) => (a.menuId < b.menuId ? -1 : a.menuId > b.menuId ? 1 : 0));
  const { rowCount } = await db.query({
    name: "take places",
    text: `insert into slot_counts as counts (restaurant_id, menu_id, slot_starts_at, taken)
           select $1, w.menu_id, w.starts_at, 1
           from unnest($2::text[], $3::timestamptz[]) as w (menu_id, starts_at)
           on conflict (restaurant_id, menu_id, slot_starts_at) do update set taken = counts.taken + 1
           where counts.taken < ($4::jsonb ->> excluded.menu_id)::int`,
    values: [
      restaurantId,
      sorted.map((place) => place.menuId),
      sorted.map((place) => place.startsAt),
      JSON.stringify(Object.fromEntries(sorted.map((place) => [place.menuId, place.ordersMax]))),
    ],
  });
  return rowCount === sorted.length ? "taken" : "full";
}

/** Gives the places of an order back. */
export async function givePlacesBack(
  db: Queryable,
  restaurantId: string,
  places: readonly PlaceTaken[],
): Promise<void> {
  if (places.length === 0) return;
  await db.query(
    `update slot_counts as counts set taken = counts.taken - 1
     from unnest($2::text[], $3::timestamptz[]) as g (menu_id, starts_at)
     where counts.restaurant_id = $1 and counts.menu_id = g.menu_id and counts.slot_starts_at = g.starts_at
       and counts.taken > 0`,
    [restaurantId, places.map((place) => place.menuId), places.map((place) => place.startsAt)],
  );
}
