import type { MenuData, MenuItemData, OptionGroupData, OptionValueData, SectionData } from "@comptoir/ordering";
import type { LoadedVenue } from "../venues/loaded-venue.ts";

/** The body of `data.json`. Its field names are the venue file's. */
export type PublicMenus = {
  readonly revision: number;
  readonly restaurant: LoadedVenue["data"];
  readonly menu_groups: readonly unknown[];
  readonly menus: readonly MenuData[];
  readonly announcements: readonly unknown[];
};

/**
 * What a guest may read of a restaurant: its settings and the published menus that are not for members only. How much is
 * left of a thing is the kitchen's affair; only that nothing is left is told. menu#publication, menu#members-only.
 */
export function publicMenusOf(venue: LoadedVenue): PublicMenus {
  const { menus, menu_groups, announcements } = venue.document;
  const groups = menu_groups.filter(isPublished);
  const hiddenGroups = new Set(menu_groups.filter((group) => !isPublished(group)).map((group) => String(group.id)));
  return {
    revision: venue.revision,
    restaurant: venue.data,
    menu_groups: groups,
    menus: menus
      .filter((menu) => isPublished(menu) && !menu.deleted_at && !menu.member_only)
      .filter((menu) => !hiddenGroups.has(String(menu.menu_group_id)))
      .map(publicMenu),
    announcements,
  };
}

function isPublished(thing: { readonly published_at?: string | null }): boolean {
  return thing.published_at !== null;
}

function publicMenu(menu: MenuData): MenuData {
  return {
    ...menu,
    ...(menu.sections ? { sections: menu.sections.filter(isPublished).map(publicSection) } : {}),
    ...(menu.items ? { items: menu.items.filter(isPublished).map(publicItem) } : {}),
  };
}

function publicSection(section: SectionData): SectionData {
  return section.items ? { ...section, items: section.items.filter(isPublished).map(publicItem) } : section;
}

function publicItem({ stock, ...item }: MenuItemData): MenuItemData {
  return {
    ...item,
    ...(stock === 0 ? { stock, sold_out: true } : {}),
    ...(item.options ? { options: item.options.filter(isPublished).map(publicGroup) } : {}),
  };
}

function publicGroup(group: OptionGroupData): OptionGroupData {
  return group.values ? { ...group, values: group.values.filter(isPublished).map(publicValue) } : group;
}

function publicValue({ stock, ...value }: OptionValueData): OptionValueData {
  return {
    ...value,
    ...(stock === 0 ? { stock } : {}),
    ...(value.options ? { options: value.options.filter(isPublished).map(publicGroup) } : {}),
  };
}
