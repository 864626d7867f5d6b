import {
  decodeHtmlText,
  type Id,
  indexRules,
  type MenuData,
  type MenuItemData,
  type OptionValueData,
  type PriceRuleData,
  RULES_OF_DISH_MAX,
  type RuledThing,
  SCHEDULE_PRICES_MAX,
  type ScheduleLetters,
  scheduleByRules,
  type WeekOfRules,
  weekLetters,
  weekOfRules,
  weekPrices,
} from "@comptoir/ordering";
import { addFault, addWarning, type Reading } from "./reading/findings.ts";
import { type JsonPath, pathTo } from "./reading/json-path.ts";
import type { VenueFile } from "./venue-file.ts";
import { WARNING, WRONG } from "./wording.ts";

/** A dish or a size under rules. */
type Priced = MenuItemData | OptionValueData;
type Schedule = Pick<Priced, "price_schedule" | "additional_prices">;
type Change = (thing: Priced, kind: RuledThing["kind"], rules: readonly PriceRuleData[], path: JsonPath) => Priced;

/** Weeks of combinations of rules that are kept while a file is read; most files have a few. */
const WEEKS_KEPT = 1_000;

/**
 * Gives the dishes under rules, and their sizes, the price schedules that follow from the rules. Warns of a dish whose file has
 * another schedule: the rules count. menu#price-rules.
 */
export function expandRules({ price_rules, ...rest }: VenueFile, reading: Reading): VenueFile {
  const venue = { ...rest, ...(price_rules?.length ? { price_rules } : {}) };
  const numbers = new Map(price_rules?.map((rule, index) => [rule, index]));
  const weeks = new Map<string, WeekOfRules>();
  const weekOf = (rules: readonly PriceRuleData[]) => {
    const key = rules.map((rule) => numbers.get(rule)).join(" ");
    const week = weeks.get(key) ?? weekOfRules(rules);
    if (weeks.size < WEEKS_KEPT) weeks.set(key, week);
    return week;
  };
  return mapRuled(venue, (thing, kind, rules, path) => {
    if (rules.length > RULES_OF_DISH_MAX) {
      if (kind === "item") addFault(reading, path, WRONG.tooManyRules(decodeHtmlText(thing.name), RULES_OF_DISH_MAX));
      return thing;
    }
    const letters = scheduleByRules(weekOf(rules), { kind, id: thing.id, price: thing.price ?? null });
    if (letters === "too-many") {
      addFault(reading, path, WRONG.tooManyPrices(decodeHtmlText(thing.name), SCHEDULE_PRICES_MAX));
      return thing;
    }
    if (thing.price_schedule?.length && !isSameSchedule(thing, letters)) {
      addWarning(reading, pathTo(path, "price_schedule"), WARNING.scheduleOfRules(decodeHtmlText(thing.name)));
    }
    const schedule = letters && { price_schedule: letters.week, additional_prices: letters.prices };
    return { ...withoutSchedule(thing), ...schedule };
  });
}

/** Removes the schedules of the dishes under a venue's rules, which `expandRules` derives again. menu#price-rules. */
export function withoutRuleSchedules(venue: VenueFile): VenueFile {
  return mapRuled(venue, withoutSchedule);
}

function withoutSchedule<Thing extends Schedule>(thing: Thing): Thing {
  const { price_schedule: _week, additional_prices: _prices, ...rest } = thing;
  return rest as Thing;
}

/** Compares the prices of a week: the same week can be written with other letters. */
function isSameSchedule(
  { price, price_schedule, additional_prices }: Priced,
  letters: ScheduleLetters | null,
): boolean {
  const own = price ?? "0.00";
  const prices = Object.entries(additional_prices ?? {}).flatMap(([letter, one]) =>
    one === null ? [] : [[letter, one]],
  );
  const week = (price_schedule ?? []).map((day) => day ?? "");
  const written = weekLetters(weekPrices({ week, prices: Object.fromEntries(prices) }), own);
  return JSON.stringify(written) === JSON.stringify(letters);
}

/** Maps the dishes under rules and the values of their `pricing` groups. Unchanged menus are shared with the original. */
function mapRuled(venue: VenueFile, change: Change): VenueFile {
  const rules = venue.price_rules ?? [];
  if (rules.length === 0) return venue;
  const rulesOver = indexRules(rules);
  const mapItems = (items: MenuData["items"], place: { readonly menu: Id; readonly section?: Id }, path: JsonPath) =>
    items?.map((item, index) => {
      const over = rulesOver({ item: item.id, ...place });
      return over.length === 0 ? item : mapDish(item, over, change, pathTo(pathTo(path, "items"), index));
    });
  const menus = venue.menus.map((menu, index) => {
    const at = pathTo(pathTo(null, "menus"), index);
    const items = mapItems(menu.items, { menu: menu.id }, at);
    const sections = menu.sections?.map((section, number) => {
      const sectionAt = pathTo(pathTo(at, "sections"), number);
      const dishes = mapItems(section.items, { menu: menu.id, section: section.id }, sectionAt);
      return dishes ? { ...section, items: dishes } : section;
    });
    return { ...menu, ...(items ? { items } : {}), ...(sections ? { sections } : {}) };
  });
  return { ...venue, menus };
}

function mapDish(item: MenuItemData, rules: readonly PriceRuleData[], change: Change, path: JsonPath): MenuItemData {
  const options = item.options?.map((group, index) => {
    if (group.type !== "pricing") return group;
    const at = pathTo(pathTo(path, "options"), index);
    const values = group.values?.map((value, number) =>
      change(value, "size", rules, pathTo(pathTo(at, "values"), number)),
    );
    return values ? { ...group, values: values as OptionValueData[] } : group;
  });
  return change({ ...item, ...(options ? { options } : {}) }, "item", rules, path) as MenuItemData;
}
