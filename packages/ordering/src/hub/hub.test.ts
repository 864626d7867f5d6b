import {
  anOrderToCost,
  charge,
  dollars,
  pricedFor,
  rate,
  someBillSettings,
  someOrders,
  someTip,
} from "@comptoir/test-kit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { computeCosts } from "../costs/compute-costs.ts";
import type { Costs } from "../costs/costs.ts";
import { formatCosts } from "../costs/costs-data.ts";
import { sumCostsData } from "../costs/sum-costs-data.ts";
import { type Cents, formatCents, sumCents } from "../money/cents.ts";
import { computeHubCosts } from "./hub-costs.ts";
import { hubMenus, kitchensOfHub } from "./hub-menus.ts";
import { tipsOfKitchens } from "./hub-shares.ts";
import { idInHub, parseHubId } from "./kitchen-ids.ts";
import { asHub, kitchenInHub } from "./kitchen-in-hub.ts";
import { linesOfKitchens } from "./lines-of-kitchens.ts";

const TACOS = { id: 802, name: "Tacos", slug: "tacos", tax_rate: { tax1: "0.13" } };
const SWEETS = { id: "s", name: "Sweets", slug: "sweets", display_name: "Sweets & co" };
const aLine = (id: string, but: object = {}) => ({ id, menuId: null, sectionId: null, ...but });

describe("The ids of a hub's menu", () => {
  it("name a kitchen and a part of its menu, and can be parsed to both", () => {
    expect(parseHubId(idInHub(802, 7), [TACOS, SWEETS])).toEqual({ kitchen: TACOS, id: "7" });
    expect(parseHubId(idInHub("s", "a~b"), [TACOS, SWEETS])).toEqual({ kitchen: SWEETS, id: "a~b" });
    expect(parseHubId(7, [TACOS, SWEETS])).toBeNull();
  });

  it("belong to the longer of two kitchens' ids with a common beginning", () => {
    const kitchens = [{ id: "a" }, { id: "a~b" }];
    expect(parseHubId(idInHub("a~b", "1"), kitchens)?.kitchen).toBe(kitchens[1]);
  });
});

describe("The menus of a hub", () => {
  const menus = (name: string) => [
    {
      id: 1,
      name,
      order: 4,
      items: [{ id: 1, name: "Own", price: "4.00" }],
      sections: [{ id: 2, name: "More", items: [] }],
    },
    { id: 2, name: "Members'", member_only: true, items: [] },
  ];
  const kitchens = [
    { restaurant: TACOS, menus: menus("Tacos") },
    { restaurant: SWEETS, menus: menus("Cakes") },
  ];

  it("are its kitchens', each in a group with its restaurant's name, without members' menus", () => {
    const { menu_groups, menus: sold } = hubMenus(kitchens);
    expect(menu_groups).toMatchObject([
      { restaurant_id: 802, name: "Tacos" },
      { restaurant_id: "s", name: "Sweets & co" },
    ]);
    expect(sold).toMatchObject([
      {
        id: "802~1",
        menu_group_id: menu_groups[0]?.id,
        tax_rate: { tax1: "0.13" },
        items: [{ id: "802~1" }],
        order: 0,
      },
      { id: "s~1", menu_group_id: menu_groups[1]?.id, tax_rate: null, sections: [{ id: "s~2" }], order: 1 },
    ]);
  });

  it("follow the hub's own groups if those name restaurants, in their order and with their texts", () => {
    const groups = [
      { id: 1, name: "First floor", restaurant_id: "s" },
      { id: 2, name: "Hidden", restaurant_id: 802, published_at: null },
    ];
    expect(kitchensOfHub(groups, [TACOS, SWEETS])).toEqual([SWEETS]);
    expect(kitchensOfHub([], [TACOS, SWEETS])).toEqual([TACOS, SWEETS]);
    expect(hubMenus(kitchens.slice(1), groups).menu_groups).toMatchObject([
      { name: "First floor", restaurant_id: "s" },
    ]);
  });
});

describe("A hub's cart", () => {
  it("is split by kitchen, in the kitchens' order, with their own ids; lines of no kitchen go to the first", () => {
    const lines = [aLine("s~1", { menuId: "s~9" }), aLine("802~1", { sectionId: "802~3" }), aLine("nobody's")];
    expect(linesOfKitchens([TACOS, SWEETS], lines)).toEqual([
      { kitchen: TACOS, lines: [aLine("1", { sectionId: "3" }), aLine("nobody's")] },
      { kitchen: SWEETS, lines: [aLine("1", { menuId: "9" })] },
    ]);
    expect(linesOfKitchens([TACOS], [])).toEqual([]);
  });
});

