import {
  type Cents,
  cents,
  isValueAvailable,
  type LocalMoment,
  type MenuItem,
  priceInSlot,
  scheduleSlotAt,
} from "@comptoir/ordering";

/** What a card says of a price, in cents; `isFrom` when a choice of several prices begins there. */
export type CardPrice = { readonly cents: Cents; readonly isFrom: boolean };

/**
 * The price that a dish's card shows at a moment: its slot's price, or the lowest of its pricing group's values. A dish
 * that is not sold then shows its regular price. bill#pricing-group, menu#price-schedule.
 */
export function cardPrice(item: MenuItem, moment: LocalMoment): CardPrice {
  const slot = scheduleSlotAt(moment);
  const own = priceInSlot(item, slot) ?? item.priceCents;
  const group = item.options.find(({ type }) => type === "pricing");
  if (!group) return { cents: own, isFrom: false };
  const open = group.values.filter((value) => isValueAvailable(value, moment));
  const values = (open.length > 0 ? open : group.values).map((value) => priceInSlot(value, slot) ?? value.priceCents);
  const prices = group.required ? values : [own, ...values];
  if (prices.length === 0) return { cents: own, isFrom: false };
  const lowest = cents(Math.min(...prices));
  return { cents: lowest, isFrom: prices.some((price) => price > lowest) };
}
