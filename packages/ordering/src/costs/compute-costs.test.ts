import {
  aChoice,
  anOrderToCost,
  aPricedLine,
  aResolvedLine,
  charge,
  dollars,
  GST_AND_QST,
  HST,
  NO_TAX,
  rate,
  someBillSettings,
  taxes,
} from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { ORDER_TYPE_RULES } from "../venue/order-type.ts";
import { computeCosts } from "./compute-costs.ts";
import type { OrderToCost } from "./costs.ts";
import { formatCosts } from "./costs-data.ts";

const bill = (order: Partial<OrderToCost>) =>
  formatCosts(computeCosts(anOrderToCost(order)), { serviceChargeLabel: "Service fee" });

/** Creates a priced line of one dish at the given price and tax rate. */
function dish(price: string, of: Parameters<typeof aResolvedLine>[0] = {}, taxRate = HST) {
  return aPricedLine(aResolvedLine({ priceCents: dollars(price), ...of }), { taxRate, memberPromos: ["GOLD"] });
}

describe("Discounts", () => {
  it("take a percentage off, rounded", () => {
    const discounted = bill({ lines: [dish("10.05")], discount: { code: "SAVE", setting: charge("10%") } });
    expect(discounted).toMatchObject({
      subtotal: "10.05",
      discount: { code: "SAVE", type: "percentage", percentageValue: "10", amount: "1.01" },
      subtotalDiscounted: "9.04",
    });
  });

  it("in dollars never exceed the subtotal", () => {
    const discounted = bill({ lines: [dish("10.00")], discount: { code: "OFF", setting: charge("25.00$") } });
    expect(discounted).toMatchObject({ discount: { amount: "10.00" }, subtotalDiscounted: "0.00", total: "0.00" });
    expect(discounted.taxBrackets).toEqual([]);
  });

  it("of more than 100 % are the whole subtotal", () => {
    expect(bill({ discount: { code: "OFF", setting: charge("150%") } }).subtotalDiscounted).toBe("0.00");
  });

  it("are taken from the member's prices", () => {
    const lines = [dish("10.00", { memberPriceCents: cents(800), promos: ["GOLD"] })];
    const discounted = bill({ lines, discount: { code: "SAVE", setting: charge("50%") } });
    expect(discounted).toMatchObject({ discount: { amount: "4.00" }, subtotalDiscounted: "4.00", total: "4.52" });
    expect(discounted.memberDiscount).toEqual({ preTax: "2.00", amount: "1.13" });
  });

  it("are allocated to the parts, so that each bracket has its share; ties go to the earlier part", () => {
    const choices = [aChoice({ priceCents: cents(500), taxRate: NO_TAX }), aChoice({ priceCents: cents(500) })];
    const lines = [aPricedLine(aResolvedLine({ priceCents: cents(500) }, { choices }))];
    const discounted = bill({ lines, discount: { code: "OFF", setting: charge("0.01$") } });
    expect(discounted.taxBrackets).toEqual([
      { base: "9.99", tax1: { rate: "0.13", amount: "1.30" }, tax2: { rate: "0", amount: "0.00" } },
    ]);
  });
});

describe("Mandatory charges", () => {
  const settings = someBillSettings({ serviceCharge: charge("18%"), deliveryCharge: charge("5.00$") });

  it("are the service charge on every order, and the delivery charge on delivered orders only", () => {
    const lines = [dish("10.00")];
    expect(bill({ settings, lines, delivered: false })).toMatchObject({
      serviceCharge: { type: "percentage", percentageValue: "18", amount: "1.80", label: "Service fee" },
      deliveryCharge: { type: null, percentageValue: null, amount: "0.00" },
      total: "13.33",
    });
    expect(bill({ settings, lines, delivered: true })).toMatchObject({
      deliveryCharge: { type: "dollar", percentageValue: null, amount: "5.00" },
      total: "18.98",
    });
  });

  it("are a percentage of the discounted subtotal", () => {
    const discounted = bill({ settings, lines: [dish("10.00")], discount: { code: "SAVE", setting: charge("50%") } });
    expect(discounted.serviceCharge.amount).toBe("0.90");
  });

  it("in dollars apply to a subtotal of 0, and are taxed", () => {
    const free = bill({ settings, delivered: true, discount: { code: "SAVE", setting: charge("100%") } });
    expect(free).toMatchObject({ subtotalDiscounted: "0.00", serviceCharge: { amount: "0.00" }, total: "5.65" });
    expect(free.taxBrackets).toHaveLength(1);
  });

  it("have the restaurant's rate, whatever the dishes' rates", () => {
    const lines = [dish("10.00", { taxRate: NO_TAX })];
    expect(bill({ settings, lines, delivered: true }).taxBrackets).toEqual([
      { base: "6.80", tax1: { rate: "0.13", amount: "0.88" }, tax2: { rate: "0", amount: "0.00" } },
    ]);
  });
});

