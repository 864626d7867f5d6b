// Menu: dishes, options, prices, filters and search.

export { ALLERGENS, ALLERGIES, type Allergen, type Allergy } from "./allergens/allergen-words.ts";
export { allergensAsItComes, ownAllergensApply } from "./allergens/held-allergens.ts";
export { type AllergenList, formatAllergens, readAllergens, UNCONFIRMED } from "./allergens/read-allergens.ts";
export { isSoldOut, isValueAvailable, itemAvailability } from "./availability.ts";
export { chargesTaxes } from "./charges-taxes.ts";
export { type MenuFilters, NO_FILTERS, toggleFilter } from "./chosen-filters.ts";
export type { MenuItem, MenuItemData } from "./dish.ts";
export { type DishSales, NO_SALES, type SalesCounts, summarizeSales } from "./dish-sales.ts";
export { applyFilters, availableFilters, DIETS } from "./filters.ts";
export { foldLetters } from "./fold-letters.ts";
export { lowestPrice } from "./lowest-price.ts";
export { mapMenu } from "./map-menu.ts";
export type { IntervalLimitsData, Menu, MenuData, MenuGroupData, Section, SectionData } from "./menu.ts";
export { normalizeMenus, publishedMenus } from "./menu.ts";
export {
  findGroup,
  findItem,
  findValue,
  type ItemReference,
  indexMenus,
  isMeant,
  type ListedItem,
  type MenuIndex,
  stationOf,
} from "./menu-index.ts";
export { featuredItems, offeredMenus } from "./offered-menus.ts";
export type { OptionGroup, OptionGroupData, OptionValue, OptionValueData } from "./option.ts";
export { MAX_OPTION_DEPTH } from "./option.ts";
export {
  indexRules,
  type PriceRuleData,
  priceByRule,
  quarterOfTime,
  RULES_OF_DISH_MAX,
  type RuledThing,
  scheduleByRules,
  type WeekOfRules,
  weekOfRules,
} from "./price-rules.ts";
export type { PricedData } from "./priced.ts";
export { isPublished } from "./priced.ts";
export { priceInSlot, type ScheduleSlot, scheduleSlotAt } from "./prices.ts";
export { withSectionPrices } from "./prix-fixe.ts";
export { isSameId } from "./same-id.ts";
export {
  paintHours,
  SCHEDULE_PRICES_MAX,
  type ScheduleLetters,
  type ScheduleRow,
  scheduleLetters,
  scheduleRows,
  weekLetters,
  weekPrices,
  withOwnPrice,
} from "./schedule-rows.ts";
export { markWords, type TextPart } from "./search/mark-words.ts";
export { indexForSearch, type SearchIndex } from "./search/search-index.ts";
export { searchMenu, wordsThatMatch } from "./search/search-menu.ts";
export { dietsIn, hasWords } from "./search/words-in-text.ts";
export {
  applyStockMarks,
  restockedMenus,
  type ThingMark,
  type ThingStock,
  withoutSoldOut,
  withStockLeft,
} from "./stock-marks.ts";
export { type DishBeside, SUGGESTIONS_MAX, suggestionsBeside } from "./suggestions.ts";
export { listedItems, walkMenus, walkOptions } from "./walk-menu.ts";
