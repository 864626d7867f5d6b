import type {
  Id,
  MenuData,
  MenuGroupData,
  MenuItemData,
  OptionGroupData,
  OptionValueData,
  PriceRuleData,
  RotationData,
  SectionData,
} from "@comptoir/ordering";
import { complete, givenOrMade, type Maker, startMaker } from "./id-maker.ts";
import type { Reading } from "./reading/findings.ts";
import type { AnnouncementData, EventData, EventSuiteData, VenueFile } from "./venue-file.ts";

type Draft<Data> = { -readonly [Key in keyof Data]: Data[Key] };

/**
 * Generates the ids and slugs that a file leaves out, from names. The same file gets the same ids at every
 * import, so that carts and stock stay valid. Mutates `venue`. venue#file-ids.
 */
export function makeIds(venue: VenueFile, reading: Reading): void {
  const maker = startMaker(reading);
  const restaurant = venue.restaurant as Draft<VenueFile["restaurant"]>;
  if (restaurant.id === "") restaurant.id = restaurant.slug;
  for (const group of venue.menu_groups as Draft<MenuGroupData>[]) {
    group.name ||= restaurant.name;
    complete(group, "menu group", "", maker);
  }
  for (const menu of venue.menus as Draft<MenuData>[]) {
    menu.name ||= restaurant.name;
    complete(menu, "menu", "", maker);
    for (const item of (menu.items ?? []) as Draft<MenuItemData>[]) completeItem(item, menu.id, undefined, maker);
    for (const section of (menu.sections ?? []) as Draft<SectionData>[]) {
      section.name ||= menu.name;
      section.menu_id = menu.id;
      complete(section, "section", String(menu.id), maker);
      for (const item of (section.items ?? []) as Draft<MenuItemData>[])
        completeItem(item, undefined, section.id, maker);
    }
  }
  for (const announcement of venue.announcements as Draft<AnnouncementData>[]) {
    const words = announcement.title || announcement.message;
    announcement.id = givenOrMade(announcement.id, words, "announcement", "", maker);
  }
  for (const rule of (venue.price_rules ?? []) as Draft<PriceRuleData>[]) {
    rule.id = givenOrMade(rule.id, rule.name, "price rule", "", maker);
  }
  for (const rotation of venue.rotations as Draft<RotationData>[]) {
    rotation.name ||= restaurant.name;
    rotation.id = givenOrMade(rotation.id, rotation.name, "rotation", "", maker);
  }
  for (const event of venue.events as Draft<EventData>[]) {
    event.id = givenOrMade(event.id, event.name, "event", "", maker);
    for (const suite of (event.event_suites ?? []) as Draft<EventSuiteData>[]) {
      suite.id = givenOrMade(suite.id, suite.name, "event suite", String(event.id), maker);
    }
  }
}

function completeItem(
  item: Draft<MenuItemData>,
  menuId: Id | undefined,
  sectionId: Id | undefined,
  maker: Maker,
): void {
  // A dish's location in the file decides its menu and section.
  delete item.menu_id;
  delete item.section_id;
  if (menuId !== undefined) item.menu_id = menuId;
  if (sectionId !== undefined) item.section_id = sectionId;
  complete(item, "item", String(sectionId ?? menuId), maker);
  completeOptions(item.options, String(item.id), item.name, maker);
}

function completeOptions(
  groups: readonly OptionGroupData[] | null | undefined,
  ownerId: string,
  ownerName: string,
  maker: Maker,
): void {
  for (const group of (groups ?? []) as Draft<OptionGroupData>[]) {
    group.name ||= group.internal_name || ownerName;
    group.id = givenOrMade(group.id, `${ownerId} ${group.name}`, "option group", "", maker);
    for (const value of (group.values ?? []) as Draft<OptionValueData>[]) {
      value.id = givenOrMade(value.id, `${group.id} ${value.name}`, "option value", "", maker);
      completeOptions(value.options, String(value.id), value.name, maker);
    }
  }
}
