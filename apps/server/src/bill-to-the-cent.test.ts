import { describe, expect, test } from "vitest";
import { aLine, openSite, type VenueFile, withGravy } from "./testing/open-venue.ts";

// bill#costs: a bill with every kind of amount, calculated by hand.
const site = await openSite();

const ON_RESTAURANT = (fields: object) => (file: VenueFile) => Object.assign(file.restaurant, fields);
type Costs = Record<string, unknown>;
async function costsOf(change: (file: VenueFile) => unknown, body: object = {}): Promise<Costs> {
  const answer = await (await site.open(change)).bill(body);
  return JSON.parse(answer).costs;
}
/** Delivery order of one dish at 10.00. */
const DELIVERED = { type: "delivery", tableNum: null };
const delivered = (delivery_charge: string, but: object = {}) =>
  costsOf(ON_RESTAURANT({ delivery: { type: "address", radius: 10, unit: "km", delivery_charge }, ...but }), DELIVERED);

test("Costs: every field matches the bill.", async () => {
  const everything = (file: VenueFile) => {
    Object.assign(file.restaurant, {
      service_charge: "18%",
      tax_rate: { tax1: "0.05", tax2: "0.09975" },
      delivery: { type: "address", radius: 10, unit: "km", delivery_charge: "2.00$" },
    });
    Object.assign(file, {
      discounts: [{ code: "TEN", value: "10%" }],
      gift_cards: [{ code: "FULL-0000-1111-2222", balance: "5.00" }],
    });
  };
  const costs = await costsOf(everything, {
    ...DELIVERED,
    items: [withGravy({ quantity: 2 })],
    costs: {
      tip: { type: "percentage", percentageValue: "15" },
      discount: { code: "TEN" },
      voucher: { code: "FULL-0000-1111-2222" },
    },
  });
  // 12.00 − 1.20 = 10.80. With 1.94 service and 2.00 delivery, 5 % and 9.975 % tax apply to 14.74.
  expect(costs).toEqual({
    subtotal: "12.00",
    memberDiscount: { preTax: "0.00", amount: "0.00" },
    discount: { code: "TEN", type: "percentage", percentageValue: "10", amount: "1.20" },
    subtotalDiscounted: "10.80",
    serviceCharge: { type: "percentage", percentageValue: "18", amount: "1.94", label: "Service fee" },
    deliveryCharge: { type: "dollar", percentageValue: null, amount: "2.00" },
    taxBrackets: [{ base: "14.74", tax1: { rate: "0.05", amount: "0.74" }, tax2: { rate: "0.09975", amount: "1.47" } }],
    taxInfo: { tax1: "0.74", tax2: "1.47" },
    taxes: "2.21",
    total: "16.95",
    totalWithoutTaxes: "14.74",
    tip: { type: "percentage", percentageValue: "15", amount: "1.62" },
    voucher: { code: "FULL-0000-1111-2222", balance: "5.00", amount: "5.00" },
    totalWithTip: "13.57",
  });
});

describe("Service and delivery charge strings", () => {
  test("ending in $ are dollar amounts.", async () => {
    const { serviceCharge, total } = await costsOf(ON_RESTAURANT({ service_charge: "3.50$" }));
    expect([serviceCharge, total]).toEqual([expect.objectContaining({ type: "dollar", amount: "3.50" }), "15.26"]);
    expect((await delivered("4.00$")).deliveryCharge).toMatchObject({ type: "dollar", amount: "4.00" });
  });

  test("are percentages otherwise, with or without the sign.", async () => {
    for (const text of ["18%", "18"]) {
      const { serviceCharge } = await costsOf(ON_RESTAURANT({ service_charge: text }));
      expect(serviceCharge).toMatchObject({ type: "percentage", percentageValue: "18", amount: "1.80" });
      expect((await delivered(text)).deliveryCharge).toMatchObject({ percentageValue: "18", amount: "1.80" });
    }
  });
});

describe("Tip", () => {
  const withTip = async (tip: object) => (await costsOf(() => undefined, { costs: { tip } })).tip;

  test("A tip below 0 becomes its absolute value.", async () => {
    expect(await withTip({ type: "dollar", amount: "-3.00" })).toMatchObject({ amount: "3.00" });
    expect(await withTip({ type: "percentage", percentageValue: "-15" })).toMatchObject({ amount: "1.50" });
  });
});

describe("Taxes", () => {
  test("Tax rates are decimal fractions such as 0.13.", async () => {
    const { taxes, total } = await costsOf(ON_RESTAURANT({ tax_rate: { tax1: "0.13" } }));
    expect([taxes, total]).toEqual(["1.30", "11.30"]);
    await expect(site.open(ON_RESTAURANT({ tax_rate: { tax1: "13" } }))).rejects.toThrow("tax1");
  });

  test("tax_rebate_eligibility marks eligible items of the small-order rebate; absent means eligible.", async () => {
    const rebated = (but: object) => (file: VenueFile) => {
      Object.assign(file.restaurant, { tax_rebate: { max_amount: "12.00", tax1: "0.05" } });
      Object.assign(file.dish, but);
    };
    const items = [aLine()];
    expect(await costsOf(rebated({}), { items })).toMatchObject({ taxes: "0.50" });
    expect(await costsOf(rebated({ tax_rebate_eligibility: "eligible" }), { items })).toMatchObject({ taxes: "0.50" });
    expect(await costsOf(rebated({ tax_rebate_eligibility: "ineligible" }), { items })).toMatchObject({
      taxes: "1.30",
    });
  });
});

describe("Amounts", () => {
  test("Prices are shown with 2 decimals, in Canadian dollars, in the locale's format.", async () => {
    const venue = await site.open(({ dish }) => Object.assign(dish, { price: "1234.5" }));
    expect(await venue.page()).toContain("$1,234.50");
    expect(await venue.page("tableNum=1&locale=fr-CA")).toMatch(/1[\s\u00a0\u202f]234,50[\s\u00a0]\$/);
    expect(JSON.parse(await venue.bill()).costs).toMatchObject({ subtotal: "1234.50", taxes: "160.49" });
  });
});
