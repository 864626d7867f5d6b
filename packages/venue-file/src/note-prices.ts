import { type MenuItemData, type OptionGroupData, type OptionValueData, parseCents } from "@comptoir/ordering";
import { dishesOf } from "./dishes-of.ts";
import { addWarning, type Reading } from "./reading/findings.ts";
import { formatPath, type JsonPath, pathTo } from "./reading/json-path.ts";
import type { VenueFile } from "./venue-file.ts";
import { WARNING } from "./wording.ts";

/**
 * A price of this many cents or more is probably written in cents instead of dollars. From `LARGE_CENTS` on, a price
 * is also suspect if it is `LARGE_TIMES` the median.
 */
export const SUSPECT_PRICE_CENTS = 100_000;
const LARGE_CENTS = 10_000;
const LARGE_TIMES = 30;
/** The sort key of option groups without an `order`: they come last. menu#normalization. */
const LAST = Number.MAX_SAFE_INTEGER;

/** Warns of prices that look like cents, and of dishes that are free. venue#file-doubts. */
export function notePrices(venue: VenueFile, reading: Reading): void {
  const dishes = [...dishesOf(venue)];
  const prices = dishes.map(({ item }) => parseCents(item.price) ?? 0).sort((a, b) => a - b);
  const usual = prices[Math.floor(prices.length / 2)] ?? 0;
  const note = (price: string | null | undefined, path: JsonPath) => {
    const amount = parseCents(price ?? "") ?? 0;
    const isLarge = amount >= LARGE_CENTS && usual > 0 && amount >= usual * LARGE_TIMES;
    if (price && (amount >= SUSPECT_PRICE_CENTS || isLarge)) addWarning(reading, path, WARNING.great(price));
  };
  const noteAll = (thing: MenuItemData | OptionValueData, path: JsonPath) => {
    note(thing.price, pathTo(path, "price"));
    for (const [letter, price] of Object.entries(thing.additional_prices ?? {})) {
      note(String(price), pathTo(pathTo(path, "additional_prices"), letter));
    }
    if ((parseCents(thing.memberPrice ?? "") ?? 0) > (parseCents(thing.price ?? "") ?? 0) && hasOwnPrice(thing)) {
      addWarning(reading, pathTo(path, "memberPrice"), WARNING.memberPriceAbove);
    }
    for (const [index, group] of (thing.options ?? []).entries()) {
      for (const [number, value] of (group.values ?? []).entries()) {
        noteAll(value, pathTo(pathTo(pathTo(pathTo(path, "options"), index), "values"), number));
      }
    }
  };
  for (const { item, path, isInPrixFixe } of dishes) {
    noteAll(item, path);
    notePricingGroups(item, path, isInPrixFixe, reading);
    noteLikePricing(item, path, reading);
    if (item.price === "0.00" && hasOwnPrice(item) && !isInPrixFixe) {
      addWarning(reading, pathTo(path, "price"), WARNING.free);
    }
  }
}

/**
 * Warns of two mistakes in the `pricing` groups of a dish. bill#pricing-group.
 * - Only the last `pricing` group sets the price, so earlier ones have no effect.
 * - A choice in the last group makes the dish free. In a prix fixe, that is normal: 0.00 means no supplement.
 */
function notePricingGroups({ options }: MenuItemData, path: JsonPath, isInPrixFixe: boolean, reading: Reading): void {
  const groups = (options ?? []).map((group, index) => ({ group, at: pathTo(pathTo(path, "options"), index) }));
  const pricing = groups
    .filter(({ group }) => group.type === "pricing" && group.published_at !== null)
    .sort((a, b) => (a.group.order ?? LAST) - (b.group.order ?? LAST));
  const last = pricing.pop();
  if (!last) return;
  for (const { at } of pricing) addWarning(reading, at, WARNING.replacedPricing(formatPath(last.at)));
  const isPaidElsewhere = groups.some(({ group }) => group.type !== "pricing" && decidesPrice(group));
  if (isInPrixFixe || isPaidElsewhere) return;
  for (const [index, value] of (last.group.values ?? []).entries()) {
    const isFree = value.price == null || value.price === "0.00";
    if (!isFree || value.published_at === null || !hasOwnPrice(value)) continue;
    const at = pathTo(pathTo(pathTo(last.at, "values"), index), "price");
    addWarning(reading, at, value.price == null ? WARNING.freeByAbsence : WARNING.free);
  }
}

/**
 * Warns of a required group whose cheapest option costs as much as the dish. These are probably sizes with their full
 * price, which would be added to the dish's. bill#pricing-group.
 */
function noteLikePricing({ price, options }: MenuItemData, path: JsonPath, reading: Reading): void {
  for (const [index, { type, required, values, published_at }] of (options ?? []).entries()) {
    const prices = (values ?? []).map((value) => parseCents(value.price ?? "") ?? 0);
    const cheapest = Math.min(...prices);
    const isAdded = type !== "pricing" && required === true && published_at !== null;
    if (!isAdded || prices.length < 2 || cheapest === 0 || cheapest !== parseCents(price)) continue;
    addWarning(reading, pathTo(pathTo(path, "options"), index), WARNING.likePricing(price));
  }
}

/** Tells whether `price` alone is the price: there is no price schedule, and no option decides the price. */
function hasOwnPrice({ price_schedule, options }: MenuItemData | OptionValueData): boolean {
  return !price_schedule?.length && !(options ?? []).some(decidesPrice);
}

function decidesPrice({ type, required, values }: OptionGroupData): boolean {
  const isPaid = (values ?? []).some(({ price }) => price != null && price !== "0.00");
  return type === "pricing" || (required === true && isPaid);
}