describe("Taxes", () => {
  it("are computed once for each pair of rates, GST and QST separately and not compounding", () => {
    const settings = someBillSettings({ taxRate: GST_AND_QST });
    const lines = [dish("0.05", {}, GST_AND_QST), dish("9.98", {}, GST_AND_QST)];
    const cafe = bill({ settings, lines });
    expect(cafe.taxBrackets).toEqual([
      { base: "10.03", tax1: { rate: "0.05", amount: "0.50" }, tax2: { rate: "0.09975", amount: "1.00" } },
    ]);
    expect(cafe).toMatchObject({
      taxInfo: { tax1: "0.50", tax2: "1.00" },
      taxes: "1.50",
      total: "11.53",
      totalWithoutTaxes: "10.03",
    });
  });

  it("list brackets by the first rate, then the second, highest first, without zero rates and empty brackets", () => {
    const pairs = [taxes("0.05"), NO_TAX, taxes("0.05", "0.10"), HST, taxes("0", "0.07")];
    const lines = [...pairs.map((taxRate) => dish("1.00", { taxRate })), dish("0.00", { taxRate: taxes("0.15") })];
    const rates = bill({ lines }).taxBrackets.map(({ tax1, tax2 }) => [tax1.rate, tax2.rate]);
    expect(rates).toEqual([
      ["0.13", "0"],
      ["0.05", "0.1"],
      ["0.05", "0"],
      ["0", "0.07"],
    ]);
  });

  it("sum amounts of equal rates, whatever their trailing zeros", () => {
    const lines = [dish("1.00", { taxRate: taxes("0.130") }), dish("1.00")];
    expect(bill({ lines }).taxBrackets).toHaveLength(1);
    const madeByHand = { tax1: { digits: 130, scale: 3 }, tax2: rate("0") };
    expect(bill({ lines: [dish("1.00", { taxRate: madeByHand }), dish("1.00")] }).taxBrackets).toHaveLength(1);
  });

  it("do not apply to tips", () => {
    const withTip = bill({ lines: [dish("10.00")], tip: { type: "dollar", amountCents: cents(500) } });
    expect(withTip).toMatchObject({ taxes: "1.30", total: "11.30", totalWithTip: "16.30" });
  });
});

describe("Tax-inclusive prices", () => {
  it("include their taxes: the base is the remainder, and the total is the menu's price", () => {
    const settings = someBillSettings({ taxInclusive: true });
    const stand = bill({ settings, lines: [dish("11.30")] });
    expect(stand.taxBrackets).toEqual([
      { base: "10.00", tax1: { rate: "0.13", amount: "1.30" }, tax2: { rate: "0", amount: "0.00" } },
    ]);
    expect(stand).toMatchObject({ total: "11.30", totalWithoutTaxes: "10.00", taxes: "1.30" });
  });

  it("include both taxes of a pair, each rounded separately", () => {
    const settings = someBillSettings({ taxRate: GST_AND_QST, taxInclusive: true, serviceCharge: charge("2.00$") });
    const stand = bill({ settings, lines: [dish("9.99", {}, GST_AND_QST), dish("5.00", { taxRate: NO_TAX })] });
    // 11.99 × 0.05 ÷ 1.14975 = 0.5214…, 11.99 × 0.09975 ÷ 1.14975 = 1.0402…
    expect(stand.taxBrackets).toEqual([
      { base: "10.43", tax1: { rate: "0.05", amount: "0.52" }, tax2: { rate: "0.09975", amount: "1.04" } },
    ]);
    expect(stand).toMatchObject({ total: "16.99", totalWithoutTaxes: "15.43" });
  });
});

