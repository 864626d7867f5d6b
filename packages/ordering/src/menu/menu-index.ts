import type { Id } from "../venue/restaurant.ts";
import type { MenuItem } from "./dish.ts";
import type { Menu } from "./menu.ts";
import type { OptionGroup, OptionValue } from "./option.ts";
import { isSameId } from "./same-id.ts";
import { listedItems, type Placed, walkOptions } from "./walk-menu.ts";

/** A dish with its menu and section. */
export type ListedItem = Placed<Menu>;

/** The dishes of a restaurant by id. Callers build the index once per revision of the menus. */
export type MenuIndex = {
  readonly menus: readonly Menu[];
  readonly listingsByItemId: ReadonlyMap<string, readonly ListedItem[]>;
};

/** A reference to a dish: its id, with its menu and section if known. */
export type ItemReference = { readonly id: Id; readonly menuId?: Id | null; readonly sectionId?: Id | null };

/** Indexes the dishes of menus by id. A dish on several menus has one listing for each. */
export function indexMenus(menus: readonly Menu[]): MenuIndex {
  const listingsByItemId = new Map<string, ListedItem[]>();
  for (const listing of listedItems(menus)) {
    const key = String(listing.item.id);
    const listings = listingsByItemId.get(key);
    if (listings) listings.push(listing);
    else listingsByItemId.set(key, [listing]);
  }
  return { menus, listingsByItemId };
}

export function isMeant(
  { menu, section }: { readonly menu: { readonly id: Id }; readonly section: { readonly id: Id } | null },
  { menuId, sectionId }: ItemReference,
): boolean {
  return (
    (menuId == null || isSameId(menu.id, menuId)) &&
    (sectionId == null || (section !== null && isSameId(section.id, sectionId)))
  );
}

/** Finds the listing of a dish; undefined if no listing matches the reference. */
export function findItem(index: MenuIndex, reference: ItemReference): ListedItem | undefined {
  return index.listingsByItemId.get(String(reference.id))?.find((listing) => isMeant(listing, reference));
}

export function findGroup({ options }: MenuItem, id: Id): OptionGroup | undefined {
  for (const { group } of walkOptions(options)) if (isSameId(group.id, id)) return group;
  return undefined;
}

export function findValue({ options }: MenuItem, id: Id): OptionValue | undefined {
  for (const visit of walkOptions(options))
    if (visit.kind === "value" && isSameId(visit.value.id, id)) return visit.value;
  return undefined;
}

/** Returns the station that prepares a dish: its own, or its section's; null if neither names one. menu#station. */
export function stationOf({ item, section }: ListedItem): string | null {
  return item.station ?? section?.station ?? null;
}
