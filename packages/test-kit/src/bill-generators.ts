import {
  type BillSettings,
  type Cents,
  type ChargeSetting,
  cents,
  type OrderToCost,
  type PricedLine,
  type Rate,
  type ResolvedChoice,
  type ResolvedLine,
  type TaxRate,
  type TipChoice,
} from "@comptoir/ordering";
import fc from "fast-check";
import { aChoice, aPricedLine, aResolvedLine, GST_AND_QST, HST, NO_TAX, rate, taxes } from "./bill-builders.ts";
import { aMenu, aSection } from "./venue-builders.ts";

/** Generates amounts from 0, many of them small and round, so that rounding ties occur. */
function someCents(max = 50_00): fc.Arbitrary<Cents> {
  return fc.oneof(fc.integer({ min: 0, max: Math.min(max, 5) }), fc.integer({ min: 0, max })).map(cents);
}

function somePercentage(): fc.Arbitrary<Rate> {
  return fc.integer({ min: 0, max: 100_00 }).map((hundredths) => rate((hundredths / 100).toFixed(2)));
}

/** Generates pairs of tax rates of Canadian venues, including none. */
function someTaxRate(): fc.Arbitrary<TaxRate> {
  return fc.constantFrom(HST, GST_AND_QST, NO_TAX, taxes("0.05"), taxes("0.05", "0.10"), taxes("0.15"));
}

function someCharge(): fc.Arbitrary<ChargeSetting> {
  return fc.oneof(
    somePercentage().map((percentage): ChargeSetting => ({ type: "percentage", percentage })),
    someCents().map((amountCents): ChargeSetting => ({ type: "dollar", amountCents })),
  );
}

/** Generates a restaurant's bill settings, by default without a rebate. */
function manyBillSettings({ withRebate = false } = {}): fc.Arbitrary<BillSettings> {
  return fc.record({
    taxRate: someTaxRate(),
    taxInclusive: fc.boolean(),
    taxRebate: withRebate
      ? fc.option(fc.record({ maxAmountCents: someCents(10_00), taxRate: someTaxRate() }))
      : fc.constant(null),
    serviceCharge: fc.option(someCharge()),
    deliveryCharge: fc.option(someCharge()),
  });
}

const PROMOS = ["GOLD", "STAFF"];

/** Generates the prices of a dish or a value, with promos and member prices, some above the regular price. */
function somePricing(max: number) {
  return {
    priceCents: someCents(max),
    memberPriceCents: fc.option(someCents(max)),
    promos: fc.subarray(PROMOS),
  };
}

/** Generates the choices of a dish, nested up to three levels, in `addons` and `pricing` groups. */
function someChoices(depth = 3): fc.Arbitrary<ResolvedChoice[]> {
  const choice = fc
    .record({
      of: fc.record({
        ...somePricing(5_00),
        taxRate: fc.option(someTaxRate()),
        alcoholicBeverage: fc.boolean(),
      }),
      quantity: fc.nat({ max: 3 }),
      type: fc.constantFrom("addons" as const, "addons" as const, "pricing" as const),
      under: depth > 1 ? someChoices(depth - 1) : fc.constant([]),
    })
    .map(({ of, quantity, type, under }) => aChoice(of, { quantity, group: { type }, under }));
  return fc.array(choice, { maxLength: depth });
}

/** Generates the lines of a cart, numbered from 1, on menus and sections with and without tax rates. */
function someResolvedLines(maxLength = 5): fc.Arbitrary<ResolvedLine[]> {
  const line = fc.record({
    item: fc.record({
      ...somePricing(30_00),
      taxRate: fc.option(someTaxRate()),
      taxRebateEligible: fc.boolean(),
      alcoholicBeverage: fc.boolean(),
    }),
    quantity: fc.integer({ min: 1, max: 4 }),
    choices: someChoices(),
    menu: fc.option(someTaxRate()).map((taxRate) => aMenu({ taxRate })),
    section: fc.option(fc.option(someTaxRate()).map((taxRate) => aSection({ taxRate }))),
  });
  return fc
    .array(line, { maxLength })
    .map((lines) =>
      lines.map(({ item, ...details }, index) => aResolvedLine(item, { ...details, orderId: index + 1 })),
    );
}

export function someTip(): fc.Arbitrary<TipChoice> {
  return fc.oneof(
    somePercentage().map((percentage): TipChoice => ({ type: "percentage", percentage })),
    someCents().map((amountCents): TipChoice => ({ type: "dollar", amountCents })),
  );
}

/** An order whose lines are not priced, so that a test can price it for a guest and for a member. */
export type UnpricedOrder = Omit<OrderToCost, "lines"> & { readonly resolved: readonly ResolvedLine[] };

/** Generates orders with everything that a bill can contain. */
export function someOrders({ withRebate = false } = {}): fc.Arbitrary<UnpricedOrder> {
  return fc.record({
    settings: manyBillSettings({ withRebate }),
    resolved: someResolvedLines(),
    delivered: fc.boolean(),
    rebateApplies: fc.boolean(),
    discount: fc.option(fc.record({ code: fc.constant("SAVE"), setting: someCharge() })),
    tip: fc.option(someTip()),
    voucher: fc.option(fc.record({ code: fc.constant("GIFT"), balanceCents: someCents(200_00) })),
    points: fc.option(
      fc.record({
        points: fc.nat(2_000),
        spending: fc.record({
          stepPoints: fc.integer({ min: 1, max: 200 }),
          stepCents: fc.integer({ min: 1, max: 10_00 }).map(cents),
          minimumPoints: fc.integer({ min: 1, max: 300 }),
        }),
      }),
    ),
  });
}

/** Prices an order's lines for a diner with the given promos; an empty list means a guest. */
export function pricedFor({ resolved, ...order }: UnpricedOrder, memberPromos: readonly string[]): OrderToCost {
  const lines: PricedLine[] = resolved.map((line) =>
    aPricedLine(line, { memberPromos, taxRate: order.settings.taxRate }),
  );
  return { ...order, lines };
}
