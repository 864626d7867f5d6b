import { CONCOURSES_MAX, type FoundRestaurantData, SEARCH_RADIUS, SEARCH_RESULTS_MAX } from "@comptoir/contract";
import {
  bareText,
  countryOf,
  DEFAULT_ZONE,
  type DistanceUnit,
  deliverySettings,
  distanceBetween,
  EARTH_RADIUS,
  type Locale,
  ORDER_TYPES,
  openState,
  type Position,
  readOpeningHours,
  restaurantName,
} from "@comptoir/ordering";
import type { Database } from "../../platform/db/database.ts";
import { localMomentOf } from "../../platform/time/zoned.ts";
import {
  type Around,
  findNearby,
  type ListedBy,
  type ListedRestaurant,
  listRestaurants,
} from "./restaurants-nearby.store.ts";

/** A search for restaurants. Without a centre, all that match the filters are listed. */
export type RestaurantSearch = ListedBy & {
  readonly centre: Position | null;
  readonly radius: number | null;
  readonly unit: DistanceUnit | null;
};

/**
 * Returns how many rows to read per returned restaurant, at most 2. Towards the poles the map's scale grows,
 * so more of the square is beyond the radius.
 */
function readPerAnswered({ centre: { latitude }, radius, unit }: Around): number {
  const growth = Math.abs(Math.tan((latitude * Math.PI) / 180)) * (radius / EARTH_RADIUS[unit]);
  return Math.min(2, 1.1 + 4 * growth);
}

/**
 * Finds the restaurants within a radius (default 10 mi) of a point, nearest first; without a centre, all by
 * slug. Returns at most fifty, or five hundred concourses, with whether each is open at its local time.
 * screens#location-search, promises#promise-33.
 */
export async function searchRestaurants(
  database: Database,
  { centre, radius, unit, group, name, onlyConcourses }: RestaurantSearch,
  { now, locale }: { readonly now: Date; readonly locale: Locale },
): Promise<FoundRestaurantData[]> {
  const by = { group, name, onlyConcourses };
  const describe = (found: ListedRestaurant, distance: number | null) =>
    describeRestaurant(found, distance, now, locale);
  if (centre === null) {
    const most = onlyConcourses ? CONCOURSES_MAX : SEARCH_RESULTS_MAX;
    return (await listRestaurants(database, by, most)).map((found) => describe(found, null));
  }
  const around: Around = { centre, radius: radius ?? SEARCH_RADIUS.default, unit: unit ?? "mi" };
  const nearby = await findNearby(database, around, by, Math.ceil(SEARCH_RESULTS_MAX * readPerAnswered(around)));
  return nearby
    .flatMap((found) => {
      const position = positionOf(found);
      const distance = position && distanceBetween(centre, position, around.unit);
      return distance !== null && distance <= around.radius ? [{ found, distance }] : [];
    })
    .sort((one, other) => one.distance - other.distance)
    .slice(0, SEARCH_RESULTS_MAX)
    .map(({ found, distance }) => describe(found, Math.round(distance * 10) / 10));
}

function positionOf({ listing: { latitude, longitude } }: ListedRestaurant): Position | null {
  if (latitude == null || longitude == null) return null;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

function describeRestaurant(
  found: ListedRestaurant,
  distance: number | null,
  at: Date,
  locale: Locale,
): FoundRestaurantData {
  const { listing, face } = found;
  const now = localMomentOf(at, listing.menu_configuration?.zone || DEFAULT_ZONE);
  const state = openState(readOpeningHours(listing), now);
  const position = positionOf(found);
  return {
    id: listing.id,
    slug: found.slug,
    name: restaurantName({ ...listing, slug: found.slug }, locale),
    address: listing.address == null ? null : bareText(listing.address),
    phone: listing.phone ?? null,
    lat: position?.latitude ?? null,
    lng: position?.longitude ?? null,
    distance,
    open: state.open,
    changesAt: state.open ? state.until : state.opensAt,
    now,
    ordersPaused: found.ordersPaused,
    orderTypes: ORDER_TYPES.filter((type) => found.orderTypes?.includes(type)),
    delivers: deliverySettings(listing) !== null,
    country: countryOf({ province: face.province, address: listing.address }),
    cover: face.menu_configuration?.cover || face.image || null,
    primaryColor: face.menu_configuration?.primary_color || null,
    bandColor: face.menu_configuration?.colors?.band || null,
  };
}
