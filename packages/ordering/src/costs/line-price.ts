import type { ResolvedChoice, ResolvedLine } from "../cart/line.ts";
import type { MenuItem } from "../menu/dish.ts";
import type { Pricing } from "../menu/priced.ts";
import { memberPriceOf, priceInSlot, type ScheduleSlot } from "../menu/prices.ts";
import { type Cents, cents, sumCents } from "../money/cents.ts";
import type { Refused } from "../refusal.ts";
import type { TaxRate } from "../venue/restaurant.ts";
import type { PricedLine, PricedPart, TaxRateSource, UnavailableNow } from "./priced-line.ts";

/** The inputs to a line's price: the order's price slot, the member's promos and the restaurant's tax rate. */
export type PricingContext = ScheduleSlot & {
  readonly memberPromos: readonly string[];
  readonly taxRate: TaxRate;
};

/**
 * Computes a line's price at regular and at member prices, part by part. Refuses if the dish or a chosen
 * value is not sold in the price slot. bill#line, menu#price-schedule.
 */
export function priceLine(resolved: ResolvedLine, context: PricingContext): PricedLine | Refused<UnavailableNow> {
  const { line, item } = resolved;
  const itemTaxed = itemTaxRate(resolved, context);
  const chosenValues = [...walkChoices(resolved.choices, itemTaxed)];
  const unavailable = findUnavailable(resolved, chosenValues, context);
  if (unavailable) return { refused: unavailable };

  let unit = priceUnit(resolved, itemTaxed, context);
  const options: PricedPart[] = [];
  for (const chosen of chosenValues) {
    if (chosen.setsUnitPrice) unit = repriceUnit(unit, chosen, context);
    else options.push(priceOption(resolved, chosen, context));
  }
  const parts = [unit, ...options];
  return {
    orderId: line.orderId,
    itemId: item.id,
    name: item.name,
    quantity: line.quantity,
    orderPriceCents: sumCents(parts.map((part) => part.amountCents)),
    memberOrderPriceCents: sumCents(parts.map((part) => part.memberAmountCents)),
    parts,
  };
}

type ChosenValue = {
  readonly choice: ResolvedChoice;
  readonly quantity: number;
  readonly setsUnitPrice: boolean;
  readonly taxed: Taxed;
};

/**
 * Yields the chosen values of an item, each before its nested values. bill#nested-values, bill#whose-rate.
 * - A nested value's quantity is multiplied by its parent's, which counts as at least 1. A `pricing` value
 * counts once.
 * - Only the item's own `pricing` groups set the unit price; nested groups add to it.
 * - A value without a tax rate uses `wider`, its parent's rate.
 */
function* walkChoices(
  choices: readonly ResolvedChoice[],
  wider: Taxed,
  parents: number | null = null,
): Generator<ChosenValue> {
  for (const choice of choices) {
    const isPricing = choice.group.type === "pricing";
    const quantity = isPricing ? 1 : choice.quantity;
    const ownRate = choice.value.taxRate;
    const taxed: Taxed = ownRate ? { taxRate: ownRate, taxRateFrom: "value" } : wider;
    yield { choice, quantity: quantity * (parents ?? 1), setsUnitPrice: isPricing && parents === null, taxed };
    const nested: Taxed = ownRate ? { taxRate: ownRate, taxRateFrom: "parent-value" } : wider;
    yield* walkChoices(choice.choices, nested, Math.max(quantity, 1) * (parents ?? 1));
  }
}

function findUnavailable(
  { line, item }: ResolvedLine,
  chosenValues: readonly ChosenValue[],
  slot: ScheduleSlot,
): UnavailableNow | null {
  const itemIds = { code: "unavailable-now", orderId: line.orderId, itemId: item.id } as const;
  if (priceInSlot(item, slot) === null) return { ...itemIds, valueId: null, name: item.name };
  const unsold = chosenValues.find(({ choice }) => priceInSlot(choice.value, slot) === null)?.choice.value;
  return unsold ? { ...itemIds, valueId: unsold.id, name: unsold.name } : null;
}

function priceUnit({ line, item }: ResolvedLine, itemTaxed: Taxed, context: PricingContext): PricedPart {
  return {
    kind: "unit",
    itemId: item.id,
    groupId: null,
    valueId: null,
    name: item.name,
    quantity: line.quantity,
    ...amountsOf(item, line.quantity, context),
    ...itemTaxed,
    rebateEligible: isRebateEligible(item),
  };
}

/**
 * Replaces the unit's price and tax rate by those of a chosen value. Without its own tax rate, the value uses
 * the dish's. bill#pricing-group.
 */
function repriceUnit(unit: PricedPart, { choice, taxed }: ChosenValue, context: PricingContext): PricedPart {
  const { group, value } = choice;
  return {
    ...unit,
    groupId: group.id,
    valueId: value.id,
    ...amountsOf(value, unit.quantity, context),
    ...taxed,
    rebateEligible: unit.rebateEligible && !value.alcoholicBeverage,
  };
}

function priceOption({ line, item }: ResolvedLine, chosen: ChosenValue, context: PricingContext): PricedPart {
  const { group, value } = chosen.choice;
  const quantity = chosen.quantity * line.quantity;
  return {
    kind: "option",
    itemId: item.id,
    groupId: group.id,
    valueId: value.id,
    name: value.name,
    quantity,
    ...amountsOf(value, quantity, context),
    ...chosen.taxed,
    rebateEligible: isRebateEligible(item) && !value.alcoholicBeverage,
  };
}

type Amounts = { readonly amountCents: Cents; readonly memberAmountCents: Cents };

function amountsOf(pricing: Pricing, quantity: number, context: PricingContext): Amounts {
  const priceCents = priceInSlot(pricing, context);
  if (priceCents === null) throw new Error("The item has no price in this slot.");
  const memberPriceCents = memberPriceOf(pricing, priceCents, context.memberPromos);
  return { amountCents: cents(priceCents * quantity), memberAmountCents: cents(memberPriceCents * quantity) };
}

type Taxed = { readonly taxRate: TaxRate; readonly taxRateFrom: TaxRateSource };

/** Returns a dish's tax rate: its own, else the section's, the menu's or the restaurant's. */
function itemTaxRate({ item, section, menu }: ResolvedLine, context: PricingContext): Taxed {
  if (item.taxRate) return { taxRate: item.taxRate, taxRateFrom: "item" };
  if (section?.taxRate) return { taxRate: section.taxRate, taxRateFrom: "section" };
  if (menu.taxRate) return { taxRate: menu.taxRate, taxRateFrom: "menu" };
  return { taxRate: context.taxRate, taxRateFrom: "restaurant" };
}

function isRebateEligible(item: MenuItem): boolean {
  return item.taxRebateEligible && !item.alcoholicBeverage;
}
