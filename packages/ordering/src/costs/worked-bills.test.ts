import { describe, expect, it } from "vitest";
import type { ChosenGroup } from "../cart/line.ts";
import { resolveLine } from "../cart/resolve-line.ts";
import type { MenuData } from "../menu/menu-data.ts";
import { indexMenus } from "../menu/menu-index.ts";
import { normalizeMenus } from "../menu/normalize-menu.ts";
import { type Cents, formatCents, parseCents } from "../money/cents.ts";
import { isRefused } from "../refusal.ts";
import { parseChargeSetting } from "../venue/charge-setting.ts";
import { readTaxRate } from "../venue/read-amounts.ts";
import type { BillSettings, Id } from "../venue/restaurant.ts";
import type { TaxRateData } from "../venue/restaurant-data.ts";
import { computeCosts } from "./compute-costs.ts";
import type { Costs } from "./costs.ts";
import { formatCosts } from "./costs-data.ts";
import { priceLine } from "./line-price.ts";
import type { PricedLine } from "./priced-line.ts";
import { parseTipChoice, type TipData } from "./tip.ts";
import workedBills from "./worked-bills.json" with { type: "json" };

// Goal: the bills that were worked out by hand come out to the cent, in every field.
// Method: each takes the way of a real order, from menu data and a cart's lines to the wire's costs.

type WireGroup = { id: Id; memo?: boolean; values: { id: Id; quantity: number; options?: WireGroup[] }[] };
type WorkedBill = {
  name: string;
  venue: {
    restaurant: {
      tax_rate: TaxRateData;
      tax_rebate?: TaxRateData & { max_amount: string };
      tax_inclusive?: boolean;
      service_charge?: string;
      delivery?: { delivery_charge?: string };
    };
    menus: MenuData[];
  };
  request: {
    items: { id: Id; orderId: number; quantity: number; orderOptions: WireGroup[] }[];
    delivery: boolean;
    when: { weekday: number; slot: number };
    memberPromos?: string[];
    discount?: { code: string; type: string; percentageValue?: string; amount?: string };
    tip?: TipData;
    voucher?: { code: string; balance: string };
  };
  expect: Record<string, unknown>;
};

describe("The worked bills", () => {
  for (const bill of workedBills as unknown as WorkedBill[]) {
    it(`${bill.name} comes out to the cent`, () => {
      const worked = work(bill);
      for (const [field, expected] of Object.entries(bill.expect)) {
        expect(worked[field], `${bill.name}, ${field}`).toEqual(expected);
      }
    });
  }
});

function work({ venue, request }: WorkedBill): Record<string, unknown> {
  const settings = readSettings(venue.restaurant);
  const index = indexMenus(normalizeMenus({ menus: venue.menus }));
  const context = { ...request.when, memberPromos: request.memberPromos ?? [], taxRate: settings.taxRate };
  const lines = request.items.map((item): PricedLine => {
    const options = readGroups(item.orderOptions);
    const resolved = resolveLine(index, { ...item, menuId: null, sectionId: null, options, memo: null });
    if (isRefused(resolved)) throw new Error(resolved.refused.code);
    const priced = priceLine(resolved, context);
    if (isRefused(priced)) throw new Error(priced.refused.code);
    return priced;
  });
  const tip = parseTipChoice(request.tip);
  if (tip && isRefused(tip)) throw new Error(tip.refused.code);
  const costs = computeCosts({
    settings,
    lines,
    delivered: request.delivery,
    rebateApplies: true,
    discount: readDiscount(request.discount),
    tip,
    voucher: request.voucher ? { code: request.voucher.code, balanceCents: amountOf(request.voucher.balance) } : null,
  });
  return asExpected(costs);
}

function asExpected(costs: Costs): Record<string, unknown> {
  const data = formatCosts(costs, { serviceChargeLabel: "Service fee" });
  return {
    ...data,
    lines: costs.lines.map((line) => ({
      orderPrice: formatCents(line.orderPriceCents),
      memberOrderPrice: formatCents(line.memberOrderPriceCents),
    })),
    discount: data.discount.amount,
    serviceCharge: data.serviceCharge.amount,
    deliveryCharge: data.deliveryCharge.amount,
    tip: data.tip.amount,
    voucher: data.voucher.amount,
  };
}

function readSettings(restaurant: WorkedBill["venue"]["restaurant"]): BillSettings {
  const { tax_rate, tax_rebate, tax_inclusive, service_charge, delivery } = restaurant;
  const chargeOf = (text: string | undefined) => (text === undefined ? null : parseChargeSetting(text));
  return {
    taxRate: known(readTaxRate(tax_rate)),
    taxInclusive: tax_inclusive ?? false,
    taxRebate: tax_rebate
      ? { maxAmountCents: amountOf(tax_rebate.max_amount), taxRate: known(readTaxRate(tax_rebate)) }
      : null,
    serviceCharge: chargeOf(service_charge),
    deliveryCharge: chargeOf(delivery?.delivery_charge),
  };
}

function readDiscount(discount: WorkedBill["request"]["discount"]) {
  if (!discount) return null;
  const text = discount.type === "dollar" ? `${discount.amount}$` : `${discount.percentageValue}%`;
  return { code: discount.code, setting: known(parseChargeSetting(text)) };
}

function readGroups(groups: readonly WireGroup[]): ChosenGroup[] {
  return groups
    .filter((group) => !group.memo)
    .map(({ id, values }) => ({
      id,
      values: values.map((value) => ({ ...value, options: readGroups(value.options ?? []) })),
    }));
}

function amountOf(text: string): Cents {
  return known(parseCents(text));
}

function known<Value>(value: Value | null): Value {
  if (value === null) throw new Error("The worked bill holds a value that cannot be read");
  return value;
}
