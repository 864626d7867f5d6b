import {
  asHub,
  billSettings,
  hubMenus,
  indexMenus,
  kitchenInHub,
  kitchensOfHub,
  normalizeMenus,
  orderingSettings,
  type RestaurantData,
} from "@comptoir/ordering";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import type { LoadedVenue } from "./loaded-venue.ts";

/** Maximum number of kitchens of a hub; more are a mistake in the configuration, and left out. */
const KITCHENS_MAX = 60;

const findKitchensStatement = statement({
  name: "find kitchens of hub",
  text: `select restaurant_id as "restaurantId" from restaurants
         where settings ->> 'group' = :group and restaurant_id <> :restaurantId
           and not coalesce((settings ->> 'marketplace_hub')::bool, false)
         order by restaurant_id limit ${KITCHENS_MAX}`,
  params: { group: "text", restaurantId: "text" },
  row: { restaurantId: "text" },
  crosses: "directory: the restaurants of a group",
});

/** Finds the restaurants whose menus a hub sells; null for a restaurant that is no hub. hub#hub-kitchens. */
export async function findKitchens(db: Queryable, { restaurantId, data }: LoadedVenue): Promise<string[] | null> {
  if (!data.marketplace_hub) return null;
  if (!data.group) return [];
  const rows = await findKitchensStatement.rows(db, { group: data.group, restaurantId });
  return rows.map((row) => row.restaurantId);
}

const findHubsStatement = statement({
  name: "find hubs of group",
  text: `select restaurant_id as "restaurantId" from restaurants
         where settings ->> 'group' = :group and (settings ->> 'marketplace_hub')::bool`,
  params: { group: "text" },
  row: { restaurantId: "text" },
  crosses: "directory: the restaurants of a group",
});

/** Finds the hubs of a group. A restaurant that joins the group appears on their menus. */
export async function findHubs(db: Queryable, group: string | null | undefined): Promise<string[]> {
  if (!group) return [];
  return (await findHubsStatement.rows(db, { group })).map((row) => row.restaurantId);
}

/**
 * Builds a hub: its kitchens' menus replace its own, and each kitchen is in the form that the hub sells.
 * hub#hub-menu.
 */
export function buildHub(hub: LoadedVenue, ofGroup: readonly LoadedVenue[]): LoadedVenue {
  const groups = hub.document.menu_groups;
  const kitchens = kitchensOfHub(groups, ofGroup).map((kitchen) => asInHub(hub, kitchen));
  const data = { ...asHub(hub.data), extra_preparation: longestExtra(kitchens) };
  const sold = hubMenus(
    kitchens.map(({ data, document }) => ({ restaurant: data, menus: document.menus })),
    groups,
  );
  const document = { ...hub.document, menus: [...sold.menus], menu_groups: [...sold.menu_groups] };
  const menus = normalizeMenus(document);
  // A hub whose kitchens take their own payments takes none itself: its page enters cards for the installation's account.
  const payee = data.multiple_mids ? null : hub.payee;
  return { ...hub, data, payee, ordering: orderingSettings(data), document, menus, index: indexMenus(menus), kitchens };
}

/** Returns the longest extra preparation among a hub's kitchens; null without any. board#preparation. */
function longestExtra(kitchens: readonly LoadedVenue[]): RestaurantData["extra_preparation"] {
  const extras = kitchens.flatMap(({ data }) => data.extra_preparation ?? []);
  return extras.sort((one, other) => other.minutes - one.minutes)[0] ?? null;
}

function asInHub(hub: LoadedVenue, kitchen: LoadedVenue): LoadedVenue {
  const data = kitchenInHub(hub.data, kitchen.data);
  const ordering = orderingSettings(data);
  const { payee } = hub.data.multiple_mids ? kitchen : hub;
  const paused = hub.paused || kitchen.paused;
  return { ...kitchen, data, payee, ordering, bill: billSettings(data), paused, hub: hub.data };
}
