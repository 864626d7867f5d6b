import { convertCatalogue } from "./catalogue.ts";
import type { Converter } from "./converter.ts";
import { startNotes } from "./notes.ts";
import { areSameHours, hoursOf, joinWeeks, readWeek, sellWithin } from "./uber-eats-hours.ts";
import { entityIdsOf, plainGroup, plainItem } from "./uber-eats-items.ts";
import { findConfiguration, menusOf, NOTHING, soldOf } from "./uber-eats-sold.ts";

/**
 * Converts the objects of Uber Eats' menu API that are reachable from a menu. The restaurant's hours are
 * those of all menus together. Price schedules restrict the dishes of a menu with fewer hours.
 */
export const uberEats: Converter = {
  name: "uber-eats",
  describe:
    "the menu objects of Uber Eats (menus, categories, items with price_info, modifier_groups), prices in cents",
  recognises: ({ json }) => findConfiguration(json) !== null,
  convert: ({ json }, options) => {
    const notes = startNotes();
    const all = findConfiguration(json) ?? NOTHING;
    const menus = menusOf(all, notes);
    const { items, groups } = soldOf(menus, all, notes);
    const document = {
      menus: menus.map(({ id, thing, categories }) => ({
        id,
        name: thing.title,
        description: thing.subtitle,
        sections: categories.map((category) => ({
          id: category.id,
          name: category.title,
          description: category.subtitle,
          items: entityIdsOf(category, "entities"),
        })),
      })),
      items: items.map((item) => plainItem(item, options, notes)),
      modifier_groups: groups.map((group) => plainGroup(group, all.items, notes)),
    };
    const weeks = menus.map(({ thing }) => readWeek(thing));
    const known = weeks.filter((week) => week !== null);
    const whole = joinWeeks(known);
    const hours = known.length === weeks.length ? hoursOf(whole) : [];
    const restaurant = { ...(hours.length === 0 ? {} : { hours }), ...options.restaurant };
    const converted = convertCatalogue(document, { priceUnit: "minor", ...options, restaurant });
    for (const draft of converted.venue.menus) {
      const week = weeks[menus.findIndex(({ id }) => id === String(draft.id))];
      if (!week || areSameHours(week, whole)) continue;
      sellWithin(week, draft);
      notes.count("menuHours", draft.name);
    }
    return { ...converted, notes: [...notes.list(), ...converted.notes] };
  },
};
