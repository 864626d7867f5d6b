import { type MenuItemData, type OptionGroupData, type OptionValueData, parseCents } from "@comptoir/ordering";
import { dishesOf } from "./dishes-of.ts";
import { addWarning, type Reading } from "./reading/findings.ts";
import { formatPath, type JsonPath, pathTo } from "./reading/json-path.ts";
import type { VenueFile } from "./venue-file.ts";
import { WARNING } from "./wording.ts";

/**
 * A price from this many cents was probably written in cents. From `LARGE_CENTS`, so was one that is
 * `LARGE_TIMES` the median.
 */
export const SUSPECT_PRICE_CENTS = 100_000;
const LARGE_CENTS = 10_000;
const LARGE_TIMES = 30;
/** Sort key of option groups without an `order`, which come last. menu#normalization. */
const LAST = Number.MAX_SAFE_INTEGER;

/** Warns of prices that look like cents, and of free dishes. venue#file-doubts. */
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
 * Warns of `pricing` groups without effect, because only the last one sets the price, and of choices that
 * make the dish free. In a prix fixe, 0.00 is normal: it means no supplement. bill#pricing-group.
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
 * Warns of a required group whose cheapest option costs as much as the dish. Its options are probably sizes,
 * but would be added to the dish's price. bill#pricing-group.
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

/** Tells whether neither a schedule nor an option replaces `price`. */
function hasOwnPrice({ price_schedule, options }: MenuItemData | OptionValueData): boolean {
  return !price_schedule?.length && !(options ?? []).some(decidesPrice);
}

function decidesPrice({ type, required, values }: OptionGroupData): boolean {
  const isPaid = (values ?? []).some(({ price }) => price != null && price !== "0.00");
  return type === "pricing" || (required === true && isPaid);
}
