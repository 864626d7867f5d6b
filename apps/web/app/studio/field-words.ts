import { m } from "@comptoir/messages";
import { DISH_FIELD_HINTS, DISH_FIELD_WORDS } from "./dish-field-words.ts";
import { settingWords } from "./setting-table/settings.ts";

/** Words of the kinds of things, by kind. */
const KINDS: Readonly<Record<string, () => string>> = {
  restaurant: m.studio_kind_restaurant,
  contact: m.studio_kind_contact,
  loyalty: m.studio_kind_loyalty,
  menu_group: m.studio_kind_menu_group,
  menu: m.studio_kind_menu,
  section: m.studio_kind_section,
  item: m.studio_kind_item,
  option_group: m.studio_kind_option_group,
  option_value: m.studio_kind_option_value,
  announcement: m.studio_kind_announcement,
  price_rule: m.studio_kind_price_rule,
  rotation: m.studio_kind_rotation,
  event: m.studio_kind_event,
  discount: m.studio_kind_discount,
  member: m.studio_kind_member,
};

/** Words of fields, by their names in the venue file. */
const FIELDS: Readonly<Record<string, () => string>> = {
  name: m.studio_field_name,
  price: m.studio_field_price,
  description: m.studio_field_description,
  under: m.studio_field_under,
  order: m.studio_field_order,
  published_at: m.studio_field_published_at,
  localization: m.studio_field_localization,
  menus: m.studio_field_rule_menus,
  sections: m.studio_field_rule_sections,
  items: m.studio_field_rule_items,
  days: m.studio_field_days,
  from: m.studio_field_from,
  to: m.studio_field_to,
  only_then: m.studio_field_only_then,
  percent_off: m.studio_field_percent_off,
  prices: m.studio_field_prices,
  size_prices: m.studio_field_size_prices,
  title: m.staff_announcement_title,
  message: m.staff_announcement_message,
  starts_at: m.staff_announcement_starts,
  ends_at: m.staff_announcement_ends,
  ...DISH_FIELD_WORDS,
};

export function kindWords(kind: string): string {
  return KINDS[kind]?.() ?? kind;
}

/** Returns the words of a field; of one without words, its name in the venue file. */
export function fieldWords(field: string): string {
  return FIELDS[field]?.() ?? settingWords(field) ?? field;
}

/** Returns what a field is for; undefined if its words say it. */
export function fieldHint(field: string): string | undefined {
  return DISH_FIELD_HINTS[field]?.();
}
