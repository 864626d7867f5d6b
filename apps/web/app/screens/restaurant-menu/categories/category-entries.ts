import { m } from "@comptoir/messages";
import { FEATURED_ID, type MenusView } from "../dishes/menu-view.ts";

export type CategoryEntry = { readonly anchor: string; readonly name: string };

export type SectionEntry = CategoryEntry & { readonly dishes: number };

/** A menu with its named sections; `menu` is null if it is the only one. */
export type CategoryGroup = { readonly menu: CategoryEntry | null; readonly sections: readonly SectionEntry[] };

/** Returns the entries of the category bar: the featured dishes first, then each menu with its sections. */
export function categoryGroups({ menus, featured }: MenusView): readonly CategoryGroup[] {
  const isOnlyMenu = menus.length === 1;
  const groups = menus.map(({ anchor, name, sections }) => ({
    menu: isOnlyMenu ? null : { anchor, name },
    sections: sections
      .filter((section) => section.name !== "")
      .map((section) => ({ anchor: section.anchor, name: section.name, dishes: section.cards.length })),
  }));
  if (featured.length === 0) return groups;
  const first = { anchor: FEATURED_ID, name: m.menu_featured(), dishes: featured.length };
  return [{ menu: null, sections: [first] }, ...groups];
}

/** Returns the anchors that the bar tracks in the viewport: sections, and menus without named sections. */
export function followedAnchors(groups: readonly CategoryGroup[]): string[] {
  return groups.flatMap(({ menu, sections }) =>
    sections.length > 0 ? sections.map(({ anchor }) => anchor) : menu ? [menu.anchor] : [],
  );
}