describe("A kitchen in its hub", () => {
  const hub = {
    id: 1,
    name: "Hall",
    slug: "hall",
    payment_processor: "sandbox",
    order_options: { max_items_per_cart: 5 },
  };
  const kitchen = {
    ...TACOS,
    payment_processor: "payOnPremise",
    hasDiscounts: true,
    order_options: { slot_hold_minutes: 2 },
  };

  it("has the hub's payment, questions and limits, and its own taxes and times", () => {
    expect(kitchenInHub(hub, kitchen)).toMatchObject({
      payment_processor: "sandbox",
      hasDiscounts: false,
      tax_rate: TACOS.tax_rate,
      order_options: { slot_hold_minutes: 2, max_items_per_cart: 5 },
    });
  });

  it("has the hub's billed means, unless each kitchen has its own account", () => {
    const billing = { ...hub, extra_payment_methods: [{ type: "invoice", label: "Invoice" }] };
    expect(kitchenInHub(billing, kitchen).extra_payment_methods).toHaveLength(1);
    expect(kitchenInHub({ ...billing, multiple_mids: true }, kitchen).extra_payment_methods).toBeNull();
  });

  it("has no members, points, deliveries or school days, and neither has the hub", () => {
    const own = { loyalty_program: true, membership_program: true, delivery: { type: "custom" as const }, k12: true };
    const none = { loyalty_program: false, membership_program: false, delivery: null, k12: false, catering: false };
    expect(kitchenInHub(hub, { ...kitchen, ...own })).toMatchObject(none);
    expect(asHub({ ...hub, ...own, hasDiscounts: true })).toMatchObject({ ...none, hasDiscounts: true });
  });

  it("has its own payment if each kitchen has its account, and pauses with either", () => {
    expect(kitchenInHub({ ...hub, multiple_mids: true }, kitchen).payment_processor).toBe("payOnPremise");
    expect(kitchenInHub({ ...hub, orders_paused: true }, kitchen).orders_paused).toBe(true);
    expect(kitchenInHub(hub, { ...kitchen, orders_paused: true }).orders_paused).toBe(true);
    expect(kitchenInHub(hub, kitchen).orders_paused).toBe(false);
  });
});

/** Generates up to four kitchens, each with its own taxes, charges and lines. */
const someKitchens = fc.array(
  someOrders().map((order) => pricedFor(order, [])),
  { minLength: 1, maxLength: 4 },
);
const NO_TERMS = { tip: null, discount: null, voucher: null };
const someTerms = fc.record({
  tip: fc.option(someTip()),
  discount: fc.option(
    fc.oneof(
      fc.integer({ min: 0, max: 100 }).map((percent) => `${percent}%`),
      fc.integer({ min: 0, max: 99_99 }).map((amount) => `${formatCents(amount as Cents)}$`),
    ),
  ),
  balance: fc.option(fc.integer({ min: 0, max: 200_00 })),
});
const asTerms = ({ tip, discount, balance }: typeof someTerms extends fc.Arbitrary<infer Terms> ? Terms : never) => ({
  tip,
  discount: discount === null ? null : { code: "HALL", setting: charge(discount) },
  voucher: balance === null ? null : { code: "GIFT", balanceCents: balance as Cents },
});
const sumOf = (bills: readonly { costs: Costs }[], of: (costs: Costs) => number | undefined) =>
  bills.reduce((sum, { costs }) => sum + (of(costs) ?? 0), 0);