describe("The small-order rebate", () => {
  const settings = someBillSettings({ taxRebate: { maxAmountCents: dollars("4.00"), taxRate: taxes("0.05") } });
  const beer = () => dish("9.00", { alcoholicBeverage: true });

  it("gives the eligible parts its rates up to its limit, the limit included", () => {
    expect(bill({ settings, lines: [dish("4.00")] }).taxes).toBe("0.20");
    expect(bill({ settings, lines: [dish("4.01")] }).taxes).toBe("0.52");
  });

  it("counts the eligible parts of all lines together, and no others", () => {
    expect(bill({ settings, lines: [dish("3.00"), dish("1.50")] }).taxes).toBe("0.59");
    const withBeer = bill({ settings, lines: [dish("3.00"), beer()] });
    expect(withBeer.taxBrackets.map(({ base, tax1 }) => [base, tax1.rate])).toEqual([
      ["9.00", "0.13"],
      ["3.00", "0.05"],
    ]);
  });

  it("counts amounts after discounts", () => {
    const discount = { code: "OFF", setting: charge("1.00$") };
    expect(bill({ settings, lines: [dish("5.00")], discount }).taxes).toBe("0.20");
  });

  it("does not apply to the charges", () => {
    const charged = { ...settings, serviceCharge: charge("1.00$") };
    const [first, second] = bill({ settings: charged, lines: [dish("4.00")] }).taxBrackets;
    expect([first?.base, first?.tax1.rate]).toEqual(["1.00", "0.13"]);
    expect([second?.base, second?.tax1.rate]).toEqual(["4.00", "0.05"]);
  });

  it("does not apply to catering and generic-catering orders", () => {
    expect(ORDER_TYPE_RULES.catering.taxRebate).toBe(false);
    expect(ORDER_TYPE_RULES["generic-catering"].taxRebate).toBe(false);
    expect(ORDER_TYPE_RULES.pickup.taxRebate).toBe(true);
    expect(bill({ settings, lines: [dish("4.00")], rebateApplies: false }).taxes).toBe("0.52");
  });

  it("may leave a small order untaxed, if its rates are zero", () => {
    const full = someBillSettings({ taxRebate: { maxAmountCents: dollars("4.00"), taxRate: NO_TAX } });
    expect(bill({ settings: full, lines: [dish("3.99")] })).toMatchObject({ taxBrackets: [], total: "3.99" });
  });
});

describe("Tips and gift cards", () => {
  it("compute a tip's percentage on the discounted subtotal, before taxes and charges", () => {
    const settings = someBillSettings({ serviceCharge: charge("10%") });
    const tipped = bill({
      settings,
      lines: [dish("20.00")],
      discount: { code: "SAVE", setting: charge("50%") },
      tip: { type: "percentage", percentage: rate("15") },
    });
    expect(tipped.tip).toEqual({ type: "percentage", percentageValue: "15", amount: "1.50" });
  });

  it("count a negative tip as its absolute value", () => {
    expect(bill({ tip: { type: "dollar", amountCents: cents(-250) } }).tip.amount).toBe("2.50");
  });

  it("let a gift card pay the total and the tip, without lowering a tax", () => {
    const voucher = { code: "GIFT", balanceCents: dollars("500.00") };
    const paid = bill({ lines: [dish("10.00")], tip: { type: "dollar", amountCents: cents(200) }, voucher });
    expect(paid).toMatchObject({ taxes: "1.30", voucher: { code: "GIFT", balance: "500.00", amount: "13.30" } });
    expect(paid.totalWithTip).toBe("0.00");
  });

  it("let a gift card pay at most its balance", () => {
    const paid = bill({ lines: [dish("10.00")], voucher: { code: "GIFT", balanceCents: dollars("1.30") } });
    expect(paid.totalWithTip).toBe("10.00");
    expect(bill({ voucher: { code: "GIFT", balanceCents: cents(-1) } }).voucher.amount).toBe("0.00");
  });
});

describe("A cart without lines", () => {
  it("costs only the charges in dollars", () => {
    expect(bill({ lines: [] })).toMatchObject({ subtotal: "0.00", total: "0.00", totalWithTip: "0.00" });
    const settings = someBillSettings({ serviceCharge: charge("3.50$") });
    expect(bill({ lines: [], settings })).toMatchObject({ serviceCharge: { amount: "3.50" }, total: "3.96" });
  });
});
