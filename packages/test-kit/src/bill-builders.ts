import {
  type BillSettings,
  type Cents,
  type ChargeSetting,
  isRefused,
  type MenuItem,
  type OptionGroup,
  type OptionValue,
  type OrderToCost,
  type PricedLine,
  type PricingContext,
  parseCents,
  parseChargeSetting,
  parseRate,
  priceLine,
  type Rate,
  type ResolvedChoice,
  type ResolvedLine,
  type TaxRate,
} from "@comptoir/ordering";
import { aCartLine } from "./cart-builders.ts";
import { aMenuItem, anOptionGroup, anOptionValue } from "./dish-builders.ts";
import { aMenu } from "./venue-builders.ts";

export function dollars(text: string): Cents {
  return known(parseCents(text), text);
}

export function rate(text: string): Rate {
  return known(parseRate(text), text);
}

export function taxes(tax1: string, tax2 = "0"): TaxRate {
  return { tax1: rate(tax1), tax2: rate(tax2) };
}

export function charge(text: string): ChargeSetting {
  return known(parseChargeSetting(text), text);
}

export const HST = taxes("0.13");
export const GST_AND_QST = taxes("0.05", "0.09975");
export const NO_TAX = taxes("0");

/** Creates an Ontario restaurant's bill settings, by default without charges and rebate. */
export function someBillSettings(but: Partial<BillSettings> = {}): BillSettings {
  return { taxRate: HST, taxInclusive: false, taxRebate: null, serviceCharge: null, deliveryCharge: null, ...but };
}

/** Creates a choice of a value in an `addons` group, by default once; `of` overrides fields of the value. */
export function aChoice(
  of: Partial<OptionValue>,
  { quantity = 1, group = {}, under = [] }: ChoiceDetails = {},
): ResolvedChoice {
  return { group: anOptionGroup(group), value: anOptionValue(of), quantity, choices: under };
}
type ChoiceDetails = { quantity?: number; group?: Partial<OptionGroup>; under?: readonly ResolvedChoice[] };

/** Creates a choice in a `pricing` group, such as a size. */
export function aSize(of: Partial<OptionValue>, details: ChoiceDetails = {}): ResolvedChoice {
  const group = { id: "size", name: "Size", type: "pricing" } as const;
  return aChoice({ id: "large", name: "Large", ...of }, { ...details, group });
}

/** Creates a line with one dish, on a menu without sections. */
export function aResolvedLine(
  item: Partial<MenuItem> = {},
  { orderId = 1, quantity = 1, choices = [], menu = aMenu(), section = null }: Partial<ResolvedLineDetails> = {},
): ResolvedLine {
  const dish = aMenuItem(item);
  return { line: aCartLine({ orderId, id: dish.id, quantity }), menu, section, item: dish, choices };
}
type ResolvedLineDetails = Pick<ResolvedLine, "menu" | "section" | "choices"> & { orderId: number; quantity: number };

/** Prices a line, by default for a guest on a Monday at midnight in Ontario. Throws if it is not sold then. */
export function aPricedLine(line: ResolvedLine, context: Partial<PricingContext> = {}): PricedLine {
  const priced = priceLine(line, { weekday: 0, slot: 0, memberPromos: [], taxRate: HST, ...context });
  if (isRefused(priced)) throw new Error(`No price: ${priced.refused.name} is not available`);
  return priced;
}

/** Creates an order at a table, by default without discount, tip or gift card. */
export function anOrderToCost(but: Partial<OrderToCost> = {}): OrderToCost {
  return {
    settings: someBillSettings(),
    lines: [aPricedLine(aResolvedLine())],
    delivered: false,
    rebateApplies: true,
    discount: null,
    tip: null,
    voucher: null,
    ...but,
  };
}

function known<Value>(value: Value | null, text: string): Value {
  if (value === null) throw new Error(`Cannot be read: ${text}`);
  return value;
}
