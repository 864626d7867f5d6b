import type { ResolvedChoice, ResolvedLine } from "../cart/resolved-line.ts";
import { memberPriceOf } from "../menu/member-price.ts";
import type { MenuItem, OptionValue, Pricing } from "../menu/menu.ts";
import { priceInSlot, type ScheduleSlot } from "../menu/price-schedule.ts";
import { type Cents, cents, sumCents } from "../money/cents.ts";
import type { Refused } from "../refusal.ts";
import type { TaxRate } from "../venue/restaurant.ts";
import type { PricedLine, PricedPart, TaxRateSource, UnavailableNow } from "./priced-line.ts";

/** What prices a line beside its menu: the slot of the order's date, the member's promos and the restaurant's rate. */
export type PricingContext = ScheduleSlot & {
  readonly memberPromos: readonly string[];
  readonly taxRate: TaxRate;
};

/**
 * Prices a line part by part, at regular and at member prices. Refuses when the dish, or a value chosen with it, is not
 * sold in the slot: at quantity 0 too, since a default selection counts as chosen. The bill, A line and Price schedule.
 */
export function priceLine(resolved: ResolvedLine, context: PricingContext): PricedLine | Refused<UnavailableNow> {
  const { line, item } = resolved;
  const unavailable = findUnavailable(resolved, context);
  if (unavailable) return { refused: unavailable };

  let unit = priceUnit(resolved, context);
  const options: PricedPart[] = [];
  for (const chosen of chosenValues(resolved.choices)) {
    if (chosen.setsUnitPrice) unit = repriceUnit(unit, chosen.choice, context);
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

/** A chosen value, how often one unit of the item has it, and whether it sets the unit's price instead of adding to it. */
type ChosenValue = { readonly choice: ResolvedChoice; readonly quantity: number; readonly setsUnitPrice: boolean };

/**
 * The chosen values of an item, each followed by those nested under it. A nested value counts once for each of its
 * parent, at least once; a `pricing` value counts once whatever its quantity, and only the item's own `pricing` groups
 * set the unit price: a nested group adds.
 */
function* chosenValues(choices: readonly ResolvedChoice[], parents: number | null = null): Generator<ChosenValue> {
  for (const choice of choices) {
    const isPricing = choice.group.type === "pricing";
    const quantity = isPricing ? 1 : choice.quantity;
    yield { choice, quantity: quantity * (parents ?? 1), setsUnitPrice: isPricing && parents === null };
    yield* chosenValues(choice.choices, Math.max(quantity, 1) * (parents ?? 1));
  }
}

function findUnavailable(resolved: ResolvedLine, slot: ScheduleSlot): UnavailableNow | null {
  const { line, item } = resolved;
  const itemIds = { code: "unavailable-now", orderId: line.orderId, itemId: item.id } as const;
  if (priceInSlot(item, slot) === null) return { ...itemIds, valueId: null, name: item.name };
  for (const { choice } of chosenValues(resolved.choices)) {
    const { value } = choice;
    if (priceInSlot(value, slot) === null) return { ...itemIds, valueId: value.id, name: value.name };
  }
  return null;
}

function priceUnit({ line, item, ...place }: ResolvedLine, context: PricingContext): PricedPart {
  return {
    kind: "unit",
    itemId: item.id,
    groupId: null,
    valueId: null,
    name: item.name,
    quantity: line.quantity,
    ...amountsOf(item, line.quantity, context),
    ...(ownTaxRate(item, "item") ?? placeTaxRate(place, context)),
    rebateEligible: isRebateEligible(item),
  };
}

/** The value's price replaces the unit's; its tax rate only where it has one of its own; and its alcohol is the unit's. */
function repriceUnit(unit: PricedPart, { group, value }: ResolvedChoice, context: PricingContext): PricedPart {
  return {
    ...unit,
    groupId: group.id,
    valueId: value.id,
    ...amountsOf(value, unit.quantity, context),
    ...ownTaxRate(value, "value"),
    rebateEligible: unit.rebateEligible && !value.alcoholicBeverage,
  };
}

function priceOption(resolved: ResolvedLine, chosen: ChosenValue, context: PricingContext): PricedPart {
  const { line, item } = resolved;
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
    ...(ownTaxRate(value, "value") ?? placeTaxRate(resolved, context)),
    rebateEligible: isRebateEligible(item) && !value.alcoholicBeverage,
  };
}

type Amounts = { readonly amountCents: Cents; readonly memberAmountCents: Cents };

function amountsOf(pricing: Pricing, quantity: number, context: PricingContext): Amounts {
  const priceCents = priceInSlot(pricing, context);
  if (priceCents === null) throw new Error("A thing that is not sold in a slot has no price in it");
  const memberPriceCents = memberPriceOf(pricing, priceCents, context.memberPromos);
  return { amountCents: cents(priceCents * quantity), memberAmountCents: cents(memberPriceCents * quantity) };
}

type Taxed = { readonly taxRate: TaxRate; readonly taxRateFrom: TaxRateSource };

function ownTaxRate(thing: MenuItem | OptionValue, taxRateFrom: "item" | "value"): Taxed | null {
  return thing.taxRate && { taxRate: thing.taxRate, taxRateFrom };
}

/**
 * The rate of a part whose own item or value has none: the section's, the menu's or the restaurant's. An option without a
 * rate does not take that of the item, or of the value that it is nested under: it is food of that section like any other.
 * The bill, step 6.
 */
function placeTaxRate({ section, menu }: Pick<ResolvedLine, "section" | "menu">, context: PricingContext): Taxed {
  if (section?.taxRate) return { taxRate: section.taxRate, taxRateFrom: "section" };
  if (menu.taxRate) return { taxRate: menu.taxRate, taxRateFrom: "menu" };
  return { taxRate: context.taxRate, taxRateFrom: "restaurant" };
}

function isRebateEligible(item: MenuItem): boolean {
  return item.taxRebateEligible && !item.alcoholicBeverage;
}
