import type { Menu } from "./menu.ts";
import type { ListedItem } from "./menu-index.ts";
import { isSameId } from "./same-id.ts";
import { listedItems } from "./walk-menu.ts";

/**
 * Returns the menus that a visit shows: those that the link names by id or slug, or all if it names none.
 * Only members see members-only menus. menu#menu-list, menu#members-only.
 */
export function offeredMenus(
  menus: readonly Menu[],
  { menuList, isMember }: { readonly menuList: readonly string[]; readonly isMember: boolean },
): Menu[] {
  const isNamed = (menu: Menu) => menuList.some((name) => isSameId(menu.id, name) || menu.slug === name);
  return menus.filter((menu) => (isMember || !menu.memberOnly) && (menuList.length === 0 || isNamed(menu)));
}

/** Returns the featured dishes in menu order, each once. */
export function featuredItems(menus: readonly Menu[]): ListedItem[] {
  return distinctItems(menus, (listing) => listing.item.featured);
}

function distinctItems(menus: readonly Menu[], isWanted: (listing: ListedItem) => boolean): ListedItem[] {
  const wanted = new Map<string, ListedItem>();
  for (const listing of listedItems(menus)) {
    const key = String(listing.item.id);
    if (isWanted(listing) && !wanted.has(key)) wanted.set(key, listing);
  }
  return [...wanted.values()];
}