describe("The costs of a hub's cart", () => {
  it("are the sum of its kitchens' bills to the cent, whatever their taxes, charges and the tip", () => {
    fc.assert(
      fc.property(someKitchens, someTerms, (kitchens, some) => {
        const terms = asTerms(some);
        const { tip } = terms;
        const { kitchens: bills, whole } = computeHubCosts(kitchens, terms);
        expect(whole.totalWithTipCents).toBe(sumOf(bills, (bill) => bill.totalWithTipCents));
        expect(whole.taxesCents).toBe(
          sumCents(whole.taxBrackets.flatMap(({ tax1, tax2 }) => [tax1.amountCents, tax2.amountCents])),
        );
        expect(whole.totalWithTipCents).toBe(
          whole.totalCents + (whole.tip?.amountCents ?? 0) - (whole.voucher?.amountCents ?? 0),
        );
        if (tip?.type === "dollar") expect(whole.tip?.amountCents).toBe(Math.abs(tip.amountCents));
        const written = bills.map((bill) => formatCosts(bill.costs, { serviceChargeLabel: "Fee" }));
        const { totalWithTip, taxes, taxBrackets, tip: tipped } = sumCostsData(written);
        expect({ totalWithTip, taxes, tip: tipped.amount }).toEqual({
          totalWithTip: formatCents(whole.totalWithTipCents),
          taxes: formatCents(whole.taxesCents),
          tip: formatCents(whole.tip?.amountCents ?? (0 as Cents)),
        });
        expect(taxBrackets).toEqual(formatCosts(whole, { serviceChargeLabel: "Fee" }).taxBrackets);
      }),
    );
  });

  it("equal a single order's if all of it is of one kitchen, with tip, code and gift card", () => {
    fc.assert(
      fc.property(someKitchens, someTerms, ([order], some) => {
        if (!order) throw new Error("there is a kitchen");
        const alone = computeCosts({ ...order, ...asTerms(some), points: null });
        const { whole } = computeHubCosts([order], asTerms(some));
        expect(whole.totalWithTipCents).toBe(alone.totalWithTipCents);
        expect(whole.taxesCents).toBe(alone.taxesCents);
        expect(whole.discount?.amountCents).toBe(alone.discount?.amountCents);
        expect(whole.voucher?.amountCents).toBe(alone.voucher?.amountCents);
      }),
    );
  });

  it("split a code in dollars and a gift card's payment to the cent, and give no kitchen more than its bill", () => {
    fc.assert(
      fc.property(someKitchens, someTerms, (kitchens, some) => {
        const terms = asTerms(some);
        const { kitchens: bills, whole } = computeHubCosts(kitchens, terms);
        const { discount, voucher } = terms;
        if (discount?.setting.type === "dollar") {
          const off = Math.min(discount.setting.amountCents, whole.subtotalCents);
          expect(sumOf(bills, (bill) => bill.discount?.amountCents)).toBe(off);
        }
        const dueCents = whole.totalCents + (whole.tip?.amountCents ?? 0);
        const paidCents = voucher ? Math.min(voucher.balanceCents, dueCents) : 0;
        expect(sumOf(bills, (bill) => bill.voucher?.amountCents)).toBe(paidCents);
        expect(whole.voucher).toEqual(voucher && { ...voucher, amountCents: paidCents });
        for (const { costs } of bills) {
          expect(costs.totalWithTipCents).toBeGreaterThanOrEqual(0);
          expect(costs.subtotalDiscountedCents).toBeGreaterThanOrEqual(0);
          expect(costs.voucher?.balanceCents).toBe(costs.voucher?.amountCents);
        }
      }),
    );
  });

  it("lower no kitchen's tax by the gift card, but every kitchen's by the code", () => {
    const order = anOrderToCost();
    const kitchens = [order, order];
    const plain = computeHubCosts(kitchens, NO_TERMS).whole;
    const voucher = { code: "GIFT", balanceCents: dollars("1.01") };
    const { kitchens: bills, whole } = computeHubCosts(kitchens, { ...NO_TERMS, voucher });
    expect(whole.taxesCents).toBe(plain.taxesCents);
    expect(bills.map(({ costs }) => costs.voucher?.amountCents)).toEqual([51, 50]);
    const off = computeHubCosts(kitchens, { ...NO_TERMS, discount: { code: "HALL", setting: charge("1.00$") } });
    expect(off.kitchens.map(({ costs }) => costs.discount?.amountCents)).toEqual([50, 50]);
    expect(off.whole.discount).toMatchObject({ setting: charge("1.00$"), amountCents: 100 });
  });

  it("split a tip in dollars by the kitchens' subtotals; the first gets it if all is free", () => {
    const tip = { type: "dollar", amountCents: dollars("1.00") } as const;
    const amounts = (subtotals: Cents[]) =>
      tipsOfKitchens(tip, subtotals).map((share) => (share?.type === "dollar" ? share.amountCents : null));
    expect(amounts([dollars("10.00"), dollars("10.00"), dollars("10.00")])).toEqual([34, 33, 33]);
    expect(amounts([dollars("0.00"), dollars("0.00")])).toEqual([100, 0]);
  });

  it("compute a tip in percent on the whole, as shown, not on each kitchen's rounded amount", () => {
    const tip = { type: "percentage", percentage: rate("15") } as const;
    const shares = tipsOfKitchens(tip, [dollars("26.25"), dollars("26.25"), dollars("17.50")]);
    // The exact shares of 10.50 are 3.9375, 3.9375 and 2.625.
    expect(shares.map((share) => (share?.type === "dollar" ? share.amountCents : null))).toEqual([394, 394, 262]);
    expect(tipsOfKitchens(tip, [dollars("26.25")])).toEqual([tip]);
  });

  it("show no percentage of a service charge that differs between kitchens", () => {
    const { lines } = anOrderToCost();
    const of = (serviceCharge: ReturnType<typeof charge> | null) => ({
      lines,
      delivered: false,
      rebateApplies: true,
      settings: someBillSettings({ serviceCharge }),
    });
    const settingOf = (...kitchens: ReturnType<typeof of>[]) =>
      computeHubCosts(kitchens, NO_TERMS).whole.serviceCharge?.setting.type;
    expect(settingOf(of(charge("18%")), of(charge("18%")))).toBe("percentage");
    expect(settingOf(of(charge("18%")), of(charge("10%")))).toBe("dollar");
    expect(settingOf(of(charge("18%")), of(null))).toBe("dollar");
  });
});
