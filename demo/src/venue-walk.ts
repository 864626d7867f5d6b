import {
  type LocalizationData,
  listedItems,
  type MenuItemData,
  type OptionValueData,
  walkMenus,
} from "@comptoir/ordering";
import type { VenueFile } from "@comptoir/venue-file";

type Localized = { readonly localization?: LocalizationData | null };

export function itemsOf(venue: VenueFile): MenuItemData[] {
  return [...listedItems(venue.menus)].map(({ item }) => item);
}

/** Lists the ids of a venue's menus, sections, items, option groups and option values. */
export function idsOf(venue: VenueFile): string[] {
  return partsOf(venue).map((part) => String(part.id));
}

/** Lists the paths of a venue's pictures, including its favicon. */
export function picturesOf(venue: VenueFile): string[] {
  const { favicon, cover, logo } = venue.restaurant.menu_configuration ?? {};
  const images = [venue.restaurant, ...partsOf(venue)].map((part) => ("image" in part ? part.image : undefined));
  return [...new Set([favicon, cover, logo, ...images].filter((image) => typeof image === "string"))];
}

export function scheduledThingsOf(venue: VenueFile): Array<MenuItemData | OptionValueData> {
  const things = [...walkMenus(venue.menus)].flatMap((visit): (MenuItemData | OptionValueData)[] => {
    if (visit.kind === "item") return [visit.item];
    return visit.kind === "value" ? [visit.value] : [];
  });
  return things.filter((thing) => thing.price_schedule !== undefined);
}

/** Lists a venue's texts without a translation into a locale, as `id field: text`. */
export function textsWithout(locale: string, venue: VenueFile): string[] {
  const parts: Localized[] = [venue.restaurant, ...venue.menu_groups, ...venue.announcements, ...partsOf(venue)];
  return parts.flatMap((part) =>
    Object.entries(part)
      .filter(([field, text]) => TRANSLATED.has(field) && typeof text === "string" && /\p{L}/u.test(text))
      .filter(([field]) => !part.localization?.[locale]?.[field])
      .map(([field, text]) => `${"id" in part ? part.id : ""} ${field}: ${text}`),
  );
}
const TRANSLATED = new Set(["name", "description", "display_name", "ingredients", "price_type", "title", "message"]);

function partsOf(venue: VenueFile) {
  return [...walkMenus(venue.menus)].map((visit) => {
    if (visit.kind === "menu") return visit.menu;
    if (visit.kind === "section") return visit.section;
    if (visit.kind === "item") return visit.item;
    return visit.kind === "group" ? visit.group : visit.value;
  });
}
