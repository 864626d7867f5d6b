import { type Cents, cents } from "../money/cents.ts";
import type { LocalMoment } from "../time/local-moment.ts";
import { isValueAvailable } from "./availability.ts";
import type { MenuItem } from "./dish.ts";
import type { OptionGroup, OptionValue } from "./option.ts";
import type { Pricing } from "./priced.ts";
import { memberPriceOf, priceInSlot, scheduleSlotAt } from "./prices.ts";

/**
 * The lowest price at which a dish can be ordered, in cents.
 *
 * - `isFrom`: whether `cents` is the lowest of several prices
 * - `memberCents`: the price with the reader's promos, or for a non-member with all promos of the dish; null if equal
 */
export type LowestPrice = { readonly cents: Cents; readonly memberCents: Cents | null; readonly isFrom: boolean };

/** The regular price, and the price with a member's promos. */
type TwoPrices = { readonly cents: number; readonly memberCents: number };
type PricesOf = (thing: Pricing) => TwoPrices;
type Reading = { readonly moment: LocalMoment; readonly pricesOf: PricesOf };

const FREE: TwoPrices = { cents: 0, memberCents: 0 };

/**
 * Returns the lowest price at which a dish can be ordered at a moment: what its cheapest complete choice costs. The
 * card and the opened dish show it. bill#lowest-price.
 *
 * A dish of $0 with priced sizes has the smallest size's price. A default choice is included. A dish or value that
 * is not sold at the moment counts with its regular price if there is no other.
 *
 * @param held the promos of the reading member; null if the reader is not a member
 */
export function lowestPrice(item: MenuItem, moment: LocalMoment, held: readonly string[] | null): LowestPrice {
  const pricesOf: PricesOf = (thing) => pricesAt(thing, moment, held ?? thing.promos);
  const reading = { moment, pricesOf };
  const units = unitPrices(item, reading);
  const unit = lowestOf(units);
  const added = sumOf(requiredGroups(item.options, "addons").map((group) => lowestOf(addedPrices(group, reading))));
  const regular = cents(unit.cents + added.cents);
  const member = cents(unit.memberCents + added.memberCents);
  return {
    cents: regular,
    memberCents: member < regular ? member : null,
    isFrom: units.some((price) => price.cents > unit.cents) || added.cents > 0,
  };
}

/**
 * Returns the possible unit prices of a dish. The last pricing group with a choice sets the price; a required one
 * before it must be answered, and adds what its value requires in turn. bill#pricing-group.
 */
function unitPrices(item: MenuItem, reading: Reading): readonly TwoPrices[] {
  const groups = item.options.filter(({ type, values }) => type === "pricing" && values.length > 0);
  const lastRequired = groups.findLastIndex(({ required }) => required);
  const nestedPrices = (group: OptionGroup) =>
    openValues(group, reading.moment).map((value) => nestedPrice(value, reading));
  const pricesBy = (decisive: OptionGroup) => {
    const others = groups.filter((group) => group.required && group !== decisive).map(nestedPrices);
    const added = sumOf(others.map(lowestOf));
    return openValues(decisive, reading.moment).map((value) =>
      sumOf([reading.pricesOf(value), nestedPrice(value, reading), added]),
    );
  };
  const own = lastRequired === -1 ? [reading.pricesOf(item)] : [];
  return [...own, ...groups.slice(Math.max(lastRequired, 0)).flatMap(pricesBy)];
}

/** Returns what each value of a group adds, with its own required groups. A default add-on is included. */
function addedPrices(group: OptionGroup, reading: Reading): readonly TwoPrices[] {
  return openValues(group, reading.moment).map((value) => {
    const isIncluded = group.type === "addons" && value.defaultSelection;
    return sumOf([isIncluded ? FREE : reading.pricesOf(value), nestedPrice(value, reading)]);
  });
}

/** Returns what the required groups of a value add at least. Nested pricing groups add too. bill#nested-values. */
function nestedPrice(value: OptionValue, reading: Reading): TwoPrices {
  return sumOf(requiredGroups(value.options).map((group) => lowestOf(addedPrices(group, reading))));
}

function requiredGroups(groups: readonly OptionGroup[], type?: OptionGroup["type"]): readonly OptionGroup[] {
  return groups.filter(
    (group) => group.required && group.values.length > 0 && (type === undefined || group.type === type),
  );
}

/** Returns the values of a group that are sold at a moment, or all if none is. */
function openValues({ values }: OptionGroup, moment: LocalMoment): readonly OptionValue[] {
  const open = values.filter((value) => isValueAvailable(value, moment));
  return open.length > 0 ? open : values;
}

function pricesAt(thing: Pricing, moment: LocalMoment, promos: readonly string[]): TwoPrices {
  const price = priceInSlot(thing, scheduleSlotAt(moment)) ?? thing.priceCents;
  return { cents: price, memberCents: memberPriceOf(thing, price, promos) };
}

function lowestOf(prices: readonly TwoPrices[]): TwoPrices {
  return {
    cents: Math.min(...prices.map((price) => price.cents)),
    memberCents: Math.min(...prices.map((price) => price.memberCents)),
  };
}

function sumOf(prices: readonly TwoPrices[]): TwoPrices {
  return prices.reduce(
    (sum, price) => ({ cents: sum.cents + price.cents, memberCents: sum.memberCents + price.memberCents }),
    FREE,
  );
}
