import type { LocalizationData, MenuItemData, OptionGroupData, OptionValueData } from "@comptoir/ordering";
import type { VenueFile } from "@comptoir/venue-file";

type Localized = { readonly localization?: LocalizationData | null };

/** Every item of a venue's menus and of their sections. */
export function itemsOf(venue: VenueFile): MenuItemData[] {
  return venue.menus.flatMap((menu) => [
    ...(menu.items ?? []),
    ...(menu.sections ?? []).flatMap((section) => section.items ?? []),
  ]);
}

/** Every option group of a venue, however deep. */
function groupsOf(groups: readonly OptionGroupData[] | null | undefined): OptionGroupData[] {
  return (groups ?? []).flatMap((group) => [group, ...valuesIn(group).flatMap((value) => groupsOf(value.options))]);
}

function valuesIn(group: OptionGroupData): readonly OptionValueData[] {
  return group.values ?? [];
}

/** Every id that stands in a venue's menus: those of menus, sections, items, option groups and option values. */
export function idsOf(venue: VenueFile): string[] {
  return partsOf(venue).map((part) => String(part.id));
}

/** The paths of every picture that a venue names. */
export function picturesOf(venue: VenueFile): string[] {
  const images = [venue.restaurant, ...partsOf(venue)].map((part) => ("image" in part ? part.image : undefined));
  return [...new Set(images.filter((image) => typeof image === "string"))];
}

/** The items and option values whose price follows the hours. */
export function scheduledThingsOf(venue: VenueFile): Array<MenuItemData | OptionValueData> {
  const items = itemsOf(venue);
  const values = items.flatMap((item) => groupsOf(item.options)).flatMap(valuesIn);
  return [...items, ...values].filter((thing) => thing.price_schedule !== undefined);
}

/** Every name, description and list of ingredients that has no translation into a locale, as `id field: text`. */
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
  const items = itemsOf(venue);
  const groups = items.flatMap((item) => groupsOf(item.options));
  const sections = venue.menus.flatMap((menu) => menu.sections ?? []);
  return [...venue.menus, ...sections, ...items, ...groups, ...groups.flatMap(valuesIn)];
}
