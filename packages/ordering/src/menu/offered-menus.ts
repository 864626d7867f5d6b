import type { Menu } from "./menu.ts";
import type { ListedItem } from "./menu-index.ts";
import { isSameId } from "./same-id.ts";
import { listedItems } from "./walk-menu.ts";

/**
 * The menus that a visit shows: those named by id or slug where the link names any, and members-only menus for members
 * alone. A list that names nothing of this restaurant shows no menu rather than all. menu#menu-list, menu#members-only.
 */
export function offeredMenus(
  menus: readonly Menu[],
  { menuList, isMember }: { readonly menuList: readonly string[]; readonly isMember: boolean },
): Menu[] {
  const isNamed = (menu: Menu) => menuList.some((name) => isSameId(menu.id, name) || menu.slug === name);
  return menus.filter((menu) => (isMember || !menu.memberOnly) && (menuList.length === 0 || isNamed(menu)));
}

/** The dishes that the venue puts first, in menu order, each once however many menus it stands on. */
export function featuredItems(menus: readonly Menu[]): ListedItem[] {
  return distinctItems(menus, (listing) => listing.item.featured);
}

/** The dishes that the venue likes to offer with a cart, in menu order, each once however many menus it stands on. */
export function upsellItems(menus: readonly Menu[]): ListedItem[] {
  return distinctItems(menus, (listing) => listing.item.upsell);
}

function distinctItems(menus: readonly Menu[], isWanted: (listing: ListedItem) => boolean): ListedItem[] {
  const wanted = new Map<string, ListedItem>();
  for (const listing of listedItems(menus)) {
    const key = String(listing.item.id);
    if (isWanted(listing) && !wanted.has(key)) wanted.set(key, listing);
  }
  return [...wanted.values()];
}
