import {
  type Cents,
  cents,
  isValueAvailable,
  type LocalMoment,
  type MenuItem,
  memberPriceOf,
  type OptionGroup,
  type Pricing,
  priceInSlot,
  scheduleSlotAt,
} from "@comptoir/ordering";

/**
 * The price on a card, in cents.
 *
 * - `isFrom`: whether `cents` is the lowest of several prices
 * - `memberCents`: the price with the reader's promos, or for a non-member with all promos of the dish; null if equal
 */
export type CardPrice = { readonly cents: Cents; readonly memberCents: Cents | null; readonly isFrom: boolean };

/** The regular price, and the price with a member's promos. */
type TwoPrices = { readonly cents: Cents; readonly memberCents: Cents };

/**
 * Returns the price on a dish's card at a moment. bill#pricing-group, menu#price-schedule, menu#member-price.
 *
 * The price is that of the schedule's slot, or the lowest of the pricing group's values, plus the lowest value of
 * each required group. A dish of $0 with priced sizes shows the smallest size's price. A default choice counts as
 * included.
 * A dish that is not sold at the moment shows its regular price.
 *
 * @param held the promos of the reading member; null if the reader is not a member
 */
export function cardPrice(item: MenuItem, moment: LocalMoment, held: readonly string[] | null): CardPrice {
  const pricesOf = (thing: Pricing) => pricesAt(thing, moment, held ?? thing.promos);
  const own = pricesOf(item);
  const pricing = item.options.find(({ type }) => type === "pricing");
  const values = pricing ? valuePrices(pricing, moment, pricesOf) : [];
  const base = lowestOf(pricing?.required && values.length > 0 ? values : [own, ...values]);
  const required = item.options
    .filter((group) => group !== pricing && group.required)
    .filter(({ values }) => !values.some((value) => value.defaultSelection && isValueAvailable(value, moment)))
    .map((group) => valuePrices(group, moment, pricesOf))
    .filter((prices) => prices.length > 0)
    .map(lowestOf);
  const added = sumOf(required.map((price) => price.cents));
  const memberCents = cents(base.memberCents + sumOf(required.map((price) => price.memberCents)));
  const regularCents = cents(base.cents + added);
  return {
    cents: regularCents,
    memberCents: memberCents < regularCents ? memberCents : null,
    isFrom: base.isFrom || added > 0,
  };
}

/** Returns the prices of a group's values at a moment: of the available values, or of all if none is available. */
function valuePrices(
  { values }: OptionGroup,
  moment: LocalMoment,
  pricesOf: (thing: Pricing) => TwoPrices,
): readonly TwoPrices[] {
  const open = values.filter((value) => isValueAvailable(value, moment));
  return (open.length > 0 ? open : values).map(pricesOf);
}

function pricesAt(thing: Pricing, moment: LocalMoment, promos: readonly string[]): TwoPrices {
  const price = priceInSlot(thing, scheduleSlotAt(moment)) ?? thing.priceCents;
  return { cents: price, memberCents: memberPriceOf(thing, price, promos) };
}

function lowestOf(prices: readonly TwoPrices[]): TwoPrices & { readonly isFrom: boolean } {
  const lowest = cents(Math.min(...prices.map((price) => price.cents)));
  const lowestMember = cents(Math.min(...prices.map((price) => price.memberCents)));
  return { cents: lowest, memberCents: lowestMember, isFrom: prices.some((price) => price.cents > lowest) };
}

function sumOf(amounts: readonly Cents[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
