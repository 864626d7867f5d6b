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
 * What a card says of a price, in cents; `isFrom` when a choice of several prices begins there, `memberCents` what the member who reads
 * pays, and for who is none what one with all of its promos pays; null when that is the same.
 */
export type CardPrice = { readonly cents: Cents; readonly memberCents: Cents | null; readonly isFrom: boolean };

/** A price, and what a member pays instead. */
type TwoPrices = { readonly cents: Cents; readonly memberCents: Cents };

/**
 * The price that a dish's card shows at a moment: its slot's price, or the lowest of its pricing group's values, with the lowest
 * of each choice that must be made: a dish of $0 whose sizes cost says what the smallest costs. A default choice is included. A dish that is not sold then
 * shows its regular price. bill#pricing-group, menu#price-schedule, menu#member-price.
 * @param held the promos of the member who reads; null for a reader who is no member
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

/** What the values of a group cost at a moment: of those that can be chosen, or of all where none can. */
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
