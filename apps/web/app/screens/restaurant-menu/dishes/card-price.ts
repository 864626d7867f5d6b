import {
  type Cents,
  cents,
  isValueAvailable,
  type LocalMoment,
  type MenuItem,
  type OptionGroup,
  priceInSlot,
  scheduleSlotAt,
} from "@comptoir/ordering";

/** What a card says of a price, in cents; `isFrom` when a choice of several prices begins there. */
export type CardPrice = { readonly cents: Cents; readonly isFrom: boolean };

/**
 * The price that a dish's card shows at a moment: its slot's price, or the lowest of its pricing group's values, with the lowest
 * of each choice that must be made: a dish of $0 whose sizes cost says what the smallest costs. A dish that is not sold then
 * shows its regular price. bill#pricing-group, menu#price-schedule.
 */
export function cardPrice(item: MenuItem, moment: LocalMoment): CardPrice {
  const own = priceInSlot(item, scheduleSlotAt(moment)) ?? item.priceCents;
  const pricing = item.options.find(({ type }) => type === "pricing");
  const values = pricing ? valuePrices(pricing, moment) : [];
  const base = lowestOf(pricing?.required && values.length > 0 ? values : [own, ...values]);
  const required = item.options
    .filter((group) => group !== pricing && group.required)
    .map((group) => valuePrices(group, moment))
    .filter((prices) => prices.length > 0)
    .map(lowestOf);
  const added = required.reduce((sum, price) => sum + price.cents, 0);
  return { cents: cents(base.cents + added), isFrom: base.isFrom || added > 0 };
}

/** What the values of a group cost at a moment: of those that can be chosen, or of all where none can. */
function valuePrices({ values }: OptionGroup, moment: LocalMoment): readonly Cents[] {
  const open = values.filter((value) => isValueAvailable(value, moment));
  const slot = scheduleSlotAt(moment);
  return (open.length > 0 ? open : values).map((value) => priceInSlot(value, slot) ?? value.priceCents);
}

function lowestOf(prices: readonly Cents[]): CardPrice {
  const lowest = cents(Math.min(...prices));
  return { cents: lowest, isFrom: prices.some((price) => price > lowest) };
}
